"""The requests of a front end to a server, method by method.

On the wire each request has an ``id`` and its ``method`` besides its fields, and may have a ``language``.
The class of the result stands beside each; the results are in
:mod:`starcup.wire.results`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from attrs import field

from starcup.kernel.values import frozen
from starcup.wire import results as r
from starcup.wire.limits import Bounds, Digits, Entries, Items, Length

Count = Annotated[int, Bounds(0, (1 << 53) - 1)]
"""A seat, or a number of questions, events, choices, versions; no larger than every language can read."""
Seconds = Annotated[float, Bounds(0, 600)]
Name = Annotated[str, Length(1, 200)]
"""The name or key of a thing."""
Names = Annotated[tuple[str, ...], Items(Length(1, 200))]
Path = Annotated[str, Length(1, 4_000, printable=True)]
"""The path of a file."""
Places = Annotated[tuple[str, ...], Items(Length(1, 4_000, printable=True), least=1)]
"""Packs: names, or the paths of their folders."""
Options = Annotated[dict[str, str], Entries(Length(1, 4_000))]
Seed = Annotated[int | str, Digits(150)]
"""A whole number, or its decimal digits as text, since some languages read large numbers wrongly."""


@frozen
class Request:
    """Base of all requests."""

    method: ClassVar[str] = ""
    result: ClassVar[object] = r.Nothing
    conditions: ClassVar[Mapping[str, object]] = {}
    """The condition of :meth:`fault`, as JSON Schema."""

    def fault(self) -> str:
        """Return what is wrong with fields that are right one by one; empty if nothing."""
        return ""


@frozen
class Hello(Request):
    """Ask who is there: versions, methods, bots, limits. A ``protocol`` that the server does not speak is refused."""

    method = "hello"
    result: ClassVar[object] = r.Hello
    protocol: Count = 3


@frozen
class Show:
    """What an answer with a status brings besides: the ``scene``, the ``view``, the ``events`` from that position on.

    ``seat`` says whose: if none is named, that of the request, or else the client's first.
    """

    scene: bool = False
    view: bool = False
    events: Count | None = None
    seat: Count | None = None


@frozen
class Packs(Request):
    """The packs that are installed, of all games that are offered."""

    method = "packs"
    result: ClassVar[object] = r.Packs


@frozen
class Catalogue(Request):
    """Everything in the box of a game: the names of all keys, and the pieces with texts.

    ``game``, here and in other requests, is the key of a game: one of those of ``hello``, which also says what is
    meant if none is named. ``packs`` are names of installed packs, or folders (with a ``/`` in them); without them
    it is the game's own. Options of packs may change what there is: ask with those of the game.
    """

    method = "catalogue"
    result: ClassVar[object] = r.CatalogueResult
    game: Name | None = None
    packs: Places | None = None
    options: Options = field(factory=dict)


@frozen
class PicturesOf(Request):
    """Pictures of a game's pieces as SVG, those of the ``keys`` or all, and the colours of its things.

    A key is ``KIND/ENTRY`` or ``KIND/ENTRY/FACE``, after the fields of a piece of a scene; ``KIND/back`` is one that
    lies face down. They are ``screen``, readable at 100 pixels, or ``print``, with all words.
    """

    method = "pictures"
    result: ClassVar[object] = r.PicturesResult
    keys: Names = ()
    size: Literal["screen", "print"] = "screen"
    game: Name | None = None
    packs: Places | None = None
    options: Options = field(factory=dict)


@frozen
class RuleTexts(Request):
    """The numbered rules of a game, those of the ``ids`` or all."""

    method = "rules"
    result: ClassVar[object] = r.RuleTexts
    ids: Names = ()
    game: Name | None = None
    packs: Places | None = None


@frozen
class New(Request):
    """A new game. ``seats`` says who plays: ``client``, or the name of a bot that the server lets answer.

    ``seed`` is a whole number, or its digits as text if it is large; without one the server takes one of 128 bits
    and keeps it to itself.
    ``omniscient`` opens every seat's view and all events: for tools, analysis
    and spectators. ``outside_chance`` lets the client supply every roll and
    draw, which only an omniscient one may. ``options`` are settings of packs, by
    ``pack.option``. ``names`` are those of the players in texts.
    """

    method = "new"
    result: ClassVar[object] = r.Status
    seats: Names
    seed: Seed | None = None
    game: Name | None = None
    packs: Places | None = None
    options: Options = field(factory=dict)
    omniscient: bool = False
    outside_chance: bool = False
    names: Names | None = None
    show: Show | None = None


@frozen
class Load(Request):
    """A game from exactly one of: a ``journal`` (its text), a ``file`` that was saved, a ``position`` (its text).

    ``seats`` replaces who plays; without it that is as the journal notes, else
    the client. Packs and options are as the journal says, unless they are given;
    packs in folders must be given, but for a ``file``.
    ``at`` stops a journal after that many choices and undos. Which game it is, stands in all of them; ``game`` says it
    of a position that does not.
    """

    method = "load"
    result: ClassVar[object] = r.Status
    journal: str | None = None
    file: Path | None = None
    position: str | None = None
    seats: Names | None = None
    game: Name | None = None
    packs: Places | None = None
    options: Options | None = None
    at: Count | None = None
    omniscient: bool = False
    names: Names | None = None
    show: Show | None = None

    conditions: ClassVar[Mapping[str, object]] = {
        "oneOf": [
            {"properties": {name: {"type": "string"}}, "required": [name]} for name in ("journal", "file", "position")
        ],
        "not": {
            "properties": {"at": {"type": "integer"}, "position": {"type": "string"}},
            "required": ["at", "position"],
        },
    }

    def fault(self) -> str:
        """Return the fault: not exactly one source, or a place to stop without a history; empty if there is none."""
        given = [name for name in ("journal", "file", "position") if getattr(self, name) is not None]
        if len(given) != 1:
            return f"expected one of journal, file, position; found {' and '.join(given) or 'none'}"
        return "at: expected a journal or file to stop in" if self.at is not None and self.position is not None else ""


@frozen
class Games(Request):
    """The games that can be played here, with seats, packs and options."""

    method = "games"
    result: ClassVar[object] = r.Games


@frozen
class OpenGames(Request):
    """The games that are open."""

    method = "open_games"
    result: ClassVar[object] = r.OpenGames


@frozen
class OfGame(Request):
    """Base of the requests about an open game, by its id."""

    game: Name


@frozen
class Waiting(OfGame):
    """Where the game stands, and every question that is open to the client; with a ``seat``, what that seat may see."""

    method = "waiting"
    result: ClassVar[object] = r.Status
    seat: Count | None = None
    show: Show | None = None


@frozen
class Wait(OfGame):
    """Where the game stands, as soon as no bot thinks about it any more, or it has another ``version`` than given.

    Others are answered meanwhile. After so many ``seconds`` the answer comes in
    any case, nothing changed. With a ``seat``, status and version are those that the seat may see.
    """

    method = "wait"
    result: ClassVar[object] = r.Status
    seat: Count | None = None
    version: Count | None = None
    seconds: Seconds = 60.0
    show: Show | None = None


@frozen
class ViewOf(OfGame):
    """Ask what a seat may know now, in the form of its game; an onlooker's if it is null."""

    method = "view"
    result: ClassVar[object] = r.View
    seat: Count | None


