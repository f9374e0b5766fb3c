"""Packs of planets at the command line: previews, pictures, contents, schemas; and the facet behind them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
import zipfile
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import pytest

from starcup import Pack
from starcup.games import find
from starcup.packed import PackFormat
from starcup.wire import file_schemas
from starcup_tiny_epic import EpicRuleset, EpicTable
from starcup_tiny_epic.testing.packs import CHECKS, PlanetBench
from tests.cli.helpers import longest, run
from tests.tiny_epic.test_odd_packs import BOARD, LEVEL, MISSION, PLANET

FILES = {
    "pack.toml": 'name = "mine"\ngame = "tiny-epic"\ntitle = "My Planets"\n',
    "planets.toml": PLANET
    + PLANET.replace("rock", "sand").replace("Rock", "Sand").replace("spaces = 2", "spaces = 12"),
    "missions.toml": MISSION + 'fewest = "home"\ntied = 1\nplayers = 3\n',
    "boards.toml": BOARD + 'stand_in = ["vp"]\n' + LEVEL + LEVEL.replace("lose_energy = 1", 'back = "all"'),
    "powers/rock.toml": "[limits]\npay = { energy = 1 }\nonce = true\n[power]\ndo = ['push_back', 'advance']\n",
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with everything."""
    folder = tmp_path / "mine"
    (folder / "powers").mkdir(parents=True)
    for path, text in FILES.items():
        (folder / path).write_text(text)
    return folder


def test_pieces_stand_beside_each_other(pack: Path) -> None:
    result = run("pack", "preview", str(pack))
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert "Rock" in lines[0] and "Sand" in lines[0] and longest(result.output) == 80
    output = " ".join(result.output.replace("│", " ").split())
    planet = ("2 VP, produces energy, an economy track of 3 steps.", "Pay 1 energy", "Once per turn")
    for words in (*planet, "Quiet", "Mirella", "solo game, odd."):
        assert words in output, output


def test_pictures_are_portraits_and_nine_fit_on_a_page(pack: Path, tmp_path: Path) -> None:
    pytest.importorskip("reportlab")
    assert run("pack", "preview", str(pack), "--svg", str(tmp_path / "svg")).exit_code == 0
    drawn = {path.stem: ElementTree.parse(path).getroot() for path in (tmp_path / "svg").iterdir()}
    assert set(drawn) == {"rock", "sand", "quiet", "mirella"}
    assert {(svg.get("width"), svg.get("height")) for svg in drawn.values()} == {("63mm", "88mm")}
    assert "My Planets - rock" in "".join(drawn["rock"].itertext())
    assert {"1", "12"} <= {"".join(node.itertext()) for node in drawn["sand"].iter() if node.tag.endswith("text")}
    output = run("pack", "preview", str(pack), "--pdf", str(tmp_path / "mine.pdf")).output
    assert "4 planets on 2 pages in" in output
    output = run("pack", "preview", "tiny-epic-base", "--pdf", str(tmp_path / "base.pdf")).output
    assert "57 planets on 14 pages in" in " ".join(output.split())


def test_contents(pack: Path) -> None:
    (output,) = json.loads(run("packs", "--packs", str(pack) + "/", "--json").stdout)
    assert [output[name] for name in ("planets", "missions", "boards", "with_power")] == [2, 1, 1, 1]
    output = run("packs", "--packs", "tiny-epic-base").output
    assert "40 planets, 12 missions, 5 rebel boards, 40 actions" in " ".join(output.split())
    report = run("pack", "check", str(pack), "--quick")
    assert report.exit_code == 0, report.output
    assert "pack mine: 2 planets, 1 mission, 1 rebel board, 1 action; nothing wrong" in " ".join(report.output.split())


def test_powers_are_listed_with_their_pack(pack: Path) -> None:
    assert "rock.toml" in run("powers", "--game", "tiny-epic", "--packs", f"tiny-epic-base,{pack}/").output


