"""``starcup pack check``: faults in lines, whatever a pack does; and other packs go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import refused, run, spawn
from tests.conformance.packs import TEXT, TILE, write_pack
from tests.packs.broken.builders import HEAD, Broken, module

PLANTED = Path(__file__).parents[1] / "conformance" / "planted"
LOOP = "while True:\n    pass\n"


def told(where: Path, *options: str) -> list[str]:
    """The lines about a pack that has faults."""
    result = run("pack", "check", str(where), *options, "--json")
    assert result.exit_code == 1, result.output
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert not found["ok"]
    return [
        f"{trouble['file']}:{trouble['line']} {trouble['check']}: {trouble['told']}" for trouble in found["troubles"]
    ]


def test_a_sound_pack(tmp_path: Path) -> None:
    result = run("pack", "check", str(Broken("sound", {}).write(tmp_path)), "--quick")
    assert result.exit_code == 0, result.output
    said = " ".join(result.output.split())
    assert said.startswith("pack mine: 1 tile, 1 power; nothing wrong in what was looked at (7 checks made). ")
    assert "bots: 1 tile is new to the learned bots" in said and "Not looked at: kinds, " in said
    assert result.output.endswith("--full makes all checks.\n")


@pytest.mark.slow
def test_what_no_game_got_to_is_told_apart_and_is_no_fault(tmp_path: Path) -> None:
    source = (PLANTED / "hides_a_choice.py").read_text(encoding="utf-8")
    where = write_pack(
        tmp_path,
        {"hides_a_choice": source},
        tiles=TILE.replace("planted", "hides_a_choice"),
        files={"powers/hides_a_choice.toml": TEXT},
    )
    result = run("pack", "check", str(where), "--json")
    found = json.loads(result.stdout)
    assert (result.exit_code, found["ok"]) == (0, True)
    (untried,) = [trouble for trouble in found["troubles"] if trouble["untried"]]
    assert not untried["warning"]
    assert "choice Shake" in untried["told"]


def test_faults_and_exit_code(tmp_path: Path) -> None:
    where = Broken("two", {"tiles.toml": "[[tile]]\nid = 3\n", "powers/mint.toml": "[power]\nbonus = true\n"}).write(
        tmp_path
    )
    result = run("pack", "check", str(where))
    assert result.exit_code == 1
    assert "tiles.toml:2: tile[0].id: expected" in result.output
    assert "powers/mint.toml:2: power.bonus: expected" in result.output
    assert "no game was tried" in result.output
    assert all(len(line) <= 80 for line in result.output.splitlines())


def test_wrong_use() -> None:
    assert refused("pack", "check", "./nowhere") == "starcup: ./nowhere: expected a folder with a pack, found nothing"
    assert "unknown pack 'bse' (did you mean 'base'?)" in refused("pack", "check", "bse")


def test_an_endless_loop_at_import_is_stopped(tmp_path: Path) -> None:
    where = Broken("loop", module(f'"""Mint."""\n\n{LOOP}')).write(tmp_path)
    (line,) = told(where, "--limit", "1")
    assert line in [f"powers/mint.py:{n} read: no end within 1 seconds, while it was imported" for n in (3, 4)]


@pytest.mark.slow
def test_an_endless_loop_in_a_hook_is_stopped(tmp_path: Path) -> None:
    source = f"{HEAD}@hookimpl\ndef bonus(table: RollTable, seat: int) -> int:\n    while True:\n        pass\n"
    where = Broken("loop", module(source)).write(tmp_path)
    (line,) = told(where, "--quick", "--limit", "2")
    assert line.startswith("powers/mint.py:") and line.endswith("no end within 2 seconds, in bonus()")


def test_a_pack_that_ends_the_process_prints_and_keeps_the_exit_busy(tmp_path: Path) -> None:
    source = (
        "import atexit, os, sys, threading, time\n\nprint('noise', flush=True)\nos.write(2, b'noise')\n"
        "atexit.register(time.sleep, 60)\nthreading.Thread(target=time.sleep, args=(60,)).start()\n"
    )
    where = Broken("noise", module(source)).write(tmp_path)
    assert told(where) == [
        "powers/mint.py:0 load: plugin 'mint': implements no hook (expected a function marked @hookimpl)"
    ]
    where = Broken("gone", module("import os\n\nos._exit(0)\n")).write(tmp_path)
    assert told(where) == [":0 read: the process was ended at stage 'read'"]


def test_nothing_is_left_in_the_folder(tmp_path: Path) -> None:
    where = Broken(
        "sound", module(f"{HEAD}@hookimpl\ndef bonus(table: RollTable, seat: int) -> int:\n    return 1\n")
    ).write(tmp_path)
    before = sorted(where.rglob("*"))
    assert run("pack", "check", str(where), "--quick").exit_code == 0
    assert sorted(where.rglob("*")) == before


@pytest.mark.parametrize("source", ["import sys\n\nsys.exit(0)\n", "raise RuntimeError('no ore')\n"])
def test_a_pack_that_fails_takes_no_other_down(tmp_path: Path, source: str) -> None:
    where = Broken("bad", module(source)).write(tmp_path)
    result = run("packs", "--packs", f"{where},base")
    assert result.exit_code == 1
    assert "can't be used: powers/mint.py:" in result.output
    assert "55 tiles, 9 factions, 9 home worlds" in result.output
    assert run("tile", "t01", "--packs", "base").exit_code == 0
    failed = run("tile", "t01", "--packs", f"base,{where}")
    assert failed.exit_code == 1
    assert len(failed.stderr.splitlines()) == 1


def install(site: Path, name: str, entry: str, source: str) -> None:
    """A distribution in a folder that offers a pack."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[starcup.packs]\n{name} = {entry}\n", encoding="utf-8")
    if source:
        (site / f"{entry.partition(':')[0]}.py").write_text(source, encoding="utf-8")