@frozen
class SceneOf(OfGame):
    """Ask what a seat sees now: the table with its question, in words; an onlooker's if it is null."""

    method = "scene"
    result: ClassVar[object] = r.SceneResult
    seat: Count | None


@frozen
class Submit(OfGame):
    """Answer the question of a seat by the ``text`` of a choice; quick bots that come after it answer at once.

    ``number`` is that of the question meant: an answer to an older one is
    refused as stale.
    """

    method = "submit"
    result: ClassVar[object] = r.Status
    seat: Count
    choice: Annotated[str, Length(0, 4_000)]
    number: Count | None = None
    show: Show | None = None


@frozen
class Why(OfGame):
    """Ask why a seat can't choose that now; or what it can do with a thing of its scene, by its ``key``, and what not.

    Changes nothing.
    """

    method = "why"
    result: ClassVar[object] = r.Why
    seat: Count
    choice: Annotated[str, Length(0, 4_000)] | None = None
    key: Name | None = None

    conditions: ClassVar[Mapping[str, object]] = {
        "oneOf": [{"properties": {name: {"type": "string"}}, "required": [name]} for name in ("choice", "key")]
    }

    def fault(self) -> str:
        """Return the fault: not exactly one of both; empty if there is none."""
        return "expected either choice or key" if (self.choice is None) == (self.key is None) else ""


@frozen
class ComesTo(OfGame):
    """Ask what several items come to, picked so far at the question of a seat. Changes nothing."""

    method = "comes_to"
    result: ClassVar[object] = r.ComesTo
    seat: Count
    items: Names


