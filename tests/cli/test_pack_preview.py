"""``starcup pack preview``: pictures of a pack's tiles, without running its code."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.helpers import refused, run
from tests.packs.broken.builders import TILE, Broken, module


@pytest.fixture
def pack(tmp_path: Path) -> str:
    return str(Broken("sound", {}).write(tmp_path))


def test_panels_say_everything_in_words_within_80_columns(pack: str) -> None:
    result = run("pack", "preview", pack)
    assert result.exit_code == 0, result.output
    for words in (
        "Mint",
        "cost 3 - m01",
        "Development: V Ship",
        "$1 at the end of Ship.",
        "Slag",
        "Grey world",
        "1 Home",
    ):
        assert words in result.output
    assert max(map(len, result.output.splitlines())) == 80


def test_one_tile(tmp_path: Path) -> None:
    more = (
        TILE.replace("mint", "bank")
        .replace("Mint", "Bank")
        .replace("m01", "m02")
        .replace("slag", "ash")
        .replace("Slag", "Ash")
    )
    where = str(Broken("two", {"tiles.toml": TILE + more}).write(tmp_path))
    assert "Bank" in run("pack", "preview", where).output
    assert "Bank" not in run("pack", "preview", where, "--tile", "slag").output
    assert "is not in pack 'mine', but in 'base'" in refused("pack", "preview", where, "--tile", "t01")
    assert "did you mean 'Mint'" in refused("pack", "preview", where, "--tile", "mnit")


def test_svg_files(tmp_path: Path) -> None:
    odd = TILE.replace("Slag", "Sl<ag> & Łódź")
    where = str(Broken("odd", {"tiles.toml": odd}).write(tmp_path))
    result = run("pack", "preview", where, "--svg", str(tmp_path / "out"))
    assert result.output.startswith("2 pictures in ")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["mint.svg", "slag.svg"]
    texts = {
        name: "".join(ElementTree.parse(tmp_path / "out" / name).getroot().itertext())
        for name in ("mint.svg", "slag.svg")
    }
    assert all(words in texts["mint.svg"] for words in ("Mint", "3", "V Ship", "$1 at the end of Ship.", "m01"))
    assert all(words in texts["slag.svg"] for words in ("Sl<ag> & Łódź", "Grey world", "1 Home die into the cup"))


def test_no_words_of_the_base_pack_are_cut_off(tmp_path: Path) -> None:
    assert run("pack", "preview", "base", "--svg", str(tmp_path)).exit_code == 0
    pictures = {path.stem: "".join(ElementTree.parse(path).getroot().itertext()) for path in tmp_path.iterdir()}
    assert len(pictures) == 144
    assert [key for key, words in pictures.items() if "..." in words] == []


@pytest.mark.parametrize(("paper", "size"), [("a4", b"595.2756 841.8898"), ("letter", b"612 792")])
def test_a_sheet_to_print(tmp_path: Path, pack: str, paper: str, size: bytes) -> None:
    file = tmp_path / "sheet.pdf"
    result = run("pack", "preview", pack, "--pdf", str(file), "--paper", paper)
    assert result.exit_code == 0, result.output
    assert "1 tile on 2 pages in" in "".join(result.output.splitlines())
    data = file.read_bytes()
    assert data.startswith(b"%PDF")
    assert size in data
    again = tmp_path / "again.pdf"
    run("pack", "preview", pack, "--pdf", str(again), "--paper", paper)
    assert again.read_bytes() == data


def test_the_base_pack_with_factions_and_home_worlds(tmp_path: Path) -> None:
    result = run("pack", "preview", "base", "--pdf", str(tmp_path / "base.pdf"))
    assert "73 tiles, 7 die nets on 15 pages" in result.output


def test_without_reportlab_it_is_said_how_to_get_it(tmp_path: Path, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "reportlab", None)
    assert "pip install reportlab" in refused("pack", "preview", pack, "--pdf", str(tmp_path / "x.pdf"))
    assert not (tmp_path / "x.pdf").exists()


def test_no_code_of_the_pack_runs(tmp_path: Path) -> None:
    where = Broken("evil", module("raise RuntimeError('I ran')\n")).write(tmp_path)
    assert run("pack", "preview", str(where)).exit_code == 0


def test_faulty_data_are_told(tmp_path: Path) -> None:
    where = Broken("bad", {"tiles.toml": TILE.replace("grey", "gray")}).write(tmp_path)
    result = run("pack", "preview", str(where))
    assert result.exit_code == 1
    assert "tiles.toml line 4" in result.stderr
    assert "did you mean 'grey'?" in result.stderr