def test_a_new_pack_is_free_of_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    form = find("tiny-epic").facet("packs", PackFormat)(find("tiny-epic").load)
    for python in (False, True):
        name = f"stars{int(python)}"
        result = run("pack", "new", name, "--game", "tiny-epic", *(["--python"] if python else []))
        assert result.exit_code == 0, result.output
        pack = Pack.from_folder(tmp_path / name)
        assert form.check(pack, ["tiny-epic-base"]) == []
        assert pack.powers() == (["old_beacon"] if python else [])


def test_solo_games_are_played_against_the_boards_of_a_pack(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[int, str]] = []
    set_up = EpicRuleset.set_up

    def noted(rules: EpicRuleset, table: EpicTable) -> None:
        assert rules.board is not None
        begun.append((table.players, rules.board.key))
        set_up(rules, table)

    bench = PlanetBench.of_pack(Pack.from_folder(pack), games=2)
    monkeypatch.setattr(EpicRuleset, "set_up", noted)
    assert CHECKS["boards"](bench) == []
    assert len(begun) >= 2 and set(begun) == {(1, "mirella")}


@pytest.mark.slow
def test_the_wheel_holds_the_pack_and_is_found_by_its_name(tmp_path: Path) -> None:
    result = run("pack", "new", "my-planets", "--game", "tiny-epic", "--python", "--dir", str(tmp_path))
    assert result.exit_code == 0, result.output
    out = tmp_path / "out"
    result = run("pack", "build", str(tmp_path / "my-planets"), "--quick", "--out", str(out))
    assert result.exit_code == 0, result.output
    (wheel,) = out.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "site")
    files = ("planets.toml", "missions.toml", "boards.toml", "powers/old_beacon.py", "powers/old_beacon.toml")
    assert {f"my_planets/{name}" for name in files} < names
    completed = subprocess.run(
        [sys.executable, "-m", "starcup_cli", "packs", "--packs", "tiny-epic-base,my-planets"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")}, capture_output=True, text=True, check=False,
        timeout=120,
    )  # fmt: skip
    assert completed.returncode == 0, completed.stderr
    assert "my-planets 0.1.0" in completed.stdout


# Schemas.


def valid(name: str, text: str) -> bool:
    """Whether a schema fits a file."""
    return jsonschema.Draft202012Validator(file_schemas(EpicRuleset.load())[name]).is_valid(tomllib.loads(text))


def test_the_schemas_fit_the_box_and_packs(pack: Path) -> None:
    for home in (files("starcup_tiny_epic.box"), pack):
        for name in ("pack", "pack-planets", "pack-missions", "pack-boards"):
            assert valid(name, (home / f"{name.removeprefix('pack-')}.toml").read_text("utf-8")), name
        for file in (home / "powers").iterdir():
            assert valid("pack-power", file.read_text("utf-8")), file.name


WRONG = [
    ("pack-planets", PLANET.replace("energy", "enregy")),
    ("pack-planets", PLANET.replace("spaces = 2", "spaces = 13")),
    ("pack-planets", PLANET + "cost = 2\n"),
    ("pack-missions", MISSION + 'most = "coins"\n'),
    ("pack-missions", MISSION + "least = {}\n"),
    ("pack-boards", BOARD + LEVEL.replace("lose_energy = 1", 'back = "some"')),
    ("pack-boards", BOARD + LEVEL.replace("dice = 5", "dice = 8")),
    ("pack-power", "[power]\ndo = ['gain']\n"),
    ("pack-power", "[power]\ndo = ['exchange']\n"),
    ("pack-power", "[power]\ndo = []\n"),
    ("pack-power", "[power]\ndo = [{ advance = {}, push_back = {} }]\n"),
    ("pack-power", "[power]\ndo = [{ advance = { track = 1 } }]\n"),
    ("pack-power", "once = true\n"),
]


@pytest.mark.parametrize(("name", "text"), WRONG, ids=lambda value: value[-35:])
def test_the_schemas_refuse_what_the_loader_refuses(name: str, text: str) -> None:
    assert not valid(name, text)
