"""Faults of a stranger's game and pack on the command line: one line says whose and where, and JSON the same."""

from __future__ import annotations

import json
import os

import pytest

from starcup.wire.parts import Refusal
from tests.blame.conftest import Fail, line_of
from tests.cli.helpers import run
from tests.cli.serving import Client

POWER = (
    "pack 'springs', power 'geyser', beans() for seat",
    "ValueError: no water for seat",
    f"({os.path.join('springs', 'powers', 'geyser.py')} line 10)",
)
TURNS = ["1"] * 5


def place(spot: str) -> str:
    return f"(pits.py line {line_of(spot)})"


PLAYED = [
    ("pits", "set_up", "game 'pits', PitRules.set_up() failed"),
    ("pits", "run", "game 'pits', step 'turn' of seat 0, Turn.run() failed at choice 2"),
    ("pits", "take", "game 'pits', step 'turn' of seat 1, Turn.take() failed at choice 2"),
    ("pits", "view", "game 'pits', PitRules.view() for seat 1 failed when seat 1 was shown the table"),
    ("pits", "scene", "game 'pits', PitPresenter.status() failed"),
    ("pits", "event", "game 'pits', PitPresenter.sentence() failed"),
    ("pits", "scores", "game 'pits', PitRules.scores() failed"),
    ("pits", "bot", "bot 'mole' (seat 1) failed: IndexError: tuple index out of range"),
    ("wells", "power", POWER[0]),
]


@pytest.mark.parametrize(("key", "spot", "said"), PLAYED)
def test_playing_ends_with_one_line_and_the_game_is_kept(fail: Fail, key: str, spot: str, said: str) -> None:
    fail(spot)
    bots = "mole" if key == "pits" else "random"
    choices = ["take 0", "take 2", "take 4", "take 3"] if spot != "take" else ["take 0"]
    if spot == "take":
        choices, bots = ["take 2"], "random"
        said = said.replace("seat 1", "seat 0").replace("choice 2", "choice 1")
    result = run("play", "--game", key, "--bots", bots, "--seed", "1", typed=[*choices, *TURNS])
    assert result.exit_code == 1, result.output
    line = result.stderr.splitlines()[-1]
    assert line.startswith(f"starcup: {said}"), line
    assert (POWER[2] if spot == "power" else place(spot)) in line
    assert line.endswith(" (--traceback shows all)")
    assert ("The game so far: " in line) == (spot != "set_up")
    assert "Traceback" not in result.output


@pytest.mark.parametrize("spot", ["set_up", "run", "take", "scores"])
def test_statistics_say_whose_code_failed_as_json_too(fail: Fail, spot: str) -> None:
    fail(spot)
    result = run("sim", "--game", "pits", "--games", "3", "--bots", "random", "--players", "2", "--json")
    assert result.exit_code == 1
    told = json.loads(result.stdout)["error"]
    assert (told["owner"], told["file"], told["line"]) == ("game pits", "pits.py", line_of(spot))
    assert result.stderr == f"starcup: {told['message']} (--traceback shows all)\n"
    assert ("(game of seed " in told["message"]) == (spot != "set_up")


def test_what_fails_in_a_world_that_a_bot_tries_out_is_the_games_fault(fail: Fail) -> None:
    fail("take")
    result = run("sim", "--game", "pits", "--games", "3", "--bots", "search,mole", "--json")
    assert result.exit_code == 1, result.output
    told = json.loads(result.stdout)["error"]
    assert (told["owner"], told["file"], told["line"]) == ("game pits", "pits.py", line_of("take"))
    assert told["message"].startswith("game 'pits', step 'turn'") and "bot 'search'" in told["message"]


@pytest.mark.parametrize("bots", ["search,mole", "random,mole"])
def test_an_arena_whose_game_fails_ends_with_1_and_nobody_wins(fail: Fail, bots: str) -> None:
    fail("take")
    result = run("arena", "--game", "pits", "--games", "2", "--bots", bots)
    assert result.exit_code == 1, result.output
    assert "stopped: game 'pits', step 'turn'" in " ".join(result.stdout.split())
    assert "raised" not in result.stdout and " 0.0%" in result.stdout
    (line,) = result.stderr.splitlines()
    assert line.startswith("starcup: ") and "stopped through no bot's fault" in line


@pytest.mark.slow
def test_other_processes_say_whose_code_failed(fail: Fail) -> None:
    fail("scores")
    result = run("sim", "--game", "pits", "--games", "20", "--bots", "random", "--players", "2", "--workers", "2")
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    assert line.startswith("starcup: game 'pits', PitRules.scores() failed: ") and place("scores") in line


