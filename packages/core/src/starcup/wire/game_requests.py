"""The requests about an open game; all others are in :mod:`starcup.wire.requests`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from starcup.kernel.values import frozen
from starcup.wire import results as r
from starcup.wire.limits import Length
from starcup.wire.order_results import Orders
from starcup.wire.request_fields import Count, Name, Names, Path, Request, Seconds, Show, exactly_one


@frozen
class OfGame(Request):
    """Base of the requests about an open game, by its id."""

    game: Name


@frozen
class Waiting(OfGame, method="waiting", result=r.Status):
    """Where the game stands, and every question that is open to the client; with a ``seat``, what that seat may see."""

    seat: Count | None = None
    show: Show | None = None


@frozen
class Wait(OfGame, method="wait", result=r.Status):
    """Where the game stands, as soon as no bot thinks about it any more, or it has another ``version`` than given.

    Others are answered meanwhile. After so many ``seconds`` the answer comes in
    any case, nothing changed. With a ``seat``, status and version are those that the seat may see.
    """

    seat: Count | None = None
    version: Count | None = None
    seconds: Seconds = 60.0
    show: Show | None = None


@frozen
class ViewOf(OfGame, method="view", result=r.View):
    """Ask what a seat may know now, in the form of its game; an onlooker's if it is null."""

    seat: Count | None


@frozen
class SceneOf(OfGame, method="scene", result=r.SceneResult):
    """Ask what a seat sees now: the table with its question, in words; an onlooker's if it is null."""

    seat: Count | None


@frozen
class Submit(OfGame, method="submit", result=r.Status):
    """Answer the question of a seat by the ``text`` of a choice; quick bots that come after it answer at once.

    ``number`` is that of the question meant: an answer to an older one is
    refused as stale.
    """

    seat: Count
    choice: Annotated[str, Length(0, 4_000)]
    number: Count | None = None
    show: Show | None = None


@frozen
class Why(OfGame, method="why", result=r.Why):
    """Ask why a seat can't choose that now; or what it can do with a thing of its scene, by its ``key``, and what not.

    Changes nothing.
    """

    seat: Count
    choice: Annotated[str, Length(0, 4_000)] | None = None
    key: Name | None = None

    conditions: ClassVar[Mapping[str, object]] = {"oneOf": exactly_one("choice", "key")}

    def fault(self) -> str:
        """Return the fault: not exactly one of both; empty if there is none."""
        return "expected either choice or key" if (self.choice is None) == (self.key is None) else ""


@frozen
class ComesTo(OfGame, method="comes_to", result=r.ComesTo):
    """Ask what several items come to, picked so far at the question of a seat. Changes nothing."""

    seat: Count
    items: Names


@frozen
class HintFor(OfGame, method="hint", result=r.Hint):
    """Ask what a bot would answer to the question of a seat, and why. Changes nothing: neither the game nor its bots.

    The bot sees what the seat may see; if none is named, the server takes one that gives reasons. ``number`` is that
    of the question meant.
    """

    seat: Count
    bot: Name | None = None
    number: Count | None = None


@frozen
class Undo(OfGame, method="undo", result=r.Status):
    """Take the last choice of a seat back: possible while nothing was shown since and nobody else acted."""

    seat: Count
    show: Show | None = None


@frozen
class OrdersOf(OfGame, method="orders", result=Orders):
    """Ask what a seat may order beforehand, and what it has ordered. Changes nothing."""

    seat: Count


@frozen
class GiveOrder(OfGame, method="order", result=r.Status):
    """Answer a kind of question beforehand by the ``text`` of a choice, ``until`` a condition is met, by its name.

    The order answers whenever the question is asked, at once if it is open, and takes the place of an earlier one for
    it; an undo of the seat ends it. ``kind`` is that of the question, for a choice that several have. No other seat
    is told of it.
    """

    seat: Count
    choice: Annotated[str, Length(0, 4_000)]
    until: Annotated[str, Length(0, 200)]
    kind: Name | None = None


@frozen
class StopOrders(OfGame, method="stop_orders", result=r.Status):
    """Stop the orders of a seat, at any time; with a ``kind`` of question, the one for it."""

    seat: Count
    kind: Name | None = None


@frozen
class Events(OfGame, method="events", result=r.Events):
    """Ask what happened from place ``since`` on, as far as the seat, or an onlooker, may hear it.

    An omniscient game tells ``all`` if asked.
    """

    seat: Count | None = None
    since: Count = 0
    all: bool = False


@frozen
class Save(OfGame, method="save", result=r.Saved):
    """Keep the game in a file: at the path given, else in the folder of saved games.

    An existing file is replaced only if it holds this same game.
    """

    file: Path | None = None


@frozen
class JournalOf(OfGame, method="journal", result=r.JournalResult):
    """The journal, as text and as JSON: of an omniscient game at any time, of others when they are over."""


@frozen
class PositionOf(OfGame, method="position", result=r.PositionResult):
    """The whole state as text, for ``load``: of an omniscient game only."""


@frozen
class Replay(OfGame, method="replay", result=r.Status):
    """A further game: this one as it stood after ``at`` choices and undos. Of an omniscient game, or one that is over.

    It is omniscient, and all its seats are the client's, unless ``seats`` says who plays on.
    """

    at: Count
    seats: Names | None = None


@frozen
class Clone(OfGame, method="clone", result=r.Status):
    """A further game in the same state, for searches: of an omniscient game only. It keeps no events.

    All its seats are the client's, unless ``seats`` says who plays.
    """

    seats: Names | None = None


@frozen
class Sample(OfGame, method="sample", result=r.Status):
    """A further game that fits what a seat of the client knows: all that the seat can't know is drawn anew.

    It is omniscient, and all its seats are the client's, unless ``seats`` says who plays. Other seats have not yet
    answered what all seats answer at once.
    """

    seat: Count
    seed: int
    seats: Names | None = None


@frozen
class Resolve(OfGame, method="resolve", result=r.Status):
    """Supply the roll or draw that the game waits for, by its ``text``."""

    outcome: Name


@frozen
class Close(OfGame, method="close"):
    """Forget a game."""
