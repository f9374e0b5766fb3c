"""The tables know no game: neither their sources nor their words name one, nor a kind of piece, nor a piece.

They are the one in the browser, and the one in the panes of a terminal.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from starcup_harbour.game import GAME as HARBOUR
from starcup_salvage.game import GAME as SALVAGE

from starcup import games
from starcup.games import AnyGame
from starcup.wire import wire_of
from starcup_cli import panes
from starcup_web import building
from tests.examples.conftest import install

WEB = Path(building.__file__).parent
PANES = Path(panes.__file__).parent
CODE = (".ts", ".tsx", ".js", ".mjs", ".css", ".html", ".json")
UNREAD = ("package-lock.json", "tsconfig.json", "package.json")
COMMON = {
    "Home", "act", "action", "board", "bonus", "draw", "face", "home", "level", "move", "place", "power", "sell",
    "source",
}  # fmt: skip
"""Words of games that are also words of browsers, of scenes, or of any table."""
LITERALS = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`""", re.DOTALL
)
SELECTORS = re.compile(r"[.#]([a-zA-Z][\w-]*)(?=[^{};]*\{)")


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The games of the examples as if they were installed; to other tests they are not."""
    for path in install(tmp_path):
        monkeypatch.syspath_prepend(path)
    monkeypatch.setattr("starcup.games._KNOWN", {game.key: game for game in (HARBOUR, SALVAGE)})


def offered() -> list[AnyGame]:
    """Our games, and those of the examples."""
    return [*(games.find(key) for key in ("roll", "race", "tiny-epic")), HARBOUR, SALVAGE]


@cache
def names_of(game: AnyGame) -> tuple[frozenset[str], frozenset[str]]:
    """The words by which a program would know a game, and the names by which people do."""
    box = wire_of(game.load()).catalogue()
    words = {game.key, *box.kinds, *box.names, *(key for keys in box.names.values() for key in keys)}
    words |= {piece.kind for piece in box.pieces} | {piece.key for piece in box.pieces}
    titles = {box.box.title, *(title for keys in box.names.values() for title in keys.values())}
    titles |= {piece.title for piece in box.pieces}
    # A name of one word counts as a word; numbers and such are no names.
    words |= {title for title in titles if " " not in title}
    spoken = frozenset(title.lower() for title in titles if " " in title)
    return frozenset(word for word in words if re.search(r"[a-z]{3}", word.lower())) - COMMON, spoken


def sources() -> list[Path]:
    """What is written for the tables, without what they are built on."""
    found = [path for path in building.SOURCES.rglob("*") if path.suffix in CODE and path.name not in UNREAD]
    found = [path for path in found if not {"node_modules", "coverage"} & set(path.relative_to(building.SOURCES).parts)]
    return [*found, *PANES.glob("*.py"), *PANES.glob("*.tcss")]


def words_in(text: str, suffix: str) -> Iterator[str]:
    """The words of all texts in quotes, and the classes of styles; comments are no matter."""
    if suffix == ".py":
        tree = ast.parse(text)
        nodes = [node for node in ast.walk(tree) if not isinstance(node, ast.Expr)]  # texts that stand alone explain
        held = [child for node in nodes for child in ast.iter_child_nodes(node) if isinstance(child, ast.Constant)]
        for constant in held:
            yield from re.split(r"[\s,.:#\[\]=>()'\"]+", constant.value if isinstance(constant.value, str) else "")
        return
    for found in LITERALS.finditer(text):
        for literal in found.groups():
            yield from re.split(r"[\s,.:#\[\]=>()'\"]+", literal or "")
    if suffix in (".css", ".tcss"):
        yield from SELECTORS.findall(text)


@pytest.mark.parametrize("game", offered(), ids=lambda game: str(game.key))
def test_no_source_names_a_game_or_its_pieces(game: AnyGame) -> None:
    words, spoken = names_of(game)
    for path in sources():
        text = path.read_text(encoding="utf-8")
        assert sorted(words & {*words_in(text, path.suffix), path.stem}) == [], path
        assert [title for title in spoken if title in text.lower()] == [], path


@pytest.mark.parametrize("game", offered(), ids=lambda game: str(game.key))
def test_no_text_of_the_table_names_a_game_or_its_pieces(game: AnyGame) -> None:
    _, spoken = names_of(game)
    for path in [*WEB.rglob("*.ftl"), *PANES.parent.glob("locales/*/panes.ftl")]:
        text = path.read_text(encoding="utf-8").lower()
        assert [title for title in spoken if title in text] == [], path


@pytest.mark.parametrize(
    ("text", "suffix"),
    [
        ('if (piece.kind === "die") roll();', ".ts"),
        ("<b class='piece planet'>", ".tsx"),
        ("const known = { [`tiny-epic`]: 1 };", ".ts"),
        (".piece.card { color: red }", ".css"),
        ('[data-kind="tile"] { color: red }', ".css"),
        ('document.querySelector(".die")', ".ts"),
        ('def draw(piece):\n    """Draw it."""\n    return piece.kind == "die"', ".py"),
    ],
)
def test_a_name_would_be_found(text: str, suffix: str) -> None:
    known = {word for key in ("roll", "race", "tiny-epic") for word in names_of(games.find(key))[0]}
    assert known & set(words_in(text, suffix))


@pytest.mark.parametrize(
    ("text", "suffix"),
    [
        ("await Promise.race([a, b]);", ".ts"),
        ("// a die\n", ".ts"),
        ('/* "card" */ const roll = 1;', ".ts"),
        ('"""A die."""\nroll = 1  # "card"', ".py"),
    ],
)
def test_words_of_programs_are_no_names(text: str, suffix: str) -> None:
    known = {word for key in ("roll", "race", "tiny-epic") for word in names_of(games.find(key))[0]}
    assert not known & set(words_in(text, suffix))


def test_the_lock_names_no_registry() -> None:
    lock = building.SOURCES / "package-lock.json"
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 1
    assert [name for name, package in packages.items() if "resolved" in package] == []
    # What the table is built on is pinned, its own package.json included.
    for group in ("dependencies", "devDependencies"):
        assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in packages[""].get(group, {}).values())