@pytest.mark.parametrize("spot", ["mole", "scores"])
def test_a_traceback_is_shown_if_it_is_wanted_wherever_the_option_stands(fail: Fail, spot: str) -> None:
    fail(spot if spot == "scores" else "run")
    command = ["sim", "--game", "pits", "--games", "3", "--bots", "random", "--players", "2"]
    for arguments in (["--traceback", *command], [*command, "--traceback"]):
        result = run(*arguments)
        assert result.exit_code == 1
        assert "Traceback (most recent call last):" in result.stderr
        assert 'pits.py", line ' in result.stderr and "IndexError" in result.stderr
        assert "--traceback" not in result.stderr.splitlines()[-1]
    assert "Traceback" not in run(*command).stderr, "it holds for one command"


def test_the_environment_may_ask_for_tracebacks(fail: Fail, monkeypatch: pytest.MonkeyPatch) -> None:
    fail("set_up")
    monkeypatch.setenv("STARCUP_TRACEBACK", "1")
    assert "in set_up\n" in run("play", "--game", "pits", "--watch").stderr


CHECKED = [
    ("run", "play", "step 'turn' of seat "),
    ("scores", "play", "PitRules.scores() failed: IndexError"),
    ("definition", "load", "game 'pits' can't be loaded"),
]


@pytest.mark.parametrize(("spot", "check", "said"), CHECKED)
def test_a_check_names_file_and_line(fail: Fail, spot: str, check: str, said: str) -> None:
    fail(spot)
    result = run("check", "--game", "pits", "--quick", "--json")
    assert result.exit_code == 1, result.output
    found = {finding["check"]: finding for finding in json.loads(result.stdout)["findings"]}
    finding = found[check]
    assert said in finding["what"] and place(spot) in finding["what"]
    assert (finding["owner"], finding["file"], finding["line"]) == ("game pits", "pits.py", line_of(spot))
    assert "repeat" not in found, "a choice that fails each time is no fault of repetition"


SERVED = [
    ("run", "submit"),
    ("take", "submit"),
    ("refuse", "submit"),
    ("view", "view"),
    ("wire", "view"),
    ("read", "events"),
]


@pytest.mark.parametrize(("spot", "method"), SERVED)
def test_a_server_tells_whose_code_failed_and_goes_on(fail: Fail, client: Client, spot: str, method: str) -> None:
    status = client.status("new", game="pits", seats=["client", "client"], seed="1")
    client.status("submit", game=status.game, seat=0, choice="take 0")
    fail(spot)
    values = {"submit": {"choice": "take 0" if spot == "refuse" else "take 2"}, "view": {}, "events": {}}[method]
    refusal = client.refused(method, game=status.game, seat=1, **values)
    assert (refusal.code, refusal.owner, refusal.file) == ("game-failed", "game pits", "pits.py")
    assert refusal.line == line_of(spot)
    assert refusal.message.startswith("game 'pits', ") and place(spot) in refusal.message
    fail("")
    again = client.status("waiting", game=status.game)
    if spot in ("run", "take"):
        assert again.fault == refusal
        stopped = client.refused("submit", game=status.game, seat=1, choice="take 1")
        assert (stopped.code, stopped.owner, stopped.line) == ("stopped", refusal.owner, refusal.line)
    else:
        assert again.fault is None
        client.status("submit", game=status.game, seat=1, choice="take 1")


def test_a_server_tells_of_the_power_of_a_pack(fail: Fail, client: Client) -> None:
    fail("power")
    status = client.status("new", game="wells", seats=["client", "client"], seed="1")
    refusal = client.refused("submit", game=status.game, seat=0, choice="take 2")
    assert (refusal.code, refusal.owner, refusal.line) == ("power-failed", "pack springs", 10)


def test_a_server_tells_of_a_bot_by_the_name_of_its_kind(fail: Fail, client: Client) -> None:
    status = client.status("new", game="pits", seats=["client", "mole"], seed="1")
    fail("bot")
    fault = client.status("submit", game=status.game, seat=0, choice="take 0").fault
    assert isinstance(fault, Refusal)
    assert (fault.code, fault.owner, fault.file, fault.line) == ("bot-failed", "bot mole", "pits.py", line_of("bot"))


def test_a_server_blames_no_bot_for_a_view_that_fails_before_it_is_asked(fail: Fail, client: Client) -> None:
    status = client.status("new", game="pits", seats=["client", "mole"], seed="1")
    fail("view")
    client.refused("submit", game=status.game, seat=0, choice="take 0")
    fail("")
    fault = client.status("waiting", game=status.game).fault
    assert fault is not None
    assert (fault.code, fault.owner, fault.line) == ("game-failed", "game pits", line_of("view"))
    assert fault.message.startswith("game 'pits', PitRules.view() for seat 1 failed")
