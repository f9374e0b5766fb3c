"""The contents of a ruleset: colours, faces, tiles, factions, phases, numbers. All frozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from attrs import field

from starcup.making import AnyStep, frozen

Side = Literal["development", "world"]

WILD = "wild"
"""The face that may be put under any phase (ASSIGN-2)."""


@frozen
class DieColour:
    """A colour of dice: how many the supply holds, its faces, and the world colours it matches (DICE-1, SHIP-8).

    A face is a phase's key, several joined by ``+``, or ``wild``; behind these it may show flags, also joined by
    ``+``. ``counts_as`` are the die colours that powers count it under, its own included.
    """

    key: str
    name: str
    printed: str
    count: int
    faces: tuple[str, ...]
    matches_as_good: tuple[str, ...] = ()
    matches_as_shipper: tuple[str, ...] = ()
    counts_as: tuple[str, ...] = ()

    @property
    def matches(self) -> tuple[str, ...]:
        """The world colours that the die matches as a good, as a shipper, or both."""
        more = (colour for colour in self.matches_as_shipper if colour not in self.matches_as_good)
        return (*self.matches_as_good, *more)


@frozen
class Flag:
    """A sign that a face may show beside its phases; a worker keeps it until it is used or Reassigned.

    A worker that is used with it brings ``credits`` and ``chips``, and goes ``to`` where it says instead of Citizenry;
    powers may do more. The flag ``reassigned`` is shown by no face: a pack that declares it has workers remember that
    they were Reassigned.
    """

    key: str
    name: str
    credits: int = 0
    chips: int = 0
    to: Literal["cup", "supply", ""] = ""


REASSIGNED = "reassigned"
"""The flag of workers that a power has moved."""


@frozen
class Counter:
    """A kind of workers that are no dice: everybody has a number of them beside the cup.

    Everybody has ``start`` of them at the beginning; after Reassign powers the owner may put them under ``phases``.
    There they work like dice; if they find no task they come back, and when used they are gone, or, ``after`` "kept",
    come back too. Each that is left at the end of the game is worth ``vp``.
    """

    key: str
    name: str
    start: int = 0
    phases: tuple[str, ...] = ()
    after: Literal["spent", "kept"] = "spent"
    vp: int = 0
    matches_as_good: tuple[str, ...] = ()
    matches_as_shipper: tuple[str, ...] = ()
    counts_as: tuple[str, ...] = ()


@frozen
class WorldColour:
    """A colour of worlds: what a Trade brings, and whether goods may lie there at all (SHIP-3, PRODUCE-1)."""

    key: str
    name: str
    trade: int = 0
    holds_goods: bool = True


@frozen
class Grant:
    """One part of what a tile gives when it is placed (IMMED-1): exactly one of the four.

    ``dice`` dice of ``colour`` go ``to`` the cup, the citizenry or, as a good, onto the world itself; ``lose`` dice of
    the owner's choice go back to the supply; ``start_credits`` replaces the credits at set-up.
    """

    credits: int = 0
    dice: int = 0
    colour: str = ""
    to: Literal["cup", "citizenry", "good", ""] = ""
    lose: int = 0
    start_credits: int | None = None


@frozen
class Face:
    """One side of a tile, half of a faction tile, or a home world.

    ``index`` is its place in ``Ruleset.faces``; tile ``n`` has faces ``2n`` (development) and ``2n + 1`` (world).
    ``key`` names it in choices, ``power`` is the name of its plugin, or "" for worlds.
    """

    index: int
    key: str
    name: str
    side: Side
    cost: int
    pack: str
    colour: WorldColour | None = None
    grants: tuple[Grant, ...] = ()
    phases: tuple[str, ...] = ()
    reassign: bool = False
    plus: bool = False
    optional: bool = False
    counts_as: tuple[str, ...] = ()
    """World colours that powers count it under besides its own."""
    fixed_cost: bool = False
    """Nothing changes what it costs."""
    order: int = 0
    """The place of its power when several apply: the order of tiles, never of registration."""
    is_world: bool = field(init=False)
    holds_goods: bool = field(init=False)

    @is_world.default
    def _is_world(self) -> bool:
        return self.side == "world"

    @holds_goods.default
    def _holds_goods(self) -> bool:
        return self.colour is not None and self.colour.holds_goods

    def counts(self, colour: str) -> bool:
        """Return whether it is a world of that colour, or counts as one.

        Args:
            colour: the key of a world colour, such as ``novelty``.
        """
        return self.colour is not None and (self.colour.key == colour or colour in self.counts_as)


@frozen
class Tile:
    """A game tile: a development on one side, a world on the other (TILES-1)."""

    index: int
    id: str
    development: Face
    world: Face


@frozen
class Faction:
    """A faction tile: its number gives the strict order (TIMING-3), its halves are faces (TILES-7)."""

    id: str
    number: int
    squares: int
    halves: tuple[Face, ...]


@frozen
class HomeWorld:
    """A home world."""

    id: str
    squares: int
    face: Face


@frozen
class Numbers:
    """The numbers of the game, which an expansion may change.

    With ``most_rounds`` the game ends after so many rounds, if it has not ended before; 0: it has no such limit.
    """

    least_players: int = 2
    most_players: int = 5
    start_credits: int = 1
    most_credits: int = 10
    least_credits: int = 1
    start_cup: int = 3
    start_citizenry: int = 2
    start_die: str = "home"
    start_tiles: int = 2
    pool_per_player: int = 12
    end_squares: int = 12
    most_rounds: int = 0
    stock_credits: int = 2
    recruit_cost: int = 1
    goods_on_world: int = 1
    consume_chips: int = 1
    match_chips: int = 1
    fallback_zone: int = 3
    spare_die_players: tuple[int, ...] = (2,)
    spare_die: str = "home"


NUMBERS = Numbers()
"""The numbers of the rule book."""


@frozen
class Phase:
    """A phase: its key, name, numeral, what its workers are called, and the steps of one seat in it.

    ``imaginary`` says whether powers may give imaginary workers here, ``end`` is a step done after the phase's income.
    """

    key: str
    name: str
    numeral: str
    worker: str
    tasks: Callable[[int], tuple[AnyStep, ...]]
    end: AnyStep | None = None
    imaginary: bool = False
