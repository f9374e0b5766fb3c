"""The bodies of requests over HTTP, method by method: those of :mod:`starcup.wire` without game and seat, and more."""

from __future__ import annotations

import json
import re
from typing import Annotated, ClassVar

import orjson
from attrs import field, frozen

from starcup.host import Opened, Replayed, TableSeen
from starcup.messages import ENGLISH
from starcup.wire import results as r
from starcup.wire.limits import Bounds, Digits, Entries, Items, Length
from starcup_web import results as w

Text = Annotated[str, Length(0, 4_000)]
Name = Annotated[str, Length(1, 200)]
Language = Annotated[str, Length(1, 40)]
Count = Annotated[int, Bounds(0, (1 << 53) - 1)]
Players = Annotated[tuple[str, ...], Items(Length(1, 200), least=1)]
Names = Annotated[tuple[str, ...], Items(Length(0, 200))]
Keys = Annotated[tuple[str, ...], Items(Length(1, 200))]
Tokens = Annotated[tuple[str, ...], Items(Length(1, 200))]
MOST_JOURNAL = 1_000_000


@frozen
class Body:
    """Base of the bodies of requests: those with a ``language`` are answered in it."""

    method: ClassVar[str] = ""
    result: ClassVar[object] = r.Nothing
    language: Language = ENGLISH


# Without a link.


@frozen
class ClockSet:
    """How long a seat may take for an answer, and the bot that answers for it then."""

    seconds: Annotated[int, Bounds(1, 60 * 24 * 60 * 60)]
    bot: Name


@frozen
class New(Body):
    """Begin a game, and get its links. ``seats``: ``client`` for each person, or the name of a bot.

    ``outside_chance``: dice and cards are those of a real table, and the game asks what was rolled and drawn.
    """

    method = "new"
    result: ClassVar[object] = Opened
    seats: Players = field(kw_only=True)
    game: Name | None = None
    packs: Keys | None = None
    options: Annotated[dict[str, str], Entries(Length(1, 200))] = field(factory=dict)
    names: Names = ()
    seed: Annotated[int | str, Digits(150)] | None = None
    outside_chance: bool = False
    clock: ClockSet | None = None


@frozen
class Load(Body):
    """Take up a game from the text of a journal, at its end or ``at`` so many choices and undos; get its links."""

    method = "load"
    result: ClassVar[object] = Opened
    journal: Annotated[str, Length(1, MOST_JOURNAL)] = field(kw_only=True)
    seats: Players | None = None
    names: Names = ()
    at: Count | None = None


@frozen
class MineOf(Body):
    """Where the games of some links are; null for links that open nothing."""

    method = "mine"
    result: ClassVar[object] = w.MyGames
    tokens: Tokens = field(kw_only=True)


# With a link.


@frozen
class Table(Body):
    """The table as the reader sees it, with what happened ``since`` a position."""

    method = "table"
    result: ClassVar[object] = TableSeen
    since: Count | None = 0


@frozen
class Submit(Body):
    """Answer the question ``number`` of the seat."""

    method = "submit"
    result: ClassVar[object] = TableSeen
    choice: Text = field(kw_only=True)
    number: Count = field(kw_only=True)
    since: Count | None = None


@frozen
class Undo(Body):
    """Take the last choice of the seat back."""

    method = "undo"
    result: ClassVar[object] = TableSeen
    since: Count | None = None


@frozen
class Resolve(Body):
    """Tell what was rolled or drawn at the real table."""

    method = "resolve"
    result: ClassVar[object] = TableSeen
    outcome: Name = field(kw_only=True)
    since: Count | None = None


@frozen
class Why(Body):
    """Why a ``choice`` can't be made; or what can be done with the thing of a ``key``. One of both."""

    method = "why"
    result: ClassVar[object] = r.Why
    choice: Text | None = None
    key: Name | None = None


@frozen
class ComesTo(Body):
    """What ``items`` come to that are picked so far."""

    method = "comes_to"
    result: ClassVar[object] = r.ComesTo
    items: Keys = field(kw_only=True)


@frozen
class HintFor(Body):
    """What a bot would answer, and why."""

    method = "hint"
    result: ClassVar[object] = r.Hint
    bot: Name | None = None
    number: Count | None = None


@frozen
class OrdersOf(Body):
    """What the seat may answer beforehand, and what it has ordered."""

    method = "orders"
    result: ClassVar[object] = r.Orders


