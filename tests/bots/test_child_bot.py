"""Bots in processes of their own: what they are told, and that one that fails loses its game only."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from starcup.roll import Ruleset
from starcup_bots import Bot, BotFault, bot_seed, make, play
from starcup_bots import child_bot as module
from starcup_bots.arena import Plan, run, stamped
from starcup_bots.arena_game import GameRecord, play_recorded
from starcup_bots.child_bot import ChildBot
from starcup_bots.entrants import entrants
from starcup_bots.executors import Here
from starcup_bots.standings import standings

EXAMPLES = Path(__file__).parents[2] / "examples"

FIRST = """
import json, sys, time, os
asked = 0
def answer(message):
    return {"number": message["decision"]["number"], "choice": message["decision"]["choices"][0]["text"]}
for line in sys.stdin:
    message = json.loads(line)
    if message["method"] == "begin":
        reply = {"protocol": 1}
    else:
        asked += 1
        reply = answer(message)
    {{odd}}
    print(json.dumps(reply), flush=True)
"""


def program(folder: Path, odd: str = "pass") -> str:
    """A bot that takes what comes first, but for one odd habit; its command."""
    path = folder / f"bot{len(list(folder.iterdir()))}.py"
    path.write_text(FIRST.replace("{{odd}}", odd.replace("\n", "\n    ")), encoding="utf-8")
    return f"exec:{sys.executable} {path}"


def one_game(rules: Ruleset, command: str, limit_ms: int = 5000) -> GameRecord:
    seated = entrants(["random", f"odd={command}"])
    return play_recorded(rules, seated, number=0, deal=0, seed=3, limit_ms=limit_ms)


def test_a_program_plays_a_whole_game(rules: Ruleset, tmp_path: Path) -> None:
    game = one_game(rules, program(tmp_path))
    assert game.fault is None and game.rounds > 5
    assert game == one_game(rules, program(tmp_path)), "the same program plays the same game"


@pytest.mark.parametrize(
    ("odd", "reason", "said"),
    [
        ("if asked == 3: time.sleep(60)", "slow", "no answer within 0.3 seconds"),
        ("if asked == 3: raise ValueError('out of ideas')", "crashed", "exit code 1: ValueError: out of ideas"),
        ("if asked == 3: os._exit(7)", "crashed", "ended with exit code 7"),
        ("if asked == 3: reply['choice'] = 'take all credits'", "illegal", "'take all credits' is no legal choice"),
        ("if asked == 3: reply['number'] = 1000", "nonsense", "answered question 1000; question 2 was asked"),
        ("if asked == 3: del reply['choice']", "nonsense", "expected the field 'choice'"),
        ("if asked == 3: reply = [1]", "nonsense", "expected a JSON object"),
        ("if asked == 3: print('thinking...', flush=True)", "nonsense", "expected a JSON object on one line"),
        ("if asked == 3: print('{}' * 600_000)", "nonsense", "a line of more than 1000000 bytes"),
        ("if not asked: reply = {'protocol': 2}", "nonsense", "expected {'protocol': 1}"),
    ],
)
def test_a_program_that_fails_loses_its_game(rules: Ruleset, tmp_path: Path, odd: str, reason: str, said: str) -> None:
    game = one_game(rules, program(tmp_path, odd), limit_ms=300 if reason == "slow" else 5000)
    assert game.fault is not None
    assert (game.fault.seat, game.fault.reason) == (1, reason)
    assert said in game.fault.message and game.fault.message.startswith("odd: ")
    assert (game.winners, [seat.place for seat in game.seats], game.reasons) == ((0,), [1, 2], ("fault",))


def test_a_program_that_talks_without_end_is_cut_off(rules: Ruleset, tmp_path: Path) -> None:
    game = one_game(rules, program(tmp_path, "while asked == 3: print('{}')"))
    assert game.fault is not None and game.fault.reason == "nonsense"


def test_a_program_that_answers_before_it_is_asked(rules: Ruleset, tmp_path: Path) -> None:
    game = one_game(
        rules, program(tmp_path, "if asked == 3: print(json.dumps(reply), flush=True)\nif asked == 4: time.sleep(1)")
    )
    assert game.fault is not None and game.fault.reason == "nonsense"


def test_a_program_that_does_not_exist(rules: Ruleset) -> None:
    game = one_game(rules, "exec:no-such-program-anywhere")
    assert game.fault is not None
    assert game.fault.reason == "crashed" and "can't be started" in game.fault.message


def test_a_program_that_never_begins(rules: Ruleset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START_MS", 400)
    game = one_game(rules, program(tmp_path, "time.sleep(60)"), limit_ms=100)
    assert game.fault is not None and game.fault.reason == "slow"


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks processes up in /proc")
def test_a_program_that_is_ended_takes_along_what_it_started(rules: Ruleset, tmp_path: Path) -> None:
    mark = tmp_path / "child"
    start = f"import subprocess; p = subprocess.Popen(['sleep', '60']); open({str(mark)!r}, 'w').write(str(p.pid))"
    one_game(rules, program(tmp_path, f"if asked == 2:\n    {start}\nif asked == 3: time.sleep(60)"), limit_ms=500)
    child = Path("/proc") / mark.read_text()
    for _ in range(100):
        if not child.exists() or "Z" in (child / "stat").read_text().rsplit(")", 1)[1].split()[0]:
            break
        time.sleep(0.05)
    else:
        pytest.fail("the program's own process is still there")


def test_a_bot_in_this_process_that_raises_loses_its_game_too(rules: Ruleset) -> None:
    class Moody:
        """Raises at once."""

        def choose(self, decision: object, view: object) -> object:
            raise RuntimeError("not today")

    from starcup_bots import BotKind
    from starcup_bots.entrants import Entrant

    def moody(seed: int) -> Bot:
        return Moody()  # type: ignore[return-value]

    seated = [Entrant("random", kind=BotKind("random", "", lambda seed: make("random", seed)))]
    seated.append(Entrant("moody", kind=BotKind("moody", "", moody)))
    game = play_recorded(rules, seated, number=0, deal=0, seed=3, limit_ms=100)
    assert game.fault is not None
    assert (game.fault.seat, game.fault.reason, game.winners) == (1, "raised", (0,))
    assert "RuntimeError: not today" in game.fault.message


def test_a_program_sees_what_its_seat_may_see_and_nothing_of_the_seed(rules: Ruleset, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = program(tmp_path, f"open({str(heard)!r}, 'a').write(line)")
    one_game(rules, bot)
    begin, *questions = map(json.loads, heard.read_text().splitlines())
    assert begin == {**begin, "method": "begin", "protocol": 1, "seat": 1, "players": 2, "packs": ["base"]}
    assert begin["seed"] not in (3, bot_seed(3, 1)) and begin["seed"] < 2**53
    assert questions
    for question in questions:
        assert question["decision"]["seat"] == question["view"]["seat"] == 1
        assert question["view"]["seats"][0]["sheet"] is None


def test_the_rest_of_the_arena_goes_on(tmp_path: Path) -> None:
    wild = program(tmp_path, "if asked == 2: sys.exit('I resign')")
    plan = stamped(Plan(("greedy", "random", f"wild={wild}"), deals=1))
    games = [game for some in run(plan, Here()) for game in some]
    found = standings(["greedy", "random", "wild"], games)
    assert [one.bot for one in found.bots] == ["greedy", "random", "wild"]
    assert [one.faults for one in found.bots] == [0, 0, 4]
    assert {fault.message for _, fault in found.faults} == {"wild: ended with exit code 1: I resign"}
    assert found.reasons["fault"] == 4 and found.games == 6


def test_close_may_come_before_anything_and_twice() -> None:
    bot = ChildBot((sys.executable, "-c", "pass"), seed=1)
    bot.close()
    bot.close()


def test_a_fault_of_a_program_is_a_fault_of_its_bot(rules: Ruleset) -> None:
    bot = ChildBot((sys.executable, "-c", "pass"), seed=1, name="mute")
    with pytest.raises(BotFault, match="'mute', seat 1, question 0") as fault:
        play(rules, [make("random", 1), bot], seed=1)
    bot.close()
    assert "ended with exit code 0" in str(fault.value)


@pytest.mark.parametrize("name", ["bot_in_a_process.py", "bot_in_javascript.mjs"])
def test_the_examples_play(rules: Ruleset, name: str) -> None:
    interpreter = sys.executable if name.endswith(".py") else shutil.which("node")
    if interpreter is None:
        pytest.skip("there is no node here")
    game = one_game(rules, f"exec:{interpreter} {EXAMPLES / name}", limit_ms=20_000)
    assert game.fault is None, game.fault
    assert os.path.getsize(EXAMPLES / name) < 2000
