"""The nouns of the vocabulary of powers, compiled to plain functions of a table and a seat that count things.

Everything that follows from the tiles alone is worked out when the packs are loaded:
a count of tiles is a sum over a row of numbers, one for each face of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import attrgetter
from typing import TYPE_CHECKING, cast

from starcup.making import frozen
from starcup.roll._rules.definitions import DieColour, Face
from starcup.roll._rules.term_words import (
    DiceCount,
    DiceWanted,
    GoodCount,
    MoneyCount,
    TileCount,
    TilesWanted,
    Whose,
    WorldsWanted,
)
from starcup.roll.dice import MOST, WIDTH, Dice, gathered, kinds, total
from starcup.terms import Term

if TYPE_CHECKING:
    from starcup.roll._rules.table import RollTable

Number = Callable[["RollTable", int], int]
DiceOf = Callable[["RollTable", int], Dice]
FacesOf = Callable[["RollTable", int], Sequence[int]]
NOTHING_THERE = -1
"""The highest cost if there is no tile: less than that of any tile."""


@frozen
class Things:
    """All faces and die colours of the packs, to which filters are applied."""

    faces: tuple[Face, ...]
    die_colours: tuple[DieColour, ...]

    @property
    def die_keys(self) -> tuple[str, ...]:
        """The keys of the die colours, in their order."""
        return tuple(die.key for die in self.die_colours)

    def counter(self, count: Term) -> Number:
        """Return the function that counts the things of a term."""
        if isinstance(count, TileCount):
            return _tiles(count, self)
        if isinstance(count, DiceCount):
            return _dice(count, self)
        if isinstance(count, GoodCount):
            return _goods(count, self)
        return _money(cast(MoneyCount, count))

    def dice(self, wanted: DiceWanted) -> tuple[str, ...]:
        """Return the keys of the die colours wanted."""
        if wanted.colour is not None:
            return (wanted.colour,)
        if wanted.colours is not None:
            return tuple(wanted.colours)
        return tuple(key for key in self.die_keys if key not in (wanted.other_than or ()))

    def mask(self, wanted: DiceWanted) -> int:
        """Return a mask with the bits of the dice wanted and of the workers that count as them."""
        keys = self.dice(wanted)
        if wanted.colour is not None or wanted.colours is not None:
            keys = tuple(die.key for die in self.die_colours if set(keys) & set(die.counts_as))
        return sum(MOST << WIDTH * self.die_keys.index(colour) for colour in keys)

    def chosen(self, wanted: WorldsWanted, side: str | None) -> tuple[bool, ...]:
        """Return for each face of the game whether it is wanted; with ``side`` None, either side is."""
        return tuple((side is None or face.side == side) and _wanted(face, wanted) for face in self.faces)


def _wanted(face: Face, wanted: WorldsWanted) -> bool:
    colour = face.colour.key if face.colour is not None else None
    if wanted.colour is not None and not face.counts(wanted.colour):
        return False
    if wanted.colours is not None and not any(map(face.counts, wanted.colours)):
        return False
    if wanted.other_than is not None and (colour is None or colour in wanted.other_than):
        return False
    if wanted.cost_at_least is not None and face.cost < wanted.cost_at_least:
        return False
    if wanted.cost_at_most is not None and face.cost > wanted.cost_at_most:
        return False
    if isinstance(wanted, TilesWanted):
        if wanted.reassign is not None and (face.is_world or face.reassign != wanted.reassign):
            return False
        if wanted.bonus is not None and (face.is_world or face.plus != wanted.bonus):
            return False
        if wanted.phase is not None and wanted.phase not in face.phases:
            return False
        if wanted.keys is not None and face.key not in wanted.keys:
            return False
    return True


# Counts.


def _tiles(count: TileCount, things: Things) -> Number:
    chosen = things.chosen(count, None if count.each == "tile" else count.each)
    wanted = list(zip(things.faces, chosen, strict=True))
    faces = _tableaus(count.whose)
    if count.measure == "colours":
        colours = [face.colour.key if counts and face.colour else "" for face, counts in wanted]
        return lambda table, seat: len({colours[face] for face in faces(table, seat)} - {""})
    if count.measure == "highest_cost":
        highest = [face.cost if counts else NOTHING_THERE for face, counts in wanted]
        return lambda table, seat: max((highest[face] for face in faces(table, seat)), default=NOTHING_THERE)
    worth = [(face.cost if count.measure == "cost" else 1) if counts else 0 for face, counts in wanted].__getitem__
    if count.whose == "mine":
        return lambda table, seat: sum(map(worth, table.seats[seat].tableau))
    return lambda table, seat: sum(map(worth, faces(table, seat)))


def _tableaus(whose: Whose) -> FacesOf:
    if whose == "mine":
        return lambda table, seat: table.seats[seat].tableau
    own = whose == "all"
    return lambda table, seat: [
        face for number, owner in enumerate(table.seats) if own or number != seat for face in owner.tableau
    ]


def _dice(count: DiceCount, things: Things) -> Number:
    mask = things.mask(count)
    dice = _seats(_PLACES[count.in_], count.whose)
    if count.measure == "colours":
        return lambda table, seat: len(kinds(dice(table, seat) & mask))
    return lambda table, seat: total(dice(table, seat) & mask)


_PLACES: dict[str, DiceOf] = {
    "anywhere": lambda table, seat: table.dice_owned(seat),
    "cup": lambda table, seat: table.seats[seat].cup,
    "citizenry": lambda table, seat: table.seats[seat].citizenry,
    "columns": lambda table, seat: table.rules.real(gathered(table.seats[seat].columns)),
    "zone": lambda table, seat: table.rules.real(table.seats[seat].developers + table.seats[seat].settlers),
    "goods": lambda table, seat: gathered(table.seats[seat].goods),
}


def _goods(count: GoodCount, things: Things) -> Number:
    chosen = things.chosen(count, "world")
    goods = _PLACES["goods"]
    if not all(counts for face, counts in zip(things.faces, chosen, strict=True) if face.is_world):

        def goods(table: RollTable, seat: int) -> Dice:
            owner = table.seats[seat]
            return gathered(compress(owner.goods, map(chosen.__getitem__, owner.tableau)))

    dice = _seats(goods, count.whose)
    return lambda table, seat: total(dice(table, seat))


def _seats(dice: DiceOf, whose: Whose) -> DiceOf:
    if whose == "mine":
        return dice
    own = whose == "all"
    return lambda table, seat: gathered(dice(table, number) for number in range(table.players) if own or number != seat)


def _money(count: MoneyCount) -> Number:
    own, money = count.whose == "all", attrgetter("chips" if count.each == "chip" else "credits")
    if count.whose == "mine":
        return lambda table, seat: int(money(table.seats[seat]))
    return lambda table, seat: sum(money(owner) for number, owner in enumerate(table.seats) if own or number != seat)
