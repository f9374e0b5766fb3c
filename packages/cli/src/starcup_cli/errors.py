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

import json
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import FrameType
from typing import TYPE_CHECKING

import click

from starcup_cli.language_choice import problem

if TYPE_CHECKING:
    from starcup import StarcupError

MOST_LISTED = 12
"""The most names that are listed where none is near to what was typed."""
FINE, FAILED, WRONG_USE, INTERRUPTED, PIPE_CLOSED, TERMINATED = 0, 1, 2, 130, 141, 143


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
    return re.sub(r"[ \t\r\n]+", " ", message).strip()  # blanks that break no line stay as they are


def unknown(kind: str, name: str, known: Sequence[str]) -> UnknownName:
    """Return the error for a name that does not exist, with the nearest one, or else all there are."""
    from starcup import brief, nearest_name

    near = nearest_name(name, known)
    listed = ", ".join(known) if len(known) <= MOST_LISTED else ""
    names = {"name": brief(name), "near": repr(near) if near else "none", "known": listed or "none"}
    return UnknownName(kind, problem("unknown", kind=kind, **names), near)


def check_extra(library: str, asker: str) -> None:
    """Refuse an option or command whose optional library is missing, before games are played."""
    try:
        import_module(library)
    except ImportError:
        raise WrongUse(problem("extra", asker=asker, library=library)) from None


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


def stopped_in(error: BaseException) -> str:
    """Return whose code Ctrl-C has stopped, to go behind "interrupted", since people stop what hangs; empty if ours."""
    from starcup import at_work

    where = at_work(error.__cause__ or error)  # click has an exception of its own for Ctrl-C
    return f" while this was at work: {where}" if where else ""


TRACEBACK = "STARCUP_TRACEBACK"
"""The variable of the environment that does what ``--traceback`` does; processes that are started inherit it."""


def tracebacks() -> bool:
    """Return whether errors are shown with all that led to them."""
    return os.environ.get(TRACEBACK, "0") not in ("", "0")


@contextmanager
def with_tracebacks() -> Iterator[None]:
    """Show errors with all that led to them within this."""
    before = os.environ.get(TRACEBACK, "0")
    os.environ[TRACEBACK] = "1"
    try:
        yield
    finally:
        os.environ[TRACEBACK] = before


def show_traceback(error: BaseException) -> None:
    """Print on stderr what led to an error, if that is wanted."""
    from starcup.host.tracebacks import show_traceback

    show_traceback(error)


def exit_code_of(action: Callable[[], object], *, as_json: bool = False) -> int:
    """Run the command line and return its exit code; an error is one line, unless more is wanted."""
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
        _tell_failure(error, error.format_message(), as_json)
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
        show_traceback(error)
        _report(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return FAILED
    except Exception as error:
        fault = with_owner(error)
        _tell_failure(fault, str(fault), as_json)
        return FAILED
    return result if isinstance(result, int) else FINE


def with_owner(error: Exception) -> StarcupError:
    """Return an error of Starcup as it is, and for any other exception one that says whose code failed, and where."""
    from starcup import blamed

    fault = blamed(error)
    if fault is not error:
        fault.__cause__ = error
    return fault


def _tell_failure(error: BaseException, message: str, as_json: bool) -> None:
    """Print an error; if somebody's code has failed, also how to see more of it, and whose it is as JSON."""
    from starcup import StarcupError

    show_traceback(error)
    fault: BaseException | None = error
    while fault is not None and not (isinstance(fault, StarcupError) and fault.owner):
        fault = fault.__cause__
    shortened = fault is not None and not tracebacks()
    _report(problem("more", error=one_line(message).rstrip(".")) if shortened else message)
    if as_json and fault is not None:
        failure = {"message": one_line(message), "owner": fault.owner, "file": fault.file, "line": fault.line}
        click.echo(json.dumps({"error": failure}))


def _report(message: str, ctx: click.Context | None = None) -> None:
    path = ctx.command_path if ctx is not None else "starcup"
    line = one_line(message).rstrip(".")
    tell(f"{path}: {line if ctx is None else problem('help', error=line, command=path)}")


def _silence() -> None:
    """Keep Python from complaining about the closed pipe once more when it exits."""
    try:
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
