"""Exit codes of the command, and errors of a user in one line.

======  ==============================================================
code    meaning
======  ==============================================================
0       fine
1       failed: a correct request could not be carried out
2       wrong use: an option, name or file that can't be used
130     stopped with Ctrl-C; a game is saved before
141     the reader of the output went away
143     told to end (SIGTERM, SIGHUP); a game is saved before
======  ==============================================================
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, NoReturn, TypeVar

import click

if TYPE_CHECKING:
    from starcup import Pack

FINE, FAILED, WRONG_USE, INTERRUPTED, PIPE_CLOSED, TERMINATED = 0, 1, 2, 130, 141, 143

T = TypeVar("T")


class Failed(click.ClickException):
    """An error: a correct request failed."""

    exit_code = FAILED


class WrongUse(click.ClickException):
    """An error: an impossible request. The message says what was expected, and the nearest thing."""

    exit_code = WRONG_USE


class UnknownName(WrongUse):
    """An error: there is no ``kind`` of thing of that name; ``nearest`` is the name perhaps meant."""

    def __init__(self, kind: str, message: str, nearest: str | None) -> None:
        super().__init__(message)
        self.kind = kind
        self.nearest = nearest


class Terminated(BaseException):
    """An exception: the system asked the process to end. No ``Exception``, so that nothing on the way catches it."""


def tell(message: str) -> None:
    """Print a line for people on stderr."""
    click.echo(message, err=True)


def command_name() -> str:
    """Return the command that people type for Starcup: under ``uv run`` it is not on their PATH, and uv may not be."""
    if not os.environ.get("UV_RUN_RECURSION_DEPTH"):
        return "starcup"
    import shutil
    from pathlib import Path

    uv = os.environ.get("UV")  # set by uv: its path
    if uv is None or uv == shutil.which("uv"):
        return "uv run starcup"
    here = Path.cwd()
    place = Path(uv)
    return f"{place.relative_to(here) if place.is_relative_to(here) else place} run starcup"


def one_line(message: str) -> str:
    """Return a message with its line breaks taken out."""
    return " ".join(message.split())


def unknown(kind: str, name: str, known: Sequence[str]) -> UnknownName:
    """Return the error for a name that does not exist, with the nearest one, or else all there are."""
    from starcup import brief, did_you_mean, nearest_name

    near = did_you_mean(name, known)
    listed = "" if near or not known or len(known) > 12 else f"; there are: {', '.join(known)}"
    return UnknownName(kind, f"unknown {kind} {brief(name)}{near}{listed}", nearest_name(name, known))


@contextmanager
def termination() -> Iterator[None]:
    """Raise :class:`Terminated` at SIGTERM and SIGHUP within this, so that a game is saved first."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Terminated

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    try:
        before = [(getattr(signal, name), signal.signal(getattr(signal, name), stop)) for name in names]
    except ValueError:  # not in the main thread, where signals don't arrive anyway
        before = []
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


@contextmanager
def naming(packs: Sequence[Pack]) -> Iterator[None]:
    """Add the pack that was at work to Ctrl-C within this, if one was: people stop a hook that hangs like that."""
    try:
        yield
    except KeyboardInterrupt as error:
        from starcup import at_work

        where = at_work(error, packs)
        if where:
            error.add_note(where)
        raise


def stopped_in(error: BaseException) -> str:
    """Return the note of :func:`naming`, to go behind a word such as "interrupted"; empty if there is none."""
    notes = getattr(error.__cause__ or error, "__notes__", ())  # click has an exception of its own for Ctrl-C
    return f" while this was at work: {notes[-1]}" if notes else ""


def run(action: Callable[[], T]) -> NoReturn:
    """Run the command line and end the process with the right code, without a traceback for a user's error."""
    sys.exit(_code_of(action))


def _code_of(action: Callable[[], T]) -> int:
    try:
        result = action()
        if sys.stdout is not None:  # it is None when the process was started without
            sys.stdout.flush()
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.UsageError as error:
        if error.ctx is not None and error.message == error.ctx.get_help():  # a group named without a command
            click.echo(error.message)
            return FINE
        _report(error.format_message(), error.ctx)
        return error.exit_code
    except click.ClickException as error:
        _report(error.format_message())
        return error.exit_code
    except (KeyboardInterrupt, click.Abort) as error:
        tell(f"\nstarcup: interrupted{stopped_in(error)}")
        return INTERRUPTED
    except Terminated:
        return TERMINATED
    except BrokenPipeError:
        _silence()
        return PIPE_CLOSED
    except SystemExit as end:  # click ends a process itself whose output nobody reads, and silences its streams
        gone = type(sys.stdout).__name__.endswith("PacifyFlushWrapper")
        return PIPE_CLOSED if gone else end.code if isinstance(end.code, int) else FAILED
    except OSError as error:
        _report(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return FAILED
    except Exception as error:
        return _starcup_error(error)
    return result if isinstance(result, int) else FINE


def _starcup_error(error: Exception) -> int:
    """Report an error of Starcup and return the exit code.

    Starcup's own errors carry a sentence for people; anything else is a fault of ours and shows its traceback.
    """
    from starcup import StarcupError

    if not isinstance(error, StarcupError):
        raise error
    _report(str(error))
    return FAILED


def _report(message: str, ctx: click.Context | None = None) -> None:
    path = ctx.command_path if ctx is not None else "starcup"
    advice = f" (see '{path} --help')" if ctx is not None else ""
    tell(f"{path}: {one_line(message).rstrip('.')}{advice}")


def _silence() -> None:
    """Keep Python from complaining about the closed pipe once more when it exits."""
    try:
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
