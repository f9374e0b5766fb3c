"""Refusals on their way to the client."""

from __future__ import annotations

import re
from collections.abc import Iterable

import click

from starcup import (
    BadArgument,
    CannotUndo,
    GameError,
    JournalError,
    PackError,
    PowerError,
    StarcupError,
    brief,
    did_you_mean,
    nearest_name,
)
from starcup.wire import Refusal
from starcup_cli.errors import UnknownName, one_line


class Refused(Exception):
    """An error: a request is refused; nothing has changed."""

    def __init__(self, code: str, message: str, near: str | None = None, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.refusal: Refusal = Refusal(code, message, rules, near)


def unknown(kind: str, name: str, known: Iterable[str]) -> Refused:
    """Return the refusal of a name that does not exist, with the nearest one, else all if they are few."""
    names = list(known)
    near = did_you_mean(name, names)
    listed = "" if near or not names or len(names) > 12 else f"; there are: {', '.join(names)}"
    return Refused(f"unknown-{kind}", f"unknown {kind} {brief(name)}{near}{listed}", nearest_name(name, names))


def brief_in(message: str, given: str) -> str:
    """Return a message that repeats the input, with no more of it than fits a line."""
    shown = brief(given)
    if shown == repr(given):
        return message
    cut = message.replace(repr(given), shown).replace(given, shown[1:-1])
    return cut if len(cut) < _MOST_MESSAGE else f"{cut[: _MOST_MESSAGE - 3]}..."


_MOST_MESSAGE = 400
_CODES: tuple[tuple[type[StarcupError], str], ...] = (
    (BadArgument, "bad-request"),
    (CannotUndo, "cannot-undo"),
    (GameError, "bad-game"),
    (JournalError, "bad-journal"),
    (PackError, "bad-pack"),
    (PowerError, "power-failed"),
)
_RULE = re.compile(r"\[([A-Z]+-\d+)\]")


def refusal_of_error(error: Exception) -> Refusal:
    """Return any error as a refusal. One that is neither Starcup's nor the command line's is a fault in a program."""
    if isinstance(error, Refused):
        return error.refusal
    if isinstance(error, StarcupError):
        code = next((code for kind, code in _CODES if isinstance(error, kind)), "refused")
        near = error.nearest if isinstance(error, PackError | GameError) else None
        return Refusal(code, one_line(str(error)), tuple(_RULE.findall(str(error))), near)
    if isinstance(error, UnknownName):
        return Refusal(f"unknown-{error.kind}", one_line(error.message), (), error.nearest)
    if isinstance(error, click.ClickException):
        return Refusal("refused", one_line(error.message))
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return Refusal("bad-file", f"{where}{error.strerror or error}")
    return Refusal("internal", one_line(f"a fault in the server: {type(error).__name__}: {error}"))
