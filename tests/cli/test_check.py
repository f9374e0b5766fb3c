"""``starcup check``: a game is checked in a process of its own, with exit codes for scripts."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import refused, run
from tests.conformance.packs import write_pack

BROKEN = '''
"""A game that is broken."""
import sys
sys.path.insert(0, {root!r})
from attrs import evolve
from starcup import games
from tests.contract.broken import BROKEN
GAME = BROKEN[{name!r}][0]
'''
ENTRY = "[starcup.games]\ntoy = broken_game:GAME\n"


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    """A distribution with a game, in a folder on Python's path: for this process and its children."""
    (folder / "broken_game.py").write_text(source, encoding="utf-8")
    info = folder / "broken_game-1.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.syspath_prepend(str(folder))


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    from starcup import games

    monkeypatch.setattr(games, "_KNOWN", {})
    root = str(Path(__file__).parents[2])
    installed(tmp_path, monkeypatch, BROKEN.format(root=root, name=request.param))
    monkeypatch.delitem(sys.modules, "broken_game", raising=False)


def test_a_sound_game_passes() -> None:
    ended = run("check", "--game", "roll", "--quick")
    assert (ended.exit_code, ended.output) == (0, "game 'roll': no faults (7 checks made).\n")


@pytest.mark.parametrize("broken", ["score lines don't add up"], indirect=True)
@pytest.mark.usefixtures("broken")
def test_a_broken_game_is_told_and_fails() -> None:
    ended = run("check", "--game", "toy", "--quick")
    assert ended.exit_code == 1
    assert "scores: game 'toy'" in ended.output
    report = json.loads(run("check", "--game", "toy", "--quick", "--json").output)
    assert (report["game"], report["ok"], {finding["check"] for finding in report["findings"]}) == (
        "toy",
        False,
        {"scores"},
    )


@pytest.mark.parametrize("broken", ["a game has no end"], indirect=True)
@pytest.mark.usefixtures("broken")
def test_a_game_without_an_end_is_told() -> None:
    ended = run("check", "--game", "toy", "--quick")
    assert ended.exit_code == 1 and "no end after 800 choices" in ended.output


def test_a_check_that_takes_too_long_is_ended_and_told() -> None:
    ended = run("check", "--game", "roll", "--limit", "1")
    assert ended.exit_code == 1 and "no end within 1 seconds at the check" in ended.output


def test_a_game_that_hangs_while_it_is_loaded_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, monkeypatch, "while True:\n    pass\n")
    ended = run("check", "--game", "toy", "--limit", "1")
    assert ended.exit_code == 1 and "no end within 1 seconds at the check 'load'" in ended.output


def test_packs_options_games_and_seed_are_chosen_as_for_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path)
    monkeypatch.chdir(tmp_path)
    options = ("--packs", "base,./plants", "--without", "galactic_reserves", "--games", "1", "--seed", "5")
    ended = run("check", "--quick", *options)
    assert (ended.exit_code, ended.output) == (0, "game 'roll': no faults (7 checks made).\n")


def test_wrong_options_are_refused_in_one_line() -> None:
    told = "there is no option 'race-base.begin' (did you mean 'race-base.actions'?)"
    assert told in refused("check", "--game", "race", "--option", "race-base.begin=usual")
    assert "unknown pack 'bse' (did you mean 'base'?)" in refused("check", "--packs", "bse")


def test_a_pack_that_is_broken_is_told_as_its_own_fault(tmp_path: Path) -> None:
    where = write_pack(tmp_path, {"planted": "raise ValueError('no')\n"})
    ended = run("check", "--quick", "--packs", f"base,{where}")
    assert (ended.exit_code, ended.stdout) == (1, "")
    told = "starcup: pack 'plants', power 'planted': ValueError at import: no (powers/planted.py line 1)"
    assert ended.stderr.splitlines() == [told]


def test_an_unknown_game_is_one_line() -> None:
    assert "unknown game 'rol' (did you mean 'roll'?)" in refused("check", "--game", "rol")
