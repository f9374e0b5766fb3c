"""The table: all that there is, and who may see it; and the view: what one seat may know of it."""

from __future__ import annotations

from starcup import Table
from starcup.making import Counted, Deck, Own, Public, define, field

NAMES = ("mite", "wasp", "crab", "mule", "ox", "whale")
"""Drones are numbers, which are their strengths, from 1 on; these are their names."""
DRONES = (1, 2, 3, 4, 5, 6) * 6
"""All drones of a game."""


@define(eq=False)
class Crew:
    """What a seat has: drones in hand, drones that it sends to this wreck, and points."""

    hand: Counted[tuple[int, ...]] = ()
    sent: Own[tuple[int, ...]] = ()
    wrecks: Public[int] = 0
    holds: Public[int] = 0


@define(eq=False)
class SalvageTable(Table):
    """What lies in the middle, and what each seat has; ``opened`` are the dice of the holds that are being opened."""

    seats: Public[list[Crew]] = field(factory=list)
    deck: Counted[tuple[int, ...]] = DRONES
    scrap: Public[tuple[int, ...]] = ()
    wreck: Public[int] = 0
    hull: Public[int] = 0
    opened: Public[tuple[int, ...]] = ()


DECK = Deck[SalvageTable, int]("deck")


@define
class CrewView:
    """What one seat may know of a crew: others' ``sent`` is None, and so is each drone in their hands."""

    hand: tuple[int | None, ...]
    sent: tuple[int, ...] | None
    wrecks: int
    holds: int


@define
class SalvageView:
    """What one seat may know: ``seats[seat]`` is its own crew."""

    players: int
    seat: int
    seats: tuple[CrewView, ...]
    deck: tuple[None, ...]
    scrap: tuple[int, ...]
    wreck: int
    hull: int
    opened: tuple[int, ...]
