"""A broken pack is told in clear lines, the same each time, and leaves nothing behind."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from starcup import Pack
from starcup_cli.authoring.examine import examine
from starcup_cli.authoring.levels import Level
from starcup_cli.authoring.reports import Trouble
from tests.packs.broken.builders import PACKS, TILE, Broken
from tests.packs.broken.odd import ODD

MESSAGES = [Path(__file__).parent / "broken" / name for name in ("messages.txt", "odd.txt")]
IDS = [broken.name for broken in (*PACKS, *ODD)]
LONG = {"endless step": [pytest.mark.slow]}


def messages() -> dict[str, list[str]]:
    """What is said about each pack, by its name; ``...`` stands for anything, DIR for the pack's folder."""
    found: dict[str, list[str]] = {}
    for file in MESSAGES:
        for section in file.read_text(encoding="utf-8").split("## ")[1:]:
            name, *lines = section.rstrip("\n").split("\n")
            found[name] = lines
    return found


def troubles(where: Path, checks: tuple[str, ...]) -> list[Trouble]:
    """What is wrong with a pack, by the checks given."""
    told: list[Mapping[str, object]] = []
    examine(str(where), ["base"], Level(checks, games=1, tables=6, pairs=6), told.append)
    fields = [message["trouble"] for message in told if "trouble" in message]
    return [Trouble(**trouble) for trouble in fields if isinstance(trouble, dict)]


def files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file() and not path.is_symlink()}


def test_every_pack_has_its_messages() -> None:
    assert list(messages()) == IDS
    assert len(set(IDS)) == len(IDS) >= 165


@pytest.mark.sampled(default=8)
@pytest.mark.parametrize(
    "broken",
    [pytest.param(broken, id=broken.name, marks=LONG.get(broken.name, ())) for broken in (*PACKS, *ODD)],
)
def test_a_broken_pack(broken: Broken, tmp_path: Path) -> None:
    where = broken.write(tmp_path)
    before = files(tmp_path), list(sys.path), set(sys.modules)
    found = troubles(where, broken.checks)
    expected = messages()[broken.name]
    told = [str(trouble).replace(str(tmp_path), "DIR") for trouble in found]
    assert len(told) == len(expected), "\n".join(told)
    for line, pattern in zip(told, expected, strict=True):
        assert re.fullmatch(re.escape(pattern).replace(r"\.\.\.", ".*"), line), line
    assert {trouble.warning for trouble in found} == {broken.warning}
    if broken.checks:  # it could be loaded, and stays so until it is read anew
        Pack.from_folder(where)
    assert (files(tmp_path), sys.path) == before[:2]
    assert {name for name in set(sys.modules) - before[2] if name.startswith("mine")} == set()


def test_the_sound_pack_is_sound(tmp_path: Path) -> None:
    sound = Broken("sound", {})
    assert troubles(sound.write(tmp_path), ("data", "answers", "play", "texts")) == []


def test_packs_that_need_each_other(tmp_path: Path) -> None:
    mine = Broken("one", {"pack.toml": 'name = "mine"\ngame = "roll"\nneeds = ["other"]\n'}).write(tmp_path / "a")
    text = TILE.replace("m01", "o01").replace("mint", "mill").replace("slag", "sand")
    files = {"pack.toml": 'name = "other"\ngame = "roll"\nneeds = ["mine"]\n', "tiles.toml": text}
    two = Broken("two", {**files, "powers/mint.toml": None}).write(tmp_path / "b")
    told: list[Mapping[str, object]] = []
    examine(str(mine), ["base", str(two)], Level(()), told.append)
    (trouble,) = [message["trouble"] for message in told if "trouble" in message]
    assert isinstance(trouble, dict)
    assert trouble["told"] == "packs need each other: mine needs other needs mine"


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert troubles(Broken("marked", {"tiles.toml": "\ufeff" + TILE}).write(tmp_path), ("data",)) == []