@frozen
class HintFor(OfGame):
    """Ask what a bot would answer to the question of a seat, and why. Changes nothing: neither the game nor its bots.

    The bot sees what the seat may see; if none is named, the server takes one that gives reasons. ``number`` is that
    of the question meant.
    """

    method = "hint"
    result: ClassVar[object] = r.Hint
    seat: Count
    bot: Name | None = None
    number: Count | None = None


@frozen
class Undo(OfGame):
    """Take the last choice of a seat back: possible while nothing was shown since and nobody else acted."""

    method = "undo"
    result: ClassVar[object] = r.Status
    seat: Count
    show: Show | None = None


@frozen
class OrdersOf(OfGame):
    """Ask what a seat may order beforehand, and what it has ordered. Changes nothing."""

    method = "orders"
    result: ClassVar[object] = r.Orders
    seat: Count


@frozen
class GiveOrder(OfGame):
    """Answer a kind of question beforehand by the ``text`` of a choice, ``until`` a condition is met, by its name.

    The order answers whenever the question is asked, at once if it is open, and takes the place of an earlier one for
    it; an undo of the seat ends it. ``kind`` is that of the question, for a choice that several have. No other seat
    is told of it.
    """

    method = "order"
    result: ClassVar[object] = r.Status
    seat: Count
    choice: Annotated[str, Length(0, 4_000)]
    until: Annotated[str, Length(0, 200)]
    kind: Name | None = None


@frozen
class StopOrders(OfGame):
    """Stop the orders of a seat, at any time; with a ``kind`` of question, the one for it."""

    method = "stop_orders"
    result: ClassVar[object] = r.Status
    seat: Count
    kind: Name | None = None


@frozen
class Events(OfGame):
    """Ask what happened from place ``since`` on, as far as the seat, or an onlooker, may hear it.

    An omniscient game tells ``all`` if asked.
    """

    method = "events"
    result: ClassVar[object] = r.Events
    seat: Count | None = None
    since: Count = 0
    all: bool = False


@frozen
class Save(OfGame):
    """Keep the game in a file: at the path given, else in the folder of saved games.

    An existing file is replaced only if it holds this same game.
    """

    method = "save"
    result: ClassVar[object] = r.Saved
    file: Path | None = None


@frozen
class JournalOf(OfGame):
    """The journal, as text and as JSON: of an omniscient game at any time, of others when they are over."""

    method = "journal"
    result: ClassVar[object] = r.JournalResult


@frozen
class PositionOf(OfGame):
    """The whole state as text, for ``load``: of an omniscient game only."""

    method = "position"
    result: ClassVar[object] = r.PositionResult


@frozen
class Replay(OfGame):
    """A further game: this one as it stood after ``at`` choices and undos. Of an omniscient game, or one that is over.

    It is omniscient, and all its seats are the client's, unless ``seats`` says who plays on.
    """

    method = "replay"
    result: ClassVar[object] = r.Status
    at: Count
    seats: Names | None = None


@frozen
class Clone(OfGame):
    """A further game in the same state, for searches: of an omniscient game only. It keeps no events.

    All its seats are the client's, unless ``seats`` says who plays.
    """

    method = "clone"
    result: ClassVar[object] = r.Status
    seats: Names | None = None


@frozen
class Sample(OfGame):
    """A further game that fits what a seat of the client knows: all that the seat can't know is drawn anew.

    It is omniscient, and all its seats are the client's, unless ``seats`` says who plays. Other seats have not yet
    answered what all seats answer at once.
    """

    method = "sample"
    result: ClassVar[object] = r.Status
    seat: Count
    seed: int
    seats: Names | None = None


@frozen
class Resolve(OfGame):
    """Supply the roll or draw that the game waits for, by its ``text``."""

    method = "resolve"
    result: ClassVar[object] = r.Status
    outcome: Name


@frozen
class Close(OfGame):
    """Forget a game."""

    method = "close"


@frozen
class Bye(Request):
    """The end: the server answers, forgets all games and goes. So does the end of its input."""

    method = "bye"


REQUESTS: tuple[type[Request], ...] = (
    Hello, Games, Packs, Catalogue, PicturesOf, RuleTexts, New, Load, OpenGames, Waiting, Wait, SceneOf, ViewOf, Submit,
    Why, ComesTo, HintFor, Undo, OrdersOf, GiveOrder, StopOrders, Events, Save, JournalOf, PositionOf, Replay, Clone,
    Sample, Resolve, Close, Bye,
)  # fmt: skip
BY_METHOD = {kind.method: kind for kind in REQUESTS}
