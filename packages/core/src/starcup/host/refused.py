"""Refusals of requests, with codes for programs; any error as one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from starcup.host.tracebacks import one_line, show_traceback
from starcup.kernel.errors import (
    BadArgument,
    CannotUndo,
    EngineError,
    GameError,
    JournalError,
    PowerError,
    StarcupError,
)
from starcup.kernel.suggest import brief, did_you_mean, nearest_name
from starcup.owners import blamed
from starcup.packs.errors import PackError
from starcup.wire.codec import BadMessage
from starcup.wire.parts import Refusal


class Located(Protocol):
    """A fault that says whose code has failed, and where."""

    @property
    def owner(self) -> str: ...

    @property
    def file(self) -> str: ...

    @property
    def line(self) -> int: ...


class Refused(Exception):
    """An error: a request is refused; nothing has changed.

    Args:
        code: names the kind of refusal.
        message: what was expected, and what was found.
        near: the nearest valid thing.
        rules: the ids of the rules that forbid it.
    """

    def __init__(self, code: str, message: str, near: str | None = None, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.refusal: Refusal = Refusal(code, message, rules, near)

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        """Return the error for a refusal.

        Args:
            refusal: what the error is to say.
        """
        error = cls(refusal.code, refusal.message)
        error.refusal = refusal
        return error


def unknown(kind: str, name: str, known: Sequence[str]) -> Refused:
    """Return the refusal of a name that does not exist, with the nearest one, or else all there are."""
    near = did_you_mean(name, known)
    listed = "" if near or not known or len(known) > 12 else f"; there are: {', '.join(known)}"
    return Refused(f"unknown-{kind}", f"unknown {kind} {brief(name)}{near}{listed}", nearest_name(name, known))


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
    """Return any error as a refusal. One that is not Starcup's is a fault in some code."""
    if isinstance(error, Refused | BadMessage):
        return error.refusal
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
