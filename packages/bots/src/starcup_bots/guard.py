"""A guard around calls of bots: a failure of a bot is attributed to it alone, and the run goes on.

A bot may raise anything, print, or not come back; :meth:`Guard.call` turns any of that into a :class:`Failure`. What
the handler of a signal raises, such as a real Ctrl-C, stops the run even if the bot swallows it.

Time is kept by a thread, so that calls have no extra cost. It makes the bot raise :class:`Overtime`: in the main thread
by a signal, which ends a sleep as well, elsewhere at the bot's next line of Python. Nothing can end a call into C that
holds the interpreter, or a bot that catches everything: a process that is expendable is ended then.
"""

from __future__ import annotations

import _thread
import ctypes
import faulthandler
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import ParamSpec, Self, TextIO, TypeVar

from starcup import StarcupError, place_in
from starcup_bots.protocol import Failure

P = ParamSpec("P")
R = TypeVar("R")

LIMIT_MS = 5_000
"""The milliseconds that a bot may take for one question, unless said otherwise."""
GAME_MS = 3_600_000
"""The milliseconds that a bot may take for a whole game, unless said otherwise."""
START_MS = 20_000
"""The least milliseconds that a bot has for starting up: interpreters take long on a busy machine."""
GRACE_MS = 2_000
"""The milliseconds that a bot has after its limit, before its process is ended, where that is allowed."""

UNTIMED = -1
"""The clock of calls without a limit, for callees that keep the time themselves."""
NOBODY = -2
"""The clock while no bot is at work."""
_LOOKS = 10
"""The number of times that the clock is looked at within a limit."""
_STOPPERS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK", "SIGALRM")
"""Signals by which a run is stopped from outside."""
_URGENT: signal.Signals | None = getattr(signal, "SIGURG", None)
"""The signal that ends a bot's call in the main thread: one that does nothing if it comes too late."""


class Overtime(BaseException):
    """An exception raised in a bot when its time is up. Not an ``Exception``, so that few bots catch it."""


class _Lost:
    """The state of a process that may be ended with the bots in it: the file for its last words."""

    sink: TextIO | None = None


def process_may_end(last_words: Path | None = None) -> None:
    """Say that this process is a worker, which is replaced if it ends: it ends with a bot that can't be stopped.

    ``last_words`` is a file that gets a text if that happened.
    """
    _Lost.sink = open(last_words or os.devnull, "w")  # noqa: SIM115  # open as long as the process


