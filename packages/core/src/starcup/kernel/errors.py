"""Every error that Starcup raises on purpose, each with a message fit to be shown as it is; packs have their own."""

from __future__ import annotations


class StarcupError(Exception):
    """Base of all errors raised on purpose; ``str(error)`` is one clear sentence."""


class IllegalChoice(StarcupError):
    """A choice was refused and nothing was changed.

    ``code`` is a stable slug for programs, ``rule`` the id of the rule that
    forbids the choice (``""`` when the kernel itself refuses), ``message`` a
    sentence for people.
    """

    def __init__(self, code: str, rule: str, message: str) -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.code = code
        self.rule = rule
        self.message = message


class StaleChoice(IllegalChoice):
    """An answer to a question that has been answered or withdrawn meanwhile; ``message`` says which."""

    def __init__(self, message: str) -> None:
        super().__init__("stale", "", message)


class BadArgument(StarcupError):
    """A caller passed something that can't be meant, such as a text for a number; says what was expected."""


class CannotUndo(StarcupError):
    """Nothing to take back, or something was shown since that can't be unseen."""


class EngineError(StarcupError):
    """A step, power or caller broke the kernel's contract: a fault in a program, never in a player."""


class EndlessSteps(EngineError):
    """Steps went on and on, and nobody was ever asked; ``kinds`` are the kinds of step that repeat."""

    def __init__(self, kinds: tuple[str, ...], most: int) -> None:
        repeated = ", ".join(map(repr, kinds))
        super().__init__(f"{most} steps without a question, and no end: {repeated} repeat for ever")
        self.kinds = kinds


class PowerError(EngineError):
    """A plugin raised or misbehaved; names pack, plugin, hook, seat and number of the choice."""


class GameError(StarcupError):
    """A game can't be found or loaded, or lacks what is asked of it.

    ``nearest`` is the key of the game that was perhaps meant, or None.
    """

    def __init__(self, message: str = "", nearest: str | None = None) -> None:
        super().__init__(message)
        self.nearest = nearest


class JournalError(StarcupError):
    """A journal or save is truncated, edited, foreign or of other packs; says what and where."""


def words_of(error: BaseException) -> str:
    """What an exception says, though saying it fails.

    >>> words_of(ValueError("no ore"))
    'no ore'
    """
    try:
        return str(error)
    except Exception:
        return "(its message can't be told)"
