"""Tracing of bots: finds the bot that ends the process that it plays in, so that it loses and the run goes on.

When lost work is done again, each call of a bot is written down before it is made. If the process ends once more, the
last call shows the bot at work; then the work is done without that call, and the bot loses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ParamSpec, TypeVar, TypeVarTuple

from starcup_bots.guard import process_may_end
from starcup_bots.protocol import BotError, Failure

P = ParamSpec("P")
R = TypeVar("R")
Ts = TypeVarTuple("Ts")

Call = tuple[int, int, int]
"""A call of a bot in a piece of work: the numbers of game, seat and call in the game."""

CRASHED = ("crashed", "ended the process that it played in")
SLOW = ("slow", "no answer, and it could not be stopped: the process that it played in was ended")

CHANCES = 2
"""The number of times that a call ends its process before it is blamed: something else may have ended it."""
MOST_ENDS = 50
"""The most processes that are lost to one piece of work."""


class _Trace:
    """The record that a process writes; ``ends`` are the calls that are not made, each with its reason and message."""

    def __init__(self, file: Path, ends: Mapping[Call, tuple[str, str]]) -> None:
        self.file = file
        self.ends = ends
        self.game = -1
        self.calls = 0

    def note(self, seat: int) -> None:
        call = (self.game, seat, self.calls)
        self.calls += 1
        if call in self.ends:
            raise Failure(*self.ends[call])
        self.file.write_text(" ".join(map(str, call)), encoding="ascii")


_traces: list[_Trace] = []
"""The trace of this process, if it keeps one."""


def game_begins() -> None:
    """Say that another game begins in this process."""
    for trace in _traces:
        trace.game += 1
        trace.calls = 0


def traced(seat: int, function: Callable[P, R]) -> Callable[P, R]:
    """Return ``function`` of the bot at a seat; where a trace is kept, each call is written down before it is made."""
    if not _traces:
        return function

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        for trace in _traces:
            trace.note(seat)
        return function(*args, **kwargs)

    return call


def _do(file: Path, ends: Mapping[Call, tuple[str, str]], function: Callable[[*Ts], R], piece: tuple[*Ts]) -> R:
    """Do a piece of work, with a trace."""
    _traces[:] = [_Trace(file, ends)]
    process_may_end(file.with_name("late"))
    return function(*piece)


def done_alone(open_one: Callable[[], Executor], function: Callable[[*Ts], R], piece: tuple[*Ts]) -> R:
    """Return ``function(*piece)``, done in processes of its own until one of them completes it."""
    ends: dict[Call, tuple[str, str]] = {}
    seen: dict[Call | None, int] = {}
    with TemporaryDirectory(prefix="starcup-trace-") as folder:
        file, late = Path(folder) / "call", Path(folder) / "late"
        for _ in range(MOST_ENDS):
            file.unlink(missing_ok=True)
            late.unlink(missing_ok=True)
            executor = open_one()
            future = executor.submit(_do, file, ends, function, piece)
            broken = True
            try:
                result = future.result()
                broken = False
                return result
            except BrokenExecutor:
                last = _read(file)
                seen[last] = seen.get(last, 0) + 1
                if seen[last] >= CHANCES:
                    if last is None:
                        break
                    ends[last] = SLOW if late.exists() and late.stat().st_size else CRASHED
            finally:
                executor.shutdown(wait=True, cancel_futures=broken)
    raise BotError(f"worker processes died {sum(seen.values())} times at the same games: {piece!r}")


def _read(file: Path) -> Call | None:
    try:
        game, seat, call = map(int, file.read_text(encoding="ascii").split())
    except (OSError, ValueError):
        return None
    return game, seat, call