class Guard:
    """A caller of bots, one at a time, in the thread that enters it. Meanwhile whatever is printed goes to stderr.

    A loop that asks bots thousands of times a second does the work of :meth:`call` itself: ``calls`` counts,
    ``at_work`` is the clock while a bot is called, then :data:`NOBODY`; in ``trouble`` comes :meth:`settle`, and after
    any exception :meth:`failed`.

    Args:
        limit_ms: the time for one call in milliseconds; None: no limit.
        game_ms: the time for all calls of one clock together, in milliseconds; None: no limit.
    """

    def __init__(self, limit_ms: int | None = None, game_ms: int | None = None) -> None:
        self._limit = None if limit_ms is None else limit_ms / 1000
        self._game_limit = None if game_ms is None else game_ms / 1000
        self._least = min((limit for limit in (self._limit, self._game_limit) if limit is not None), default=inf)
        self._look = min(0.25, max(0.01, self._least / _LOOKS)) if self._least < inf else 0.0
        self.at_work: int = NOBODY
        self.calls: int = 0
        self._extra = 0.0
        self._used: dict[int, float] = {}
        self.trouble: bool = False
        self._overdue = ""
        self._signalled: BaseException | None = None
        self._sending = threading.Lock()
        self._going_on = threading.Lock()
        self._over = False
        self._handlers: dict[signal.Signals, object] = {}
        self._by_signal = False

    def __enter__(self) -> Self:
        self._stdout, sys.stdout = sys.stdout, sys.stderr
        self._thread = threading.get_ident()
        if threading.current_thread() is threading.main_thread():
            self._take_signals()
        if self._look:
            self._going_on.acquire()
            # One for each game, and quick games take some milliseconds: a Thread would slow them down.
            _thread.start_new_thread(self._keep_time, ())
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if self._look:
                with self._sending:
                    self._over = True
                    if _Lost.sink is not None:
                        faulthandler.cancel_dump_traceback_later()
                self._going_on.release()
        finally:
            for number, handler in self._handlers.items():
                signal.signal(number, handler)  # type: ignore[arg-type]  # the result of getsignal
            sys.stdout = self._stdout

    def call(self, clock: int, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the result of ``function``, which belongs to a bot."""
        try:
            self.calls += 1
            self.at_work = clock
            result = function(*args, **kwargs)
            self.at_work = NOBODY
            if self.trouble:
                self.settle()
        except BaseException as error:
            failure = self.failed(error)
            if failure is error:
                raise
            raise failure from error
        return result

    def failed(self, error: BaseException) -> Failure:
        """Return an exception that a bot raised as a failure of the bot, if nothing came from outside meanwhile."""
        self.at_work = NOBODY
        try:
            self.settle()
        except Failure as slow:
            return slow
        if isinstance(error, Overtime):  # of a guard around this one
            raise error
        if isinstance(error, Failure):
            return error
        failure = _failure(error)
        failure.__cause__ = error
        return failure

    def start(self, clock: int, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a function that makes a bot: as :meth:`call`, with more time, and any failure counts as a crash."""
        self._extra = max(0.0, START_MS / 1000 - (self._limit or 0.0))
        try:
            return self.call(clock, function, *args, **kwargs)
        except Failure as error:
            reason = error.reason if error.reason == "slow" else "crashed"
            raise Failure(reason, f"can't be started: {error}", error.owner, error.file, error.line) from error
        finally:
            self._extra = 0.0
            self._put_off_end()  # not as late as a start may take: the next call may hold the interpreter at once

    def settle(self) -> None:
        """Raise what came from outside while a bot was at work: a signal first, then that its time was up."""
        try:
            with self._sending:
                slow, self._overdue, self.trouble = self._overdue, "", False
            if slow and not self._by_signal:
                _catch_up(self._thread)
        except Overtime:  # it was still on its way
            pass
        if self._signalled is not None:
            raise self._signalled
        if slow:
            raise Failure("slow", slow) from None

    # Signals, in the main thread.

    def _take_signals(self) -> None:
        for name in _STOPPERS:
            number: signal.Signals | None = getattr(signal, name, None)
            before = None if number is None else signal.getsignal(number)
            if number is not None and callable(before):
                self._handlers[number] = before
                signal.signal(number, self._noting(before))
        if self._look and _URGENT is not None:
            self._handlers[_URGENT] = signal.getsignal(_URGENT) or signal.SIG_DFL
            signal.signal(_URGENT, self._urge)
            self._by_signal = True

    def _noting(self, before: Callable[..., object]) -> Callable[[int, object], None]:
        def handler(number: int, frame: object) -> None:
            try:
                before(number, frame)
            except BaseException as error:
                self._signalled, self.trouble = error, True
                raise

        return handler

    def _urge(self, number: int, frame: object) -> None:
        if self._overdue and self.at_work != NOBODY:
            raise Overtime
        before = self._handlers[_URGENT] if _URGENT is not None else None
        if callable(before):  # a guard around this one
            before(number, frame)

    # Time, in a thread of its own.

    def _keep_time(self) -> None:
        seen, since, last = -1, 0.0, time.monotonic()
        self._put_off_end()
        while not self._going_on.acquire(timeout=self._look):
            now, calls, clock = time.monotonic(), self.calls, self.at_work
            if clock >= 0:
                self._used[clock] = self._used.get(clock, 0.0) + now - last
            if clock < 0 or calls != seen:
                seen, since = calls, now
                self._put_off_end()
            else:
                slow = self._slow(clock, now - since)
                if slow:
                    self._strike(calls, slow)
                if slow and _Lost.sink is not None and now - since > self._longest():
                    _Lost.sink.write(slow)
                    _Lost.sink.flush()
                    os._exit(1)
            last = now

    def _longest(self) -> float:
        """Return the seconds for a call after which a process that may be ended is ended."""
        return self._least + self._extra + GRACE_MS / 1000

    def _put_off_end(self) -> None:
        """Postpone the end of the process, if it may be ended; it comes only if this thread never runs again."""
        with self._sending:
            if _Lost.sink is not None and not self._over:
                faulthandler.dump_traceback_later(self._longest(), exit=True, file=_Lost.sink)

    def _slow(self, clock: int, seconds: float) -> str:
        """Return the reason why a call of that duration is too slow; empty if it is not."""
        if self._limit is not None and seconds >= self._limit + self._extra:
            return f"no answer within {self._limit + self._extra:g} seconds"
        if self._game_limit is not None and self._used[clock] >= self._game_limit:
            return f"no answer: it has used up its {self._game_limit:g} seconds for the game"
        return ""

    def _strike(self, calls: int, slow: str) -> None:
        """End the call of that number, if it is still going on; a bot that catches the exception gets it again."""
        with self._sending:
            self._overdue, self.trouble = slow, True
            if self._over or self.at_work == NOBODY or self.calls != calls:
                self._overdue = ""  # it has just come back
            elif self._by_signal and _URGENT is not None:
                signal.pthread_kill(self._thread, _URGENT)
            else:
                _throw(self._thread, Overtime)


def _throw(thread: int, what: type[BaseException]) -> None:
    """Make another thread raise when it comes to its next line."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(what))


def _catch_up(thread: int) -> None:
    """Raise at once, in this thread, the exception that may be on its way to it.

    It is sent once more and not revoked: a revoked exception stays marked as pending, which slows down
    Python 3.11, and makes it loop under a profiler.
    """
    _throw(thread, Overtime)
    while True:
        pass


def _failure(error: BaseException) -> Failure:
    """Return the failure for an exception that a bot raised."""
    if isinstance(error, SystemExit):
        code = error.code if isinstance(error.code, int) else 0 if error.code is None else 1
        words = "" if error.code is None or isinstance(error.code, int) else f": {brief(error.code)}"
        return Failure("crashed", f"ended with exit code {code}{words}")
    if isinstance(error, StarcupError):  # whose code and where stands at its end
        return Failure("raised", brief(error, 500), error.owner, error.file, error.line)
    message, place = f"{type(error).__name__}: {brief(error)}".removesuffix(": "), place_in(error)
    if place is None:
        return Failure("raised", message)
    return Failure("raised", f"{message} ({place})", file=place.file, line=place.line)


def brief(thing: object, most: int = 200) -> str:
    """Return a foreign object as text on one line, cut off where it gets long; its own ``__str__`` may fail."""
    try:
        text = " ".join(str(thing)[: 2 * most].split())
    except Exception as error:
        text = f"(no text: {type(error).__name__})"
    return text if len(text) <= most else f"{text[: most - 3]}..."
