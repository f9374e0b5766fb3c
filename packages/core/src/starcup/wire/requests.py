"""The requests of a front end to a server, method by method; those about an open game are in ``game_requests``.

On the wire each request has an ``id`` and its ``method`` besides its fields, and may have a ``language``.
The class of the result stands beside each; the results are in
:mod:`starcup.wire.results`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from attrs import field

from starcup.kernel.values import frozen
from starcup.wire import game_requests as g
from starcup.wire import results as r
from starcup.wire.request_fields import Count, Name, Names, Options, Path, Places, Request, Seed, Show, exactly_one


@frozen
class Hello(Request, method="hello", result=r.Hello):
    """Ask who is there: versions, methods, bots, limits. A ``protocol`` that the server does not speak is refused."""

    protocol: Count = 3


@frozen
class Packs(Request, method="packs", result=r.Packs):
    """The packs that are installed, of all games that are offered."""


@frozen
class Catalogue(Request, method="catalogue", result=r.CatalogueResult):
    """Everything in the box of a game: the names of all keys, and the pieces with texts.

    ``game``, here and in other requests, is the key of a game: one of those of ``hello``, which also says what is
    meant if none is named. ``packs`` are names of installed packs, or folders (with a ``/`` in them); without them
    it is the game's own. Options of packs may change what there is: ask with those of the game.
    """

    game: Name | None = None
    packs: Places | None = None
    options: Options = field(factory=dict)


@frozen
class PicturesOf(Request, method="pictures", result=r.PicturesResult):
    """Pictures of a game's pieces as SVG, those of the ``keys`` or all, and the colours of its things.

    A key is ``KIND/ENTRY`` or ``KIND/ENTRY/FACE``, after the fields of a piece of a scene; ``KIND/back`` is one that
    lies face down. They are ``screen``, readable at 100 pixels, or ``print``, with all words.
    """

    keys: Names = ()
    size: Literal["screen", "print"] = "screen"
    game: Name | None = None
    packs: Places | None = None
    options: Options = field(factory=dict)


@frozen
class RuleTexts(Request, method="rules", result=r.RuleTexts):
    """The numbered rules of a game, those of the ``ids`` or all."""

    ids: Names = ()
    game: Name | None = None
    packs: Places | None = None


@frozen
class New(Request, method="new", result=r.Status):
    """A new game. ``seats`` says who plays: ``client``, or the name of a bot that the server lets answer.

    ``seed`` is a whole number, or its digits as text if it is large; without one the server takes one of 128 bits
    and keeps it to itself.
    ``omniscient`` opens every seat's view and all events: for tools, analysis
    and spectators. ``outside_chance`` lets the client supply every roll and
    draw, which only an omniscient one may. ``options`` are settings of packs, by
    ``pack.option``. ``names`` are those of the players in texts.
    """

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
class Load(Request, method="load", result=r.Status):
    """A game from exactly one of: a ``journal`` (its text), a ``file`` that was saved, a ``position`` (its text).

    ``seats`` replaces who plays; without it that is as the journal notes, else
    the client. Packs and options are as the journal says, unless they are given;
    packs in folders must be given, but for a ``file``.
    ``at`` stops a journal after that many choices and undos. Which game it is, stands in all of them; ``game`` says it
    of a position that does not.
    """

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
        "oneOf": exactly_one("journal", "file", "position"),
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
class Games(Request, method="games", result=r.Games):
    """The games that can be played here, with seats, packs and options."""


@frozen
class OpenGames(Request, method="open_games", result=r.OpenGames):
    """The games that are open."""


@frozen
class Bye(Request, method="bye"):
    """The end: the server answers, forgets all games and goes. So does the end of its input."""


REQUESTS: tuple[type[Request], ...] = (
    Hello, Games, Packs, Catalogue, PicturesOf, RuleTexts, New, Load, OpenGames, g.Waiting, g.Wait, g.SceneOf,
    g.ViewOf, g.Submit, g.Why, g.ComesTo, g.HintFor, g.Undo, g.OrdersOf, g.GiveOrder, g.StopOrders, g.Events, g.Save,
    g.JournalOf, g.PositionOf, g.Replay, g.Clone, g.Sample, g.Resolve, g.Close, Bye,
)  # fmt: skip
BY_METHOD = {kind.method: kind for kind in REQUESTS}
