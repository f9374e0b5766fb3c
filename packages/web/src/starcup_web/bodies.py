"""The bodies of requests over HTTP, method by method: those of :mod:`starcup.wire` without game and seat, and more."""

from __future__ import annotations

import json
import re
from typing import Annotated, ClassVar, TypeVar, cast

import attrs
import orjson
from attrs import Attribute, field, frozen

from starcup.host import Opened, Replayed, TableSeen
from starcup.messages import ENGLISH
from starcup.wire import game_requests as g
from starcup.wire import requests as q
from starcup.wire import results as r
from starcup.wire.limits import Bounds, Entries, Items, Length
from starcup.wire.request_fields import Count, Name, Names, Request, Seed
from starcup_web import results as w

Language = Annotated[str, Length(1, 40)]
Players = Annotated[tuple[str, ...], Items(Length(1, 200), least=1)]
PlayerNames = Annotated[tuple[str, ...], Items(Length(0, 200))]
MOST_JOURNAL = 1_000_000
SAID_BY_LINK = ("game", "packs", "options", "seat", "show")
"""The fields of the wire's requests that no body has: the link says them, and what is shown is the table."""


@frozen(slots=False)  # so that a class can have another base
class Body(Request):
    """Base of the bodies of requests, which are answered in their ``language``."""

    language: Language = field(default=ENGLISH, kw_only=True)


@frozen(slots=False)
class Deed(Body):
    """Base of what changes a game: answered by the table, with what happened ``since`` a position."""

    result: ClassVar[object] = TableSeen
    since: Count | None = field(default=None, kw_only=True)


# Without a link.


@frozen
class ClockSet:
    """How long a seat may take for an answer, and the bot that answers for it then."""

    seconds: Annotated[int, Bounds(1, 60 * 24 * 60 * 60)]
    bot: Name


@frozen
class New(Body, method="new", result=Opened):
    """Begin a game, and get its links. ``seats``: ``client`` for each person, or the name of a bot.

    ``outside_chance``: dice and cards are those of a real table, and the game asks what was rolled and drawn.
    """

    seats: Players
    game: Name | None = None
    packs: Names | None = None
    options: Annotated[dict[str, str], Entries(Length(1, 200))] = field(factory=dict)
    names: PlayerNames = ()
    seed: Seed | None = None
    outside_chance: bool = False
    clock: ClockSet | None = None


@frozen
class Load(Body, method="load", result=Opened):
    """Take up a game from the text of a journal, at its end or ``at`` so many choices and undos; get its links."""

    journal: Annotated[str, Length(1, MOST_JOURNAL)]
    seats: Players | None = None
    names: PlayerNames = ()
    at: Count | None = None


@frozen
class OfferOf(Body, method="offer", result=w.Offer):
    """What can be played here, and against whom, told to people."""


@frozen
class MineOf(Body, method="mine", result=w.MyGames):
    """Where the games of some links are; null for links that open nothing."""

    tokens: Names


# With a link.


B = TypeVar("B", bound=Body)


def of_link(kind: type[B]) -> type[B]:
    """Make the class of a body from a request of the wire: it has no field for what the link says."""

    def left(_: type, given: list[Attribute[object]]) -> list[Attribute[object]]:
        return [attribute for attribute in given if attribute.name not in SAID_BY_LINK]

    return attrs.frozen(kind, field_transformer=left)


def of_wire(base: type[Body], request: type[Request]) -> type[Body]:
    """Return the class of a body with the fields and description of a request of the wire."""
    return of_link(cast("type[Body]", type(request.__name__, (base, request), {"__doc__": request.__doc__})))


@of_link
class Submit(Deed, g.Submit):
    """Answer the question ``number`` of the seat."""

    number: Count = field(kw_only=True)  # early versions of attrs look at the order before fields are left out


@frozen
class Table(Body, method="table", result=TableSeen):
    """The table as the reader sees it, with what happened ``since`` a position."""

    since: Count | None = 0


@frozen
class CatalogueOf(Body, method="catalogue", result=r.CatalogueResult):
    """Everything in the box of the game."""


@frozen
class GlossaryOf(Body, method="glossary", result=w.Glossary):
    """The words of the game, explained."""


@frozen
class LessonsOf(Body, method="lessons", result=w.LessonsDue):
    """The ideas of the game that come up now and are not among those ``told``."""

    told: Names = ()


@frozen
class JournalOf(Body, method="journal", result=w.JournalText):
    """The journal of a finished game."""


@frozen
class ReplayOf(Body, method="replay", result=Replayed):
    """The table of a finished game after ``at`` choices and undos, as a ``seat`` saw it; null: an onlooker."""

    at: Count
    seat: Count | None = None


@frozen
class ChancesOf(Body, method="chances", result=w.Chances):
    """How the odds of winning went in a finished game, and what turned them most."""


@frozen
class Branch(Body, method="branch", result=Opened):
    """Begin a game that goes on from a point of a finished one."""

    at: Count
    seats: Players
    names: PlayerNames = ()


@frozen
class Seat(Deed, method="seat"):
    """Let a bot play the seat of the link from now on, or its person again (``client``).

    The link to a game's settings may say so of any ``seat``.
    """

    player: Name
    seat: Count | None = None


@frozen
class FeedOf(Body, method="feed", result=w.FeedPath):
    """The address of a feed that tells when it is the seat's turn."""


OPEN: tuple[type[Body], ...] = (New, Load, OfferOf, MineOf)
"""The bodies of requests without a link."""
OF_A_BOX: tuple[type[Body], ...] = (CatalogueOf, of_wire(Body, q.PicturesOf), of_wire(Body, q.RuleTexts), GlossaryOf)
"""The requests whose answers are the same for all readers of a ruleset."""
OF_A_LINK: tuple[type[Body], ...] = (
    Table, Submit, *(of_wire(Deed, request) for request in (g.Undo, g.Resolve, g.GiveOrder, g.StopOrders)),
    *(of_wire(Body, request) for request in (g.Why, g.ComesTo, g.HintFor, g.OrdersOf)),
    *OF_A_BOX, LessonsOf, JournalOf, ReplayOf, ChancesOf, Branch, Seat, FeedOf,
)  # fmt: skip
_LONG = re.compile(rb"[0-9]{19}")


def read_json(text: bytes) -> object:
    """Return what stands in a text as JSON; whole numbers of any size as they are."""
    read: object = orjson.loads(text)
    # It has refused what is wrong, but made whole numbers of more than 64 bits inexact.
    return json.loads(text) if _LONG.search(text) else read


BY_METHOD = {kind.method: kind for kind in (*OPEN, *OF_A_LINK)}


@frozen
class Listen:
    """What a reader sends over the WebSocket: the ``token`` of his link, and from which position on he wants to hear.

    It may be sent again, for another language or position.
    """

    token: Annotated[str, Length(1, 200)]
    language: Language = ENGLISH
    since: Count | None = 0
