"""The examples as their authors' users have them: installed, without being named by anybody."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starcup import Pack

EXAMPLES = Path(__file__).parents[2] / "examples"
ALL = sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))


def project(folder: Path) -> dict[str, Any]:
    """The ``[project]`` table of an example."""
    found: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


PACKS = [folder for folder in ALL if "starcup.packs" in project(folder)["entry-points"]]
"""Those that offer a pack."""
PROJECTS = [folder for folder in PACKS if Pack.from_folder(folder).game == "roll"]
"""Those that offer a pack of tiles for Roll for the Galaxy."""
CARDS = [folder for folder in PACKS if folder not in PROJECTS]
"""Those that offer a pack of cards for Race for the Galaxy."""


def entry(folder: Path) -> tuple[str, str]:
    """The entry point of an example: the pack's name, and the package that holds it."""
    ((name, package),) = project(folder)["entry-points"]["starcup.packs"].items()
    return name, package


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every example on the search path, with the metadata that an installer writes; the names of the packs of tiles."""
    for folder in PACKS:
        name, package = entry(folder)
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Name: {project(folder)['name']}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[starcup.packs]\n{name} = {package}\n", encoding="utf-8")
        monkeypatch.syspath_prepend(str(folder / "src"))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield [entry(folder)[0] for folder in PROJECTS]
    packages = {entry(folder)[1] for folder in PACKS}
    for module in [module for module in sys.modules if module.partition(".")[0] in packages]:
        del sys.modules[module]
