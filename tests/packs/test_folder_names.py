"""Folders of packs whose names are those of packages, and modules that are forgotten again."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from starcup import Pack, PackError
from starcup.roll import RollRuleset
from tests.packs.broken.builders import MANIFEST, SECOND, TILE, Broken

POWER = """
from starcup.roll import RollTable
from starcup.packed import hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return {}
"""


def write(where: Path, name: str, source: str, **files: str) -> Path:
    """The pack ``mine`` with one module, in a folder of that name."""
    broken = Broken(name, {"powers/mint.toml": None, "powers/mint.py": source, **files})
    return broken.write(where).rename(where / name)


@pytest.mark.parametrize("name", ["json", "starcup", "pytest", "colorsys", "mailbox", "_pytest"])
def test_a_folder_named_like_another_package_is_refused_and_leaves_that_alone(tmp_path: Path, name: str) -> None:
    before = dict(sys.modules)
    path = list(sys.path)
    folder = write(tmp_path, name, POWER.format(1))
    (fault,) = RollRuleset.check_pack(Pack.from_folder(folder), ["base"])
    assert "rename the folder" in str(fault) and repr(name) in str(fault)
    assert {key: sys.modules.get(key) for key in before} == before
    assert [key for key in sys.modules if key.startswith(f"{name}.powers")] == []
    assert sys.path == path
    assert str(tmp_path) not in str(importlib.import_module(name).__file__)


def test_a_folder_named_like_another_package_may_hold_data(tmp_path: Path) -> None:
    folder = Broken("data", {}).write(tmp_path).rename(tmp_path / "json")
    assert RollRuleset.check_pack(Pack.from_folder(folder), ["base"]) == []
    assert sys.modules["json"].__file__ and str(tmp_path) not in sys.modules["json"].__file__


@pytest.mark.parametrize("source", ["raise ValueError('no ore')", POWER.format(1).replace("_end", "_edn")])
def test_what_was_refused_is_forgotten(tmp_path: Path, source: str) -> None:
    folder = write(tmp_path, "zinc", source)
    with pytest.raises(PackError):
        RollRuleset.load(["base", Pack.from_folder(folder)])
    assert [name for name in sys.modules if name.partition(".")[0] == "zinc"] == []
    (folder / "powers" / "mint.py").write_text(POWER.format(3), encoding="utf-8")
    rules = RollRuleset.load(["base", Pack.from_folder(folder)])
    assert "mint" in rules.plugins.packs
    Pack.from_folder(folder)
    assert [name for name in sys.modules if name.partition(".")[0] == "zinc"] == []


def test_a_package_that_fails_is_forgotten_at_once(tmp_path: Path) -> None:
    folder = write(tmp_path, "tungsten", POWER.format(1), **{"__init__.py": "raise ValueError('no ore')"})
    pack = Pack.from_folder(folder)
    with pytest.raises(PackError, match="ValueError at import: no ore"):
        pack.load_power("mint")
    assert [name for name in sys.modules if name.partition(".")[0] == "tungsten"] == []


def test_two_folders_of_one_name_are_told_apart(tmp_path: Path) -> None:
    mine = write(tmp_path / "a", "copper", POWER.format(1))
    other = {"pack.toml": MANIFEST.replace("mine", "other"), "tiles.toml": SECOND.replace("m01", "m02")}
    two = write(tmp_path / "b", "copper", "", **other)
    (two / "powers" / "mint.py").rename(two / "powers" / "mill.py").write_text(POWER.format(2), encoding="utf-8")
    with pytest.raises(PackError, match=f"another package 'copper' is loaded already; rename the folder {two}"):
        RollRuleset.load(["base", Pack.from_folder(mine), Pack.from_folder(two)])
    Pack.from_folder(mine)


def other(where: Path, **files: str) -> Pack:
    """A pack ``other`` that needs the base pack, and so comes behind whatever needs nothing."""
    manifest = MANIFEST.replace("mine", "other") + 'needs = ["base"]\n'
    texts = {"powers/mint.toml": None}
    return Pack.from_folder(Broken("other", {**texts, "pack.toml": manifest, **files}).write(where / "other"))


@pytest.mark.parametrize(
    ("file", "text", "field", "line"),
    [
        ("tiles.toml", TILE, "tile[0].id", 2),
        ("tiles.toml", TILE, "tile[0].development.key", 3),
        ("colours.toml", '[[world]]\nkey = "odd"\nname = "Odd"\n', "world[0].key", 2),
        ("pack.toml", MANIFEST + "[numbers]\nend_squares = 13\n", "numbers.end_squares", 4),
    ],
)
def test_what_two_packs_have_is_the_fault_of_the_one_named_later(
    tmp_path: Path, file: str, text: str, field: str, line: int
) -> None:
    text = text.replace("m01", "m02") if "key" in field else text
    theirs = text.replace("m02", "m03").replace("mine", "other").replace("13", "14")
    theirs = theirs.replace('game = "roll"\n', 'game = "roll"\nneeds = ["base"]\n') if file == "pack.toml" else theirs
    their_tiles = {} if file == "tiles.toml" else {"tiles.toml": ""}
    before = other(tmp_path, **{**their_tiles, file: theirs})
    mine = Pack.from_folder(Broken("mine", {file: text}).write(tmp_path))
    found = RollRuleset.check_pack(mine, ["base", before])
    assert [(fault.pack, fault.file, fault.line, fault.field) for fault in found][:1] == [("mine", file, line, field)]
    assert "'other'" in str(found[0])
    with pytest.raises(PackError, match=r"^pack 'mine', "):
        RollRuleset.load(["base", before, mine])
    with pytest.raises(PackError, match=r"^pack 'other', "):
        RollRuleset.load(["base", mine, before])


def test_a_power_that_two_packs_have_is_the_fault_of_the_one_named_later(tmp_path: Path) -> None:
    before = other(tmp_path, **{"tiles.toml": "", "powers/mint.py": POWER.format(1)})
    mine = Pack.from_folder(Broken("mine", {}).write(tmp_path))
    assert [fault.pack for fault in RollRuleset.check_pack(mine, ["base", before])] == ["mine"]


def test_a_folder_without_init_in_a_package_is_found_without_importing_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = tmp_path / "starcup_outer" / "inner"
    inner.mkdir(parents=True)
    (inner.parent / "__init__.py").write_text("raise AssertionError\n")
    (inner / "pack.toml").write_text('name = "outer-inner"\ngame = "roll"\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    pack = Pack("outer-inner", "starcup_outer.inner", "roll")
    assert pack.files == inner
    assert pack.manifest.name == "outer-inner"
    assert "starcup_outer" not in sys.modules
