"""Bots in processes of their own: what they are told, and that one that fails loses its game only."""

from __future__ import annotations

import json
import os
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from starcup import Choice
from starcup.roll import RollRuleset
from starcup_bots import BotFault, bot_seed, make, play
from starcup_bots import child_bot as module
from starcup_bots.arena import Plan, stamped
from starcup_bots.arena_game import GameRecord
from starcup_bots.child_bot import ChildBot
from starcup_bots.child_process import MARK
from starcup_bots.entrants import entrants
from starcup_bots.guard import GAME_MS
from starcup_bots.standings import standings
from tests.bots.matches import against_random, entrant_of, played

EXAMPLES = Path(__file__).parents[2] / "examples"

FIRST = """
import json, sys, time, os
asked = 0
def answer(message):
    decision = message["decision"]
    pick, arrange = decision["pick"], decision["arrange"]
    if pick:
        items = [item["item"] for item in pick["items"] for _ in range(item["count"])][:pick["least"]]
        choice = " ".join([pick["text"], *(items or ["none"])])
    elif arrange:
        choice = " ".join([arrange["text"], *(names[0] for names in arrange["things"])])
    else:
        choice = decision["choices"][0]["text"]
    return {"number": decision["number"], "choice": choice}
for line in sys.stdin:
    message = json.loads(line)
    if message["method"] == "begin":
        reply = {"protocol": 3}
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


def left_behind() -> tuple[int, int, list[str]]:
    """Open files, threads, and programs that play, of this process."""
    files = len(os.listdir("/proc/self/fd")) if Path("/proc").is_dir() else 0
    return files, threading.active_count(), list(marked())


def marked() -> Iterator[str]:
    """Command lines of processes that a program started or is, except what has ended and waits to be noticed."""
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            ended = (entry / "stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
            if not ended and f"{MARK}={os.getpid()}-".encode() in (entry / "environ").read_bytes():
                yield (entry / "cmdline").read_text()


@pytest.fixture(autouse=True)
def nothing_is_left(rules: RollRuleset) -> Iterator[None]:
    """Whatever a program does: afterwards no process, no pipe and no thread is left."""
    before = left_behind()
    yield
    assert left_behind() == before


def one_game(rules: RollRuleset, command: str, limit_ms: int = 5000, game_ms: int = GAME_MS) -> GameRecord:
    (odd,) = entrants([f"odd={command}"])
    return against_random(rules, odd, limit_ms, game_ms)


def test_a_program_plays_a_whole_game(rules: RollRuleset, tmp_path: Path) -> None:
    game = one_game(rules, program(tmp_path))
    assert game.fault is None and game.rounds > 5
    assert game == one_game(rules, program(tmp_path)), "the same program plays the same game"


@pytest.mark.sampled(default=9)
@pytest.mark.parametrize(
    ("odd", "reason", "message"),
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
        ("if asked == 3: os.write(1, b'x' * 3_000_000)", "nonsense", "a line of more than 1000000 bytes"),
        ("if asked == 3: os.write(1, bytes([255, 0, 10]))", "nonsense", "expected a JSON object"),
        ("if asked == 3: print('[' * 200_000)", "nonsense", "expected a JSON object"),
        ("if asked == 3: reply['seat'] = 0", "nonsense", "answered for seat 0; seat 1 was asked"),
        ("if asked == 3: os.write(1, b'{\"ch'); time.sleep(60)", "slow", "only b'{\"ch' without an end"),
        ("if asked == 3: os.close(0)", "crashed", "Bad file descriptor"),
        ("if asked == 3: os.close(1); time.sleep(60)", "crashed", "closed its output"),
        ("if asked == 3: os.kill(os.getpid(), 19)", "slow", "no answer within 0.3 seconds"),
        ("while asked == 3: os.write(2, b'noise ' * 1000)", "slow", "no answer within 0.3 seconds"),
        ("import signal; signal.signal(15, signal.SIG_IGN)\nwhile asked == 3: pass", "slow", "no answer within 0.3"),
        ("if not asked: reply = {'protocol': 1}", "nonsense", "expected {'protocol': 3}"),
    ],
)
def test_a_program_that_fails_loses_its_game(
    rules: RollRuleset, tmp_path: Path, odd: str, reason: str, message: str
) -> None:
    game = one_game(rules, program(tmp_path, odd), limit_ms=300 if reason == "slow" else 5000)
    assert game.fault is not None
    assert (game.fault.seat, game.fault.reason) == (1, reason)
    assert message in game.fault.message and game.fault.message.startswith("odd: ")
    assert (game.winners, [seat.place for seat in game.seats], game.reasons) == ((0,), [1, 2], ("fault",))


def test_a_program_that_talks_without_end_is_cut_off(rules: RollRuleset, tmp_path: Path) -> None:
    game = one_game(rules, program(tmp_path, "while asked == 3: print('{}')"))
    assert game.fault is not None and game.fault.reason == "nonsense"


def test_a_program_that_answers_before_it_is_asked(rules: RollRuleset, tmp_path: Path) -> None:
    game = one_game(
        rules, program(tmp_path, "if asked == 3: print(json.dumps(reply), flush=True)\nif asked == 4: time.sleep(1)")
    )
    assert game.fault is not None and game.fault.reason == "nonsense"


def test_a_program_that_does_not_exist(rules: RollRuleset) -> None:
    game = one_game(rules, "exec:no-such-program-anywhere")
    assert game.fault is not None
    assert game.fault.reason == "crashed" and "can't be started" in game.fault.message


def test_a_program_that_never_begins(rules: RollRuleset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START_MS", 400)
    game = one_game(rules, program(tmp_path, "time.sleep(60)"), limit_ms=100)
    assert game.fault is not None and game.fault.reason == "slow"


START = "import subprocess; subprocess.Popen(['sleep', '60']{how})"


@pytest.mark.sampled(default=8)
@pytest.mark.skipif(sys.platform != "linux", reason="processes that left their group are found on Linux only")
@pytest.mark.parametrize(
    "how", ["", ", start_new_session=True", ", start_new_session=True, stdin=-3, stdout=-3, stderr=-3"]
)
@pytest.mark.parametrize(
    ("then", "reason"), [("time.sleep(60)", "slow"), ("sys.exit(3)", "crashed"), ("reply = 1", "nonsense")]
)
def test_a_program_takes_along_what_it_started(
    rules: RollRuleset, tmp_path: Path, how: str, then: str, reason: str
) -> None:
    """In its group or out of it, with its pipes or without: the game ends at once, and ``nothing_is_left``."""
    odd = f"if asked == 2:\n    {START.format(how=how)}\nif asked == 3: {then}"
    game = one_game(rules, program(tmp_path, odd), limit_ms=300)
    assert game.fault is not None and game.fault.reason == reason
    assert reason != "crashed" or "exit code 3" in game.fault.message


def test_a_program_has_a_limit_for_the_whole_game_too(rules: RollRuleset, tmp_path: Path) -> None:
    game = one_game(rules, program(tmp_path, "if asked: time.sleep(0.05)"), game_ms=400)
    assert game.fault is not None
    assert (game.fault.seat, game.fault.reason) == (1, "slow")
    assert "it has used up its 0.4 seconds for the game" in game.fault.message


def test_a_program_that_writes_much_to_its_standard_error_plays_on(rules: RollRuleset, tmp_path: Path) -> None:
    game = one_game(rules, program(tmp_path, "sys.stderr.write('noise ' * 20_000)"))
    assert game.fault is None


def test_a_bot_in_this_process_that_raises_loses_its_game_too(rules: RollRuleset) -> None:
    class Moody:
        """Raises at once."""

        def choose(self, decision: object, view: object) -> Choice:
            raise RuntimeError("not today")

    game = against_random(rules, entrant_of("moody", lambda seed: Moody()), limit_ms=100)
    assert game.fault is not None
    assert (game.fault.seat, game.fault.reason, game.winners) == (1, "raised", (0,))
    assert "RuntimeError: not today" in game.fault.message


def test_a_program_sees_what_its_seat_may_see_and_nothing_of_the_seed(rules: RollRuleset, tmp_path: Path) -> None:
    log = tmp_path / "heard"
    bot = program(tmp_path, f"open({str(log)!r}, 'a').write(line)")
    one_game(rules, bot)
    begin, *questions = map(json.loads, log.read_text().splitlines())
    expected = {"method": "begin", "protocol": 3, "game": "roll", "seat": 1, "players": 2, "packs": ["base"]}
    assert begin == begin | expected
    assert begin["seed"] not in (3, bot_seed(3, 1)) and begin["seed"] < 2**53
    assert questions
    for question in questions:
        assert question["decision"]["seat"] == question["view"]["seat"] == 1
        assert question["view"]["seats"][0]["sheet"] is None


def test_the_rest_of_the_arena_goes_on(tmp_path: Path) -> None:
    wild = program(tmp_path, "if asked == 2: sys.exit('I resign')")
    plan = stamped(Plan(("greedy", "random", f"wild={wild}"), deals=1))
    games = played(plan)
    results = standings(["greedy", "random", "wild"], games)
    assert [standing.bot for standing in results.bots] == ["greedy", "random", "wild"]
    assert [standing.faults for standing in results.bots] == [0, 0, 4]
    assert {fault.message for _, fault in results.faults} == {"wild: ended with exit code 1: I resign"}
    assert results.reasons["fault"] == 4 and results.games == 6


def test_close_may_come_before_anything_and_twice(rules: RollRuleset) -> None:
    bot = ChildBot((sys.executable, "-c", "pass"), 1, rules)
    bot.close()
    bot.close()


def test_a_fault_of_a_program_is_a_fault_of_its_bot(rules: RollRuleset) -> None:
    bot = ChildBot((sys.executable, "-c", "pass"), 1, rules, name="mute")
    with pytest.raises(BotFault, match="'mute', seat 1, question 0") as fault:
        play(rules, [make("random", 1), bot], seed=1)
    bot.close()
    assert "ended with exit code 0" in str(fault.value)


@pytest.mark.parametrize("name", ["bot_in_a_process.py", "bot_in_javascript.mjs"])
def test_the_examples_play(rules: RollRuleset, name: str) -> None:
    interpreter = sys.executable if name.endswith(".py") else shutil.which("node")
    if interpreter is None:
        pytest.skip("there is no node here")
    game = one_game(rules, f"exec:{interpreter} {EXAMPLES / name}", limit_ms=20_000)
    assert game.fault is None, game.fault
    assert os.path.getsize(EXAMPLES / name) < 2000
