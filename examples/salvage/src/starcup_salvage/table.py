"""The table: all that there is, and who may see it; and the view: what one seat may know of it."""

from __future__ import annotations

from typing import Annotated

from starcup import Table
from starcup.making import Counted, Deck, Own, Public, View, define, field
from starcup.messages import Names

NAMES = ("mite", "wasp", "crab", "mule", "ox", "whale")
"""Drones are numbers, which are their strengths, from 1 on; these are their names."""
DRONES = (1, 2, 3, 4, 5, 6) * 6
"""All drones of a game."""
Drone = Annotated[int, Names("drone")]
"""What front ends have to know of such a number: that it names a drone."""


@define(eq=False)
class Crew:
    """What a seat has: drones in hand, drones that it sends to this wreck, and points."""

    hand: Counted[tuple[Drone, ...]] = ()
    sent: Own[tuple[int, ...]] = ()
    wrecks: Public[int] = 0
    holds: Public[int] = 0


@define(eq=False)
class SalvageTable(Table):
    """What lies in the middle, and what each seat has; ``opened`` are the dice of the holds that are being opened."""

    seats: Public[list[Crew]] = field(factory=list)
    deck: Counted[tuple[Drone, ...]] = DRONES
    scrap: Public[tuple[Drone, ...]] = ()
    wreck: Public[int] = 0
    hull: Public[int] = 0
    opened: Public[tuple[int, ...]] = ()


DECK = Deck[SalvageTable, int]("deck")


class SalvageView(View[SalvageTable], SalvageTable):
    """What one seat may know: others' ``sent`` is None, and so is each drone in their hands and in the deck."""
