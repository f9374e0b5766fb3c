"""A stranger's game and pack, installed beside Starcup; the tests choose the method that fails."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from starcup import games
from tests.cli.serving import Client

STRANGERS = Path(__file__).parent / "strangers"
ENTRIES = """
[starcup.games]
pits = pits:PITS
wells = pits:WELLS

[starcup.bots]
pits = pits

[starcup.packs]
springs = springs
"""
Fail = Callable[[str], None]


def line_of(spot: str) -> int:
    """The line of the game that fails if that spot is chosen."""
    lines = (STRANGERS / "pits.py").read_text(encoding="utf-8").splitlines()
    (line,) = (number for number, text in enumerate(lines, 1) if f'at("{spot}")' in text or f"at('{spot}')" in text)
    return line


@pytest.fixture(autouse=True)
def pits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module of the game, found by this process and its children; they run in the folder that has it."""
    info = tmp_path / "pits-1.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pits\nVersion: 1\n", encoding="utf-8")
    for folder in (tmp_path, STRANGERS):
        monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", f"{STRANGERS}{':' if sys.platform != 'win32' else ';'}{tmp_path}")
    monkeypatch.setenv("STARCUP_SAVES", str(tmp_path / "saves"))
    monkeypatch.setattr(games, "_KNOWN", {})
    monkeypatch.chdir(STRANGERS)
    yield importlib.import_module("pits")
    for name in [name for name in sys.modules if name.partition(".")[0] in ("pits", "springs")]:
        del sys.modules[name]


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch) -> Fail:
    """Choose what fails from now on."""
    return lambda spot: monkeypatch.setenv("PITS_FAULT", spot)


@pytest.fixture
def client() -> Client:
    """A client of a server of its own."""
    return Client()
