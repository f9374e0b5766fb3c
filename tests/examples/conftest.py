"""The examples as their authors' users have them: installed, without being named by anybody."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starcup import Pack
from starcup.games import AnyGame, find

EXAMPLES = Path(__file__).parents[2] / "examples"
ALL = sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))


def project(folder: Path) -> dict[str, Any]:
    """The ``[project]`` table of an example."""
    found: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


GAMES = [folder for folder in ALL if "starcup.games" in project(folder)["entry-points"]]
"""Those that are games."""
PROJECTS = [folder for folder in ALL if folder not in GAMES and "starcup.packs" in project(folder)["entry-points"]]
"""Those that are packs."""


def entry(folder: Path) -> tuple[str, str]:
    """The entry point of an example: the pack's name, and the package that holds it."""
    ((name, package),) = project(folder)["entry-points"]["starcup.packs"].items()
    return name, package


def game_of(folder: Path) -> AnyGame:
    """The game that an example's pack is for."""
    return find(Pack.from_folder(folder).game)


def played_with(folder: Path) -> list[str]:
    """The packs of a game with an example's pack: that of the box, those that it needs, itself."""
    needed = [need.partition(">=")[0] for need in Pack.from_folder(folder).manifest.needs]
    return list(dict.fromkeys((game_of(folder).pack, *needed, entry(folder)[0])))


def install(place: Path) -> list[str]:
    """Write the metadata of every example as an installer does; return what goes to the front of the search path."""
    for folder in (*PROJECTS, *GAMES):
        info = place / f"{project(folder)['name'].replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Name: {project(folder)['name']}\nVersion: 1.0\n", encoding="utf-8")
        groups = {group: project(folder)["entry-points"].get(group, {}) for group in ("starcup.games", "starcup.packs")}
        lines = [f"[{group}]\n" + "".join(f"{key} = {own[key]}\n" for key in own) for group, own in groups.items()]
        (info / "entry_points.txt").write_text("".join(lines), encoding="utf-8")
    return [str(place), *(str(folder / "src") for folder in (*PROJECTS, *GAMES))]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every example on the search path, with the metadata that an installer writes; the names of their packs."""
    for path in reversed(install(tmp_path)):
        monkeypatch.syspath_prepend(path)
    monkeypatch.setattr("starcup.games._KNOWN", {})  # games that are found here are not known to other tests
    yield [entry(folder)[0] for folder in PROJECTS]
    packages = {entry(folder)[1] for folder in PROJECTS}
    for module in [module for module in sys.modules if module.partition(".")[0] in packages]:
        del sys.modules[module]
