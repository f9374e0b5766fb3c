"""The interface of a bot: it gets a question and the view of its seat, and answers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from operator import index
from typing import TYPE_CHECKING, Any, Protocol, SupportsIndex, TypeVar, runtime_checkable

from attrs import field, frozen

from starcup import Choice, Decision, StarcupError

if TYPE_CHECKING:
    from typing_extensions import TypeVar as WithDefault

    # A plain ``Bot`` plays any game. Python has such defaults from 3.13 on; type checkers know them anywhere.
    ViewT_contra = WithDefault("ViewT_contra", default=Any, contravariant=True)
else:
    ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@runtime_checkable
class Bot(Protocol[ViewT_contra]):
    """A computer player of one seat in one game; ``Bot[RollView]`` plays Roll for the Galaxy.

    A bot sees views, never the game. It draws from a generator of its own
    (``starcup.Rng``) made from its seed, so that one seed gives one play in
    every process; nothing else may affect it.

    A bot that answers without looking sets the class attribute
    ``needs_view = False``: the runner then builds no view, which is half the
    work of a fast game, and passes None. A class attribute ``name`` names the
    bot in faults and results; without one the class does. An attribute ``game``,
    the key of a game, has it refused in any other.

    A bot with a method ``hear(events)`` is told what happened before each question, as far as its seat hears it, in
    games that keep their events: those of an arena, and those between kinds of which one ``hears``.
    """

    def choose(self, decision: Decision, view: ViewT_contra) -> Choice:
        """Return one of ``decision.legal``.

        Args:
            decision: the question.
            view: the present view of ``decision.seat``; the bot may keep it.
        """
        ...


@frozen
class BotKind:
    """A kind of bot on offer: its name, one line about it, how to make one from a seed, and the game that it plays.

    ``game`` is the key of that game; empty if the bot plays any.

    One that always answers within some milliseconds may say that it is
    ``quick``: a server then asks it at once, in its own process. All others
    are given time in processes of their own, so that nobody waits for them.

    ``needs`` names a library without which it can't play: it is on offer only where that is installed.

    One that ``hears`` has a method ``hear``, which is told the events of its game.
    """

    name: str
    summary: str
    make: Callable[[int], Bot] = field(repr=False)
    quick: bool = False
    game: str = ""
    needs: str = ""
    hears: bool = False


class BotError(StarcupError):
    """An error: a bot can't be found, loaded or seated. The message names it and the nearest name."""


def check_kind(value: object, kind: type, name: str, expected: str) -> None:
    """Raise unless an argument is of a class."""
    if not isinstance(value, kind):
        raise BotError(f"{name}: expected {expected}, found a {type(value).__name__}")


def whole(value: SupportsIndex, name: str) -> int:
    """Return an argument as a whole number; those of other libraries, such as numpy, are what they mean."""
    if not isinstance(value, bool):
        with suppress(TypeError):
            return index(value)
    raise BotError(f"{name}: expected a whole number, found a {type(value).__name__}")


Reason = str
"""The reason why a game was lost or stopped: one of :data:`REASONS`."""

REASONS = ("illegal", "raised", "slow", "crashed", "nonsense", "stopped")
"""A bot chose something illegal, raised, took too long, ended, or said what nobody understands; or the game stopped
through no bot's fault: a power failed, or there was no end in sight."""


@frozen
class Fault:
    """The reason why a game ended early. ``seat`` lost it; -1 if no bot is to blame, and nobody wins."""

    seat: int
    reason: Reason
    message: str

    def winners(self, players: int) -> tuple[int, ...]:
        """Return the winners of the game: the other seats, or nobody."""
        return tuple(seat for seat in range(players) if seat != self.seat) if self.seat >= 0 else ()


class Failure(BotError):
    """An error: a bot failed, whichever it is. ``reason`` is one of :data:`REASONS`; without an owner it is the bot's.

    Args:
        reason: the kind of failure.
        message: what happened.
        owner: whose code failed, if it is not the bot's.
        file: where it failed, if that is known.
        line: the line in that file.
    """

    def __init__(self, reason: Reason, message: str, owner: str = "", file: str = "", line: int = 0) -> None:
        super().__init__(message)
        self.reason = reason
        self.owner: str = owner
        self.file: str = file
        self.line: int = line

    def __reduce__(self) -> tuple[type[Failure], tuple[Reason, str, str, str, int]]:
        return type(self), (self.reason, str(self), self.owner, self.file, self.line)


class BotFault(BotError):
    """An error: a bot raised, was too slow, or answered with something that is not legal.

    The game is left as it was before the answer.

    ``bot`` is the bot's name; ``seat``, ``number`` and ``kind`` are those of
    the decision that it failed at, -1 and empty if it failed before the first.
    ``message`` describes the failure, ``reason`` is one of those in :data:`REASONS`. ``owner`` is ``bot NAME``, unless
    it is code of a game or pack that failed when the bot called it.
    """

    def __init__(self, bot: str, seat: int, number: int, kind: str, message: str, reason: str = "raised") -> None:
        asked = f", question {number} ({kind})" if number >= 0 else ""
        super().__init__(f"bot {bot!r}, seat {seat}{asked}: {message}")
        self.bot = bot
        self.seat = seat
        self.number = number
        self.kind = kind
        self.message = message
        self.reason = reason
        self.owner: str = f"bot {bot}"

    @classmethod
    def of(cls, failure: Failure, bot: str, seat: int, decision: Decision | None = None) -> BotFault:
        """Return a failure of a bot as a fault.

        Args:
            failure: what went wrong, with the line if it is known.
            bot: the name of the bot.
            seat: its seat.
            decision: the question that it had, if it had one.
        """
        number, kind = (-1, "") if decision is None else (decision.number, decision.kind)
        fault = cls(bot, seat, number, kind, str(failure), failure.reason)
        fault.owner, fault.file, fault.line = failure.owner or fault.owner, failure.file, failure.line
        return fault

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, int, int, str, str, str], dict[str, object]]:
        """Return the arguments to rebuild the fault from, so that it can be pickled, and the rest."""
        return BotFault, (self.bot, self.seat, self.number, self.kind, self.message, self.reason), vars(self)


def name_of(bot: Bot) -> str:
    """Return the bot's ``name``, else the name of its class."""
    name = getattr(bot, "name", "")
    return name if isinstance(name, str) and name else type(bot).__name__
