"""Bots that do what no bot should: each loses its game, whatever it does, and the run goes on."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count

import pytest

from starcup import Choice, Decision, Game, PowerError
from starcup.roll import RollRuleset, RollView
from starcup_bots import Bot, BotFault, advise, finish, make, simulate
from starcup_bots.arena import Plan, stamped
from starcup_bots.arena_game import GameRecord
from starcup_bots.executors import local
from starcup_bots.guard import Guard
from starcup_bots.protocol import Failure
from starcup_bots.standings import standings
from tests.bots.conftest import Install
from tests.bots.matches import against_random, entrant_of, played

LIMIT = 300
"""Milliseconds that a bot may think here."""


class Planted:
    """Takes what comes first, but for the third question."""

    def __init__(self, odd: Callable[[], object]) -> None:
        self.odd = odd

    def choose(self, decision: Decision, view: RollView) -> Choice:
        return self.odd() if decision.number == 2 else decision.legal[0]  # type: ignore[return-value]  # of all kinds


def raising(error: BaseException) -> Callable[[], object]:
    def odd() -> object:
        raise error

    return odd


def busy() -> object:
    while True:
        pass


def stubborn() -> object:
    """Catches what is to end it, a dozen times."""
    for _ in range(12):
        with suppress(BaseException):
            while True:
                pass
    return None


def deep() -> object:
    return deep()


class Unspeakable:
    def __repr__(self) -> str:
        raise SystemExit(3)


def one_game(rules: RollRuleset, maker: Callable[[int], Bot], limit_ms: int = 5000) -> GameRecord:
    return against_random(rules, entrant_of("planted", maker), limit_ms)


ODD = [
    (raising(SystemExit("I resign")), "crashed", "ended with exit code 1: I resign"),
    (raising(SystemExit()), "crashed", "ended with exit code 0"),
    (lambda: sys.exit(3), "crashed", "ended with exit code 3"),
    (raising(KeyboardInterrupt()), "raised", "KeyboardInterrupt"),
    (raising(GeneratorExit()), "raised", "GeneratorExit"),
    (raising(MemoryError()), "raised", "MemoryError"),
    (raising(BaseException("all of them")), "raised", "BaseException: all of them"),
    (deep, "raised", "RecursionError"),
    (raising(ValueError("x" * 10_000_000)), "raised", "ValueError: xxx"),
    (raising(PowerError(f"pack 'odd' failed: {'words ' * 40}(odd.py line 9)")), "raised", "words (odd.py line 9)"),
    (lambda: None, "illegal", "expected one of the legal choices, found None"),
    (lambda: "y" * 10_000_000, "illegal", "found 'yyy"),
    (Unspeakable, "crashed", "ended with exit code 3"),
]


@pytest.mark.parametrize(("odd", "reason", "message"), ODD, ids=[message[:40] for _, _, message in ODD])
def test_a_bot_that_fails_loses_its_game(
    rules: RollRuleset, odd: Callable[[], object], reason: str, message: str
) -> None:
    game = one_game(rules, lambda seed: Planted(odd))
    assert game.fault is not None
    assert (game.fault.seat, game.fault.reason, game.winners) == (1, reason, (0,))
    assert message in game.fault.message and game.fault.message.startswith("planted: ")
    assert len(game.fault.message) < 400


@pytest.mark.sampled(default=4)
@pytest.mark.parametrize(
    "odd",
    [busy, lambda: time.sleep(60), stubborn, lambda: [0 for _ in iter(int, 1)]],
    ids=["loop", "sleep", "stubborn", "list"],
)
@pytest.mark.parametrize("thread", ["main", "other"])
def test_a_bot_that_hangs_loses_its_game(rules: RollRuleset, odd: Callable[[], object], thread: str) -> None:
    """In the main thread, and in another, as on a cluster; there a sleep goes on to its end."""
    records: list[GameRecord] = []
    before = threading.enumerate()  # a cluster of another test may still have one
    if thread == "other" and odd not in (busy, stubborn):
        odd = lambda: time.sleep(LIMIT / 500)  # noqa: E731

    def game() -> None:
        records.append(one_game(rules, lambda seed: Planted(odd), LIMIT))

    if thread == "main":
        game()
    else:
        other = threading.Thread(target=game)
        other.start()
        other.join()
    (record,) = records
    assert record.fault is not None
    assert (record.fault.seat, record.fault.reason) == (1, "slow")
    assert record.fault.message == "planted: no answer within 0.3 seconds"
    assert set(threading.enumerate()) <= set(before)


def test_a_bot_has_a_limit_for_the_whole_game_too(rules: RollRuleset) -> None:
    class Slow(Planted):
        def choose(self, decision: Decision, view: RollView) -> Choice:
            time.sleep(0.05)
            return decision.legal[0]

    with pytest.raises(BotFault, match=r"it has used up its 0\.4 seconds for the game") as fault:
        finish(Game.new(rules, 2, 3), [make("random", 1), Slow(busy)], limit_ms=5000, game_ms=400)
    assert (fault.value.seat, fault.value.reason) == (1, "slow")


@pytest.mark.parametrize(
    ("odd", "reason", "message"),
    [
        (raising(RuntimeError("no")), "crashed", "can't be started: RuntimeError: no"),
        (raising(SystemExit(4)), "crashed", "can't be started: ended with exit code 4"),
        (raising(KeyboardInterrupt()), "crashed", "can't be started: KeyboardInterrupt"),
        (lambda: None, "raised", "AttributeError"),
    ],
)
def test_a_bot_that_can_not_be_made_loses_its_game(
    rules: RollRuleset, odd: Callable[[], object], reason: str, message: str
) -> None:
    game = one_game(rules, lambda seed: odd())  # type: ignore[arg-type, return-value]  # what it makes is no bot
    assert game.fault is not None
    assert (game.fault.seat, game.fault.reason, game.winners) == (1, reason, (0,))
    assert message in game.fault.message


def test_a_bot_that_never_begins_is_given_more_time(rules: RollRuleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starcup_bots.guard.START_MS", 600)
    game = one_game(rules, lambda seed: busy(), LIMIT)  # type: ignore[arg-type, return-value]  # it makes none
    assert game.fault is not None
    assert game.fault.reason == "slow"
    assert game.fault.message == "planted: can't be started: no answer within 0.6 seconds"


def test_what_a_bot_prints_goes_to_stderr(rules: RollRuleset, capsys: pytest.CaptureFixture[str]) -> None:
    def chatty() -> object:
        print("I think " * 100_000)
        return None

    def talking(seed: int) -> Bot:
        print("hello")
        return Planted(chatty)

    game = one_game(rules, talking)
    assert game.fault is not None and game.fault.reason == "illegal"
    with pytest.raises(BotFault):
        decision = Game.new(rules, 2, 3).waiting()[0]
        advise(Talker(), decision, Game.new(rules, 2, 3).view(0))
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "hello" in printed.err and "I think I think" in printed.err and "advice" in printed.err
    print("ours")
    assert capsys.readouterr().out == "ours\n"


class Talker:
    def choose(self, decision: Decision, view: RollView) -> Choice:
        print("advice")
        raise SystemExit


def test_a_real_interrupt_stops_the_run_even_if_the_bot_swallows_it(rules: RollRuleset) -> None:
    def swallowing() -> object:
        with suppress(BaseException):
            signal.raise_signal(signal.SIGINT)
            time.sleep(5)
        return None

    # What a shell starts in the background is started deaf to Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        for odd in (swallowing, lambda: signal.raise_signal(signal.SIGINT)):
            with pytest.raises(KeyboardInterrupt):
                one_game(rules, lambda seed, odd=odd: Planted(odd))  # type: ignore[misc]
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="there is no alarm")
def test_what_the_handler_of_a_signal_raises_is_not_the_bots(rules: RollRuleset) -> None:
    class Told(BaseException):
        pass

    def stop(number: int, frame: object) -> None:
        raise Told

    before = signal.signal(signal.SIGTERM, stop)
    try:
        with pytest.raises(Told):
            one_game(rules, lambda seed: Planted(lambda: signal.raise_signal(signal.SIGTERM)))
    finally:
        signal.signal(signal.SIGTERM, before)


def test_a_guard_within_a_guard_keeps_to_its_own_bots(rules: RollRuleset) -> None:
    """A bot that plays games of its own, with a slow bot in them, is slow itself."""

    def inner() -> object:
        with Guard(60_000) as guard:
            return guard.call(0, busy)

    game = one_game(rules, lambda seed: Planted(inner), LIMIT)
    assert game.fault is not None
    assert (game.fault.reason, game.fault.message) == ("slow", "planted: no answer within 0.3 seconds")
    with Guard(60_000) as guard, pytest.raises(Failure, match=r"no answer within 0\.1 seconds"):
        guard.call(0, lambda: Guard(100).__enter__().call(0, busy))


NUMBERS = count()

MODULE = """
import os, re, sys, time
import starcup_bots