@pytest.mark.slow
def test_installed_packs_that_fail_are_listed_with_the_reason(tmp_path: Path, saves: Path) -> None:
    site = tmp_path / "site"
    install(site, "exits", "exits_module:pack", "import sys\n\nsys.exit(3)\n")
    install(site, "hangs", "hangs_module:pack", LOOP)
    install(site, "gone", "nowhere_to_be_found", "")
    install(site, "odd", "odd_module:pack", "pack = 3\n")
    process = spawn(saves, "packs", "--json", PYTHONPATH="site", cwd=tmp_path)
    told, errors = process.communicate(timeout=120)
    assert (process.returncode, errors) == (1, "")
    reasons = {pack["name"]: str(pack["fault"]) for pack in json.loads(told)}
    assert reasons["base"] == "None"
    exits = f"data: pack 'exits' can't be loaded: SystemExit: 3 ({site / 'exits_module.py'} line 3)"
    assert reasons["exits"] == exits
    assert "no end within 10 seconds" in reasons["hangs"]
    assert "found nothing of that name" in reasons["gone"]
    assert "should be a starcup Pack, found int" in reasons["odd"]


@pytest.mark.parametrize(("command", "wanted"), [("what", "unknown word"), ("tile", "unknown tile")])
def test_a_name_like_no_other_may_be_in_an_installed_pack(
    command: str, wanted: str, tmp_path: Path, saves: Path
) -> None:
    install(tmp_path / "site", "skies", "skies_module:pack", LOOP)  # nothing is run to say so
    process = spawn(saves, command, "qqqqqq", PYTHONPATH="site", cwd=tmp_path)
    told, errors = process.communicate(timeout=120)
    assert (process.returncode, told) == (2, "")
    assert errors.startswith(f"starcup: {wanted} 'qqqqqq'")
    _, _, packs = errors.strip().partition("; not looked in, without --packs: ")
    assert "skies" in packs.split(", ")
