"""Refusals on their way to the client."""

from __future__ import annotations

import re
from typing import Protocol

import click

from starcup import (
    BadArgument,
    CannotUndo,
    EngineError,
    GameError,
    JournalError,
    PackError,
    PowerError,
    StarcupError,
    blamed,
    brief,
)
from starcup.wire.parts import Refusal
from starcup_cli.errors import UnknownName, one_line, show_traceback


class Located(Protocol):
    """A fault that says whose code has failed, and where."""

    @property
    def owner(self) -> str: ...

    @property
    def file(self) -> str: ...

    @property
    def line(self) -> int: ...


class Refused(Exception):
    """An error: a request is refused; nothing has changed."""

    def __init__(self, code: str, message: str, near: str | None = None, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.refusal: Refusal = Refusal(code, message, rules, near)

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        """Return the error for a refusal."""
        error = cls(refusal.code, refusal.message)
        error.refusal = refusal
        return error


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
    (EngineError, "internal"),
)
_RULE = re.compile(r"\[([A-Z]+-\d+)\]")


def refusal_of_error(error: Exception) -> Refusal:
    """Return any error as a refusal. One that is neither Starcup's nor the command line's is a fault in some code."""
    if isinstance(error, Refused):
        return error.refusal
    if isinstance(error, UnknownName):
        return Refusal(f"unknown-{error.kind}", one_line(error.message), (), error.nearest)
    if isinstance(error, click.ClickException):
        return Refusal("refused", one_line(error.message))
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return Refusal("bad-file", f"{where}{error.strerror or error}")
    fault = blamed(error)
    if fault.owner:
        show_traceback(error)
    code = next((code for kind, code in _CODES if isinstance(fault, kind)), "refused")
    code = "game-failed" if code == "internal" and fault.owner.startswith("game ") else code
    near = fault.nearest if isinstance(fault, PackError | GameError) else None
    return refusal_with(code, str(fault), fault, tuple(_RULE.findall(str(fault))), near)


def refusal_with(
    code: str, message: str, fault: Located, rules: tuple[str, ...] = (), near: str | None = None
) -> Refusal:
    """Return a refusal that says whose code has failed, and where, as another fault does."""
    return Refusal(code, one_line(message), rules, near, fault.owner, fault.file, fault.line)
