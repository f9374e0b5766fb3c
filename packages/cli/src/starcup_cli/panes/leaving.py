"""Leaving the panes by Ctrl-C or a signal: in order, or at once where code hangs."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from starcup_cli.errors import Terminated
from starcup_cli.panes.background import calls_in_background

PATIENCE = 1.0
"""The seconds after which code that hangs is interrupted."""


def interruption() -> KeyboardInterrupt:
    """Return the exception of Ctrl-C, which tells what was at work in the background."""
    return KeyboardInterrupt().with_traceback(calls_in_background())


@contextmanager
def leaving(leave: Callable[[BaseException], None]) -> Iterator[None]:
    """Call ``leave`` with an exception at Ctrl-C, SIGTERM and SIGHUP within this.

    Where that does not lead out of it soon, since the code of a pack hangs, the exception is raised in that code.
    """
    reasons: list[BaseException] = []

    def first(number: int, frame: FrameType | None) -> None:
        if reasons:
            at_last(number, frame)
        reasons.append(interruption() if number == signal.SIGINT else Terminated())
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        leave(reasons[-1])

    def at_last(number: int, frame: FrameType | None) -> None:
        raise reasons[-1].with_traceback(None)  # where this is raised is where it hangs

    handlers = {"SIGINT": first, "SIGTERM": first, "SIGHUP": first, "SIGALRM": at_last}
    numbers = {getattr(signal, name): handler for name, handler in handlers.items() if hasattr(signal, name)}
    before = {number: signal.signal(number, handler) for number, handler in numbers.items()}
    try:
        yield
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


def let_ctrl_c_interrupt() -> None:
    """Make Ctrl-C a signal again, which Textual has made a key: a signal reaches a process that is busy, too."""
    try:
        import termios
    except ImportError:  # on Windows it stays a key
        return
    if sys.__stdin__ is None or not sys.__stdin__.isatty():
        return
    terminal = sys.__stdin__.fileno()
    attributes = termios.tcgetattr(terminal)
    attributes[3] |= termios.ISIG
    for key in (termios.VQUIT, termios.VSUSP):  # the other two that would be signals stay keys
        attributes[6][key] = b"\0"
    termios.tcsetattr(terminal, termios.TCSANOW, attributes)
