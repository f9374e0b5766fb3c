"""An installed pack is found without importlib.metadata, where that would find the same."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest

from starcup import PackError, installed_packs, load_pack
from starcup.packs.entry_points import sole_entry
from starcup.packs.pack import GROUP

MANIFEST = 'name = "mine"\ngame = "roll"\n'


def installed(site: Path, folder: str, entries: str, name: str = "Tiles.of-Mine") -> None:
    """A distribution as an installer leaves it."""
    info = site / f"{folder}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(entries, encoding="utf-8")
    package = site / "mine_tiles"
    package.mkdir(exist_ok=True)
    (package / "pack.toml").write_text(MANIFEST, encoding="utf-8")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    return tmp_path / "site"


def told(name: str) -> tuple[str, str]:
    """What importlib.metadata tells."""
    (entry,) = metadata.entry_points(group=GROUP, name=name)
    assert entry.dist is not None
    return entry.module, entry.dist.name


def test_every_installed_pack_is_found_as_importlib_finds_it() -> None:
    assert "base" in installed_packs()
    for name in installed_packs():
        assert sole_entry(GROUP, name) == told(name)


def test_the_section_and_the_name_count(site: Path) -> None:
    entries = (
        f"[other]\nmine = nowhere\n\n[{GROUP}]\n# mine = nowhere\nyours=nowhere\nmine =mine_tiles\n[more]\nmine = x\n"
    )
    installed(site, "tiles_of_mine-1.2", entries)
    assert sole_entry(GROUP, "mine") == told("mine") == ("mine_tiles", "Tiles.of-Mine")
    pack = load_pack("mine")
    assert (pack.package, pack.distribution, pack.version) == ("mine_tiles", "Tiles.of-Mine", "1.2")


def test_a_distribution_hides_others_of_its_name(tmp_path: Path, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(site, "tiles_of_mine-1.2", f"[{GROUP}]\nmine = gone\n")
    monkeypatch.syspath_prepend(str(tmp_path / "first"))
    installed(tmp_path / "first", "tiles_of_mine-2.0", f"[{GROUP}]\nmine = mine_tiles\n")
    assert sole_entry(GROUP, "mine") == told("mine") == ("mine_tiles", "Tiles.of-Mine")


@pytest.mark.parametrize("value", ["mine_tiles:PACK", "mine_tiles [extra]", ""])
def test_what_is_no_plain_module_is_left_to_importlib(site: Path, value: str) -> None:
    installed(site, "tiles_of_mine-1.2", f"[{GROUP}]\nmine = {value}\n")
    assert sole_entry(GROUP, "mine") is None


def test_two_packs_of_one_name_are_left_to_importlib(site: Path) -> None:
    for name in ("one", "two"):
        installed(site, f"{name}-1", f"[{GROUP}]\nmine = mine_tiles\n", name)
    assert sole_entry(GROUP, "mine") is None
    assert load_pack("mine").distribution in ("one", "two")


def test_what_can_not_be_read_is_passed_over(site: Path) -> None:
    installed(site, "tiles_of_mine-1.2", "")
    (site / "tiles_of_mine-1.2.dist-info" / "entry_points.txt").write_bytes(b"[starcup.packs]\nmine = \xff\n")
    assert sole_entry(GROUP, "mine") is None


def test_a_pack_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(PackError, match=r"unknown pack 'bass' \(did you mean 'base'"):
        load_pack("bass")


def test_a_folder_without_code_in_a_package_is_found_before_that_is_imported(site: Path) -> None:
    installed(site, "tiles_of_mine-1.2", f"[{GROUP}]\nmine = outer_tiles.box\n")
    (site / "outer_tiles").mkdir()
    (site / "outer_tiles" / "__init__.py").write_text("raise RuntimeError('imported')\n", encoding="utf-8")
    (site / "mine_tiles").rename(site / "outer_tiles" / "box")
    assert load_pack("mine").files == site / "outer_tiles" / "box"
