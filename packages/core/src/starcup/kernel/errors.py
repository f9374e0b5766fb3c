"""The errors that Starcup raises on purpose, with messages to show as they are; :mod:`starcup.packs` has more."""

from __future__ import annotations

from starcup.kernel.messages import Message, verbatim


class StarcupError(Exception):
    """Base class of all errors raised on purpose; ``str(error)`` is one clear sentence.

    If somebody's code has failed, ``owner`` says whose it is: ``game KEY``, ``pack NAME``, ``bot NAME`` or ``engine``;
    ``file`` and ``line`` say where, the path from the current directory if the file is below it. Else they are empty.
    """

    owner: str = ""
    file: str = ""
    line: int = 0


class IllegalChoice(StarcupError):
    """The error that a choice was refused; nothing was changed.

    ``code`` is a stable slug for programs, ``rule`` the id of the rule that
    forbids the choice (``""`` when the kernel itself refuses), ``reason`` the
    sentence for people, as a message, and ``message`` the same in English.
    """

    def __init__(self, code: str, rule: str, reason: Message | str) -> None:
        super().__init__(code, rule, reason)
        self.code = code
        self.rule = rule
        self.reason: Message = verbatim(reason) if isinstance(reason, str) else reason

    @property
    def message(self) -> str:
        """The sentence in English."""
        return str(self.reason)

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]" if self.rule else self.message


class StaleChoice(IllegalChoice):
    """The error that an answer is to a question already answered or withdrawn; ``reason`` names the question."""

    def __init__(self, reason: Message) -> None:
        super().__init__("stale", "", reason)


class OrderRefused(IllegalChoice):
    """The error that a standing order was refused; ``nearest`` is the valid name nearest to the one given, or None."""

    def __init__(self, code: str, reason: Message, nearest: str | None = None) -> None:
        super().__init__(code, "", reason)
        self.nearest = nearest


class BadArgument(StarcupError):
    """The error that an argument has a wrong type or value; the message says what was expected."""


class CannotUndo(StarcupError):
    """The error that a seat has no choice that it may take back, for instance because something was shown since."""


class EngineError(StarcupError):
    """The error that code failed or broke the kernel's contract: a game's, a pack's or the engine's, never a player.

    The message says whose code it was, what it was asked for and when, what it raised, and the line.
    """


class StepError(EngineError):
    """The error that a step did with the table what can't be done there; the loop adds which step."""


class NoStep(EngineError):
    """The error that something was pushed that is no step; ``now`` if it comes from the line that pushed it."""

    def __init__(self, pushed: object, *, now: bool) -> None:
        super().__init__(f"pushed {pushed!r}, expected a step")
        self.now = now


class EndlessSteps(EngineError):
    """The error that steps run without end and never ask a seat; ``kinds`` are the kinds of step that repeat."""

    def __init__(self, kinds: tuple[str, ...], most: int) -> None:
        repeated = ", ".join(map(repr, kinds))
        super().__init__(f"{most} steps without a question, and no end: {repeated} repeat for ever")
        self.kinds = kinds


class PowerError(EngineError):
    """The error that a pack's code failed; the message names pack, plugin, hook, seat and number of the choice."""


class GameError(StarcupError):
    """The error that a game can't be found or loaded, or lacks something that it is asked for.

    ``nearest`` is the nearest key of a known game, or None.
    """

    def __init__(self, message: str = "", nearest: str | None = None) -> None:
        super().__init__(message)
        self.nearest = nearest


class JournalError(StarcupError):
    """The error that a journal or save is truncated, edited, foreign or of other packs; it says what and where."""


def words_of(error: BaseException) -> str:
    """Return the message of an exception, even if its ``str()`` raises.

    >>> words_of(ValueError("no ore"))
    'no ore'
    """
    try:
        return str(error)
    except Exception:
        return "(its message can't be told)"