class Odd:
    def __init__(self, seed): pass
    def choose(self, decision, view):
        if decision.number == 2:
            {odd}
        return decision.legal[-1]

@starcup_bots.hookimpl
def bots():
    return [starcup_bots.BotKind("odd", "Does something odd", Odd)]
"""


@pytest.fixture
def odd_bot(install: Install, tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Offer a bot ``odd`` that does something at its third question, here and in the processes that are started."""

    def put(odd: str) -> None:
        # A module of a new name each time: what has been imported once stays.
        install("planted", f"planted_bot_{next(NUMBERS)}", MODULE.format(odd=odd))
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))

    return put


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_the_arena_and_the_simulation_go_on(odd_bot: Callable[[str], None], workers: int) -> None:
    odd_bot("sys.exit('enough')")
    plan = stamped(Plan(("greedy", "random", "odd"), deals=1))
    games = played(plan, local(workers))
    ranked = standings(plan.bots, games).bots
    assert {standing.bot: standing.faults for standing in ranked} == {"greedy": 0, "random": 0, "odd": 4}
    results = list(simulate(["base"], ["random", "odd"], 2, range(3), workers))
    assert [result.seed for result in results] == [0, 1, 2]
    for result in results:
        assert result.fault is not None
        assert (result.fault.seat, result.fault.reason, result.winners) == (1, "crashed", (0,))
        assert result.fault.message == "odd: ended with exit code 1: enough"


