"""A diagram of the packages and their rooms: layers, texts and imports are read from the sources."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

from scripts.pictures.ink import BRAND, SOFT, WIDTH, box, drawing, fitted, words

PACKAGES = Path(__file__).resolve().parents[2] / "packages"
ROOMS = {
    "starcup.kernel": "core", "starcup.packs": "core", "starcup.plugins": "core", "starcup.terms": "core",
    "starcup.games": "core", "starcup.words": "core", "starcup.wire": "core", "starcup.testing": "core",
    "starcup.roll": "core", "starcup_pytest": "core", "starcup_race": "race", "starcup_tiny_epic": "tiny-epic",
    "starcup_tiles_base": "tiles-base", "starcup_bots": "bots", "starcup.host": "core", "starcup_web": "web",
    "starcup_rl": "rl", "starcup_llm": "llm", "starcup_cli": "cli",
}  # fmt: skip
"""Each room, and the folder of its distribution."""
IS = {
    "starcup.kernel": "any turn-based game with dice, cards and secrets; knows none",
    "starcup.packs": "folders of data, and what is wrong with them",
    "starcup.plugins": "hooks, guards, extensions",
    "starcup.terms": "powers stated as data",
    "starcup.games": "games as plugins",
    "starcup.words": "any game in words",
    "starcup.wire": "any game as JSON, with schemas",
    "starcup.testing": "checks of any game, perft, random games",
    "starcup.roll": "Roll for the Galaxy: its rules and its facets",
    "starcup_pytest": "the kit's plugin for pytest",
    "starcup_race": "Race for the Galaxy: rules, facets, the box",
    "starcup_tiny_epic": "Tiny Epic Galaxies: rules, facets, the box",
    "starcup_tiles_base": "the box of Roll: tiles, and a plugin for each power",
    "starcup_bots": "the arena, simulations, search; Roll's players",
    "starcup.host": "games that others play: seats, logs, storage",
    "starcup_web": "the table in the browser, and its server",
    "starcup_rl": "any game as an environment for learners",
    "starcup_llm": "a seat for a language model",
    "starcup_cli": "the command: play, simulate, look up, make packs, serve",
}


def imports() -> dict[str, set[str]]:
    """Return for each room the others that it imports; ``starcup`` itself only re-exports, and counts as games."""
    imports_of: dict[str, set[str]] = {room: set() for room in ROOMS}
    for room, folder in ROOMS.items():
        for path in _files(folder, room):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    named = [alias.name for alias in node.names]
                else:
                    named = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
                imports_of[room] |= {other for name in named if (other := _room(name)) and other != room}
    return imports_of


def _files(folder: str, room: str) -> list[Path]:
    place = PACKAGES / folder / "src" / room.replace(".", "/")
    return sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]


def _room(module: str) -> str:
    if module == "starcup":
        return "starcup.games"
    return next((room for room in ROOMS if module == room or module.startswith(f"{room}.")), "")


def layers(edges: dict[str, set[str]]) -> list[list[str]]:
    """Return the rooms from those that import nothing up; each imports only rooms of lower layers.

    Raises:
        graphlib.CycleError: rooms import each other in a circle.
    """
    height: dict[str, int] = {}
    for room in TopologicalSorter(edges).static_order():
        height[room] = 1 + max((height[other] for other in edges[room]), default=-1)
    return [[room for room in ROOMS if height[room] == level] for level in range(max(height.values()) + 1)]


def picture() -> str:
    """Return the diagram as SVG."""
    edges = imports()
    marks: list[str] = []
    y = 8.0
    rows = [layer[n : n + 2] for layer in reversed(layers(edges)) for n in range(0, len(layer), 2)]
    for layer in rows:
        width = (WIDTH - 16 - 8 * (len(layer) - 1)) / len(layer)
        letters = int((width - 16) / 6.1)
        texts = [(room, fitted(IS[room], letters), fitted(_below(edges[room]), letters)) for room in layer]
        height = max(36 + 15 * (len(told) + len(below)) for _, told, below in texts)
        for number, (room, told, below) in enumerate(texts):
            x = 8 + number * (width + 8)
            marks.append(box(x, y, width, height))
            marks.append(words(x + 8, y + 19, room, size=13, bold=True))
            marks.extend(words(x + 8, y + 37 + 15 * n, line, size=11.5) for n, line in enumerate(told))
            first = y + height - 9 - 15 * (len(below) - 1)
            colour = BRAND if edges[room] else SOFT
            marks.extend(words(x + 8, first + 15 * n, line, size=11.5, colour=colour) for n, line in enumerate(below))
        y += height + 10
    marks.append(words(8, y + 8, "Each imports only from layers below. Read off the sources.", size=11, colour=SOFT))
    summary = "; ".join(f"{room}: {_below(edges[room])}" for room in ROOMS)
    return drawing("rooms", f"The rooms of the packages in layers. {summary}.", y + 18, marks)


def _below(rooms: set[str]) -> str:
    short = [room.removeprefix("starcup.").removeprefix("starcup_") for room in ROOMS if room in rooms]
    return f"imports {', '.join(short)}" if short else "imports nothing"