@frozen
class GiveOrder(Body):
    """Answer a kind of question beforehand, until a condition is met."""

    method = "order"
    result: ClassVar[object] = TableSeen
    choice: Text = field(kw_only=True)
    until: Name = field(kw_only=True)
    kind: Name | None = None
    since: Count | None = None


@frozen
class StopOrders(Body):
    """Stop the orders of the seat, or the one for a kind of question."""

    method = "stop_orders"
    result: ClassVar[object] = TableSeen
    kind: Name | None = None
    since: Count | None = None


@frozen
class CatalogueOf(Body):
    """Everything in the box of the game."""

    method = "catalogue"
    result: ClassVar[object] = r.CatalogueResult


@frozen
class PicturesOf(Body):
    """Pictures of pieces as SVG, those of the ``keys`` or all, ``screen`` or ``print``, and colours."""

    method = "pictures"
    result: ClassVar[object] = r.PicturesResult
    keys: Keys = ()
    size: Annotated[str, Length(5, 6)] = "screen"


@frozen
class RulesOf(Body):
    """The numbered rules of the game, those of the ``ids`` or all."""

    method = "rules"
    result: ClassVar[object] = r.RuleTexts
    ids: Keys = ()


@frozen
class GlossaryOf(Body):
    """The words of the game, explained."""

    method = "glossary"
    result: ClassVar[object] = w.Glossary


@frozen
class LessonsOf(Body):
    """The ideas of the game that come up now and are not among those ``told``."""

    method = "lessons"
    result: ClassVar[object] = w.LessonsDue
    told: Keys = ()


@frozen
class JournalOf(Body):
    """The journal of a finished game."""

    method = "journal"
    result: ClassVar[object] = w.JournalText


@frozen
class ReplayOf(Body):
    """The table of a finished game after ``at`` choices and undos, as a ``seat`` saw it; null: an onlooker."""

    method = "replay"
    result: ClassVar[object] = Replayed
    at: Count = field(kw_only=True)
    seat: Count | None = None


@frozen
class ChancesOf(Body):
    """How the odds of winning went in a finished game, and what turned them most."""

    method = "chances"
    result: ClassVar[object] = w.Chances


@frozen
class Branch(Body):
    """Begin a game that goes on from a point of a finished one."""

    method = "branch"
    result: ClassVar[object] = Opened
    at: Count = field(kw_only=True)
    seats: Players = field(kw_only=True)
    names: Names = ()


@frozen
class Seat(Body):
    """Let a bot play the seat of the link from now on, or its person again (``client``).

    The link to a game's settings may say so of any ``seat``.
    """

    method = "seat"
    result: ClassVar[object] = TableSeen
    player: Name = field(kw_only=True)
    seat: Count | None = None
    since: Count | None = None


@frozen
class FeedOf(Body):
    """The address of a feed that tells when it is the seat's turn."""

    method = "feed"
    result: ClassVar[object] = w.FeedPath


OPEN: tuple[type[Body], ...] = (New, Load, MineOf)
"""The bodies of requests without a link."""
OF_A_LINK: tuple[type[Body], ...] = (
    Table, Submit, Undo, Resolve, Why, ComesTo, HintFor, OrdersOf, GiveOrder, StopOrders, CatalogueOf, PicturesOf,
    RulesOf, GlossaryOf, LessonsOf, JournalOf, ReplayOf, ChancesOf, Branch, Seat, FeedOf,
)  # fmt: skip
OF_A_BOX = CatalogueOf, PicturesOf, RulesOf, GlossaryOf
"""The requests whose answers are the same for all readers of a ruleset."""
_LONG = re.compile(rb"[0-9]{19}")


def read_json(text: bytes) -> object:
    """Return what stands in a text as JSON; whole numbers of any size as they are.

    Raises:
        ValueError: it is no JSON, or not in UTF-8.
    """
    found: object = orjson.loads(text)
    # It has refused what is wrong, but made whole numbers of more than 64 bits inexact.
    return json.loads(text) if _LONG.search(text) else found


BY_METHOD = {kind.method: kind for kind in (*OPEN, *OF_A_LINK)}


@frozen
class Listen:
    """What a reader sends over the WebSocket: the ``token`` of his link, and from which position on he wants to hear.

    It may be sent again, for another language or position.
    """

    token: Annotated[str, Length(1, 200)]
    language: Language = ENGLISH
    since: Count | None = 0