UNSTOPPABLE = "odd: no answer, and it could not be stopped: the process that it played in was ended"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("odd", "reason", "message"),
    [
        ("os._exit(7)", "crashed", "odd: ended the process that it played in"),
        ("re.match('(a|aa)+$', 'a' * 60 + 'b')", "slow", UNSTOPPABLE),
        (
            "exec('while True:\\n try:\\n  time.sleep(9)\\n except BaseException: pass')",
            "slow",
            UNSTOPPABLE,
        ),
    ],
)
def test_a_bot_that_ends_its_worker_loses_the_game(
    odd_bot: Callable[[str], None], odd: str, reason: str, message: str
) -> None:
    odd_bot(odd)
    others = ("greedy", "random") if reason == "crashed" else ("greedy",)  # each slow game waits for its end
    plan = stamped(Plan((*others, "odd"), deals=1, limit_ms=LIMIT))
    games = played(plan, local(2))
    assert len(games) == len(others) * (len(others) + 1)
    for game in games:
        names = [seat.bot for seat in game.seats]
        if "odd" not in names:
            assert game.fault is None
            continue
        assert game.fault is not None
        assert (names[game.fault.seat], game.fault.reason, game.fault.message) == ("odd", reason, message)
        assert game.decisions > 2
    if reason == "crashed":
        results = list(simulate(["base"], ["random", "odd"], 2, range(2), 2, limit_ms=LIMIT))
        assert [result.fault is not None and result.fault.reason for result in results] == ["crashed"] * 2


def test_a_plugin_that_exits_when_it_is_loaded_is_left_out(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    from starcup_bots import available
    from starcup_bots.discovery import broken

    install("leaver", "leaver_bot", "import sys\nprint('bye')\nsys.exit('no bots today')\n")
    assert "random" in available()
    assert [why for plugin, why in broken().items() if "leaver" in plugin] == ["ended with exit code 1: no bots today"]
    assert capsys.readouterr().out == ""
