"""The nouns of the vocabulary of powers, compiled to plain functions of a table and a seat that count things.

Everything that follows from the tiles alone is worked out when the packs are loaded:
a count of tiles is a sum over a row of numbers, one for each face of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import TYPE_CHECKING, cast

from starcup.making import frozen
from starcup.roll._rules.definitions import DieColour, Face
from starcup.roll._rules.term_words import (
    DiceCount,
    DiceWanted,
    FacesWanted,
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
        """Return the keys of the die colours, in their order."""
        return tuple(die.key for die in self.die_colours)

    def counter(self, count: Term) -> Number:
        """Return the function that counts the things of a term."""
        if isinstance(count, TileCount):
            return _tiles(count, self)
        if isinstance(count, DiceCount):
            return _dice(count, self)
        if isinstance(count, GoodCount):
            return _number(_seats(_goods(count, self), count.whose))
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
        found = self.dice(wanted)
        if wanted.colour is not None or wanted.colours is not None:
            found = tuple(die.key for die in self.die_colours if set(found) & set(die.counts_as))
        return sum(MOST << WIDTH * self.die_keys.index(key) for key in found)

    def chosen(self, wanted: WorldsWanted, side: str | None) -> tuple[bool, ...]:
        """Return for each face of the game whether it is wanted; with ``side`` None, either side is."""
        return tuple((side is None or face.side == side) and _wanted(face, wanted) for face in self.faces)

    def chosen_of(self, wanted: FacesWanted) -> tuple[bool, ...]:
        """Return the same for a filter that names the side itself."""
        return self.chosen(wanted, wanted.side)


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
    faces = _tableaus(count.whose)
    if count.measure == "colours":
        colours = [
            face.colour.key if wanted and face.colour else "" for face, wanted in zip(things.faces, chosen, strict=True)
        ]

        def different(table: RollTable, seat: int) -> int:
            found = {colours[face] for face in faces(table, seat)}
            return len(found) - ("" in found)

        return different
    if count.measure == "highest_cost":
        highest = [face.cost if wanted else NOTHING_THERE for face, wanted in zip(things.faces, chosen, strict=True)]

        def most(table: RollTable, seat: int) -> int:
            return max((highest[face] for face in faces(table, seat)), default=NOTHING_THERE)

        return most
    costs = count.measure == "cost"
    worth = [(face.cost if costs else 1) if wanted else 0 for face, wanted in zip(things.faces, chosen, strict=True)]
    worth_of = worth.__getitem__
    if count.whose == "mine":

        def mine(table: RollTable, seat: int) -> int:
            return sum(map(worth_of, table.seats[seat].tableau))

        return mine

    def summed(table: RollTable, seat: int) -> int:
        return sum(map(worth_of, faces(table, seat)))

    return summed


def _tableaus(whose: Whose) -> FacesOf:
    if whose == "mine":
        return lambda table, seat: table.seats[seat].tableau
    own = whose == "all"
    return lambda table, seat: [
        face for number, one in enumerate(table.seats) if own or number != seat for face in one.tableau
    ]


def _dice(count: DiceCount, things: Things) -> Number:
    mask = things.mask(count)
    dice = _seats(_PLACES[count.in_], count.whose)
    if count.measure == "colours":

        def different(table: RollTable, seat: int) -> int:
            return len(kinds(dice(table, seat) & mask))

        return different

    def number(table: RollTable, seat: int) -> int:
        return total(dice(table, seat) & mask)

    return number


def _citizenry(table: RollTable, seat: int) -> Dice:
    return table.seats[seat].citizenry


_PLACES: dict[str, DiceOf] = {
    "anywhere": lambda table, seat: table.dice_owned(seat),
    "cup": lambda table, seat: table.seats[seat].cup,
    "citizenry": _citizenry,
    "columns": lambda table, seat: table.rules.real(gathered(table.seats[seat].columns)),
    "zone": lambda table, seat: table.rules.real(table.seats[seat].developers + table.seats[seat].settlers),
    "goods": lambda table, seat: gathered(table.seats[seat].goods),
}


def _goods(count: GoodCount, things: Things) -> DiceOf:
    chosen = things.chosen(count, "world")
    if all(wanted for face, wanted in zip(things.faces, chosen, strict=True) if face.is_world):
        return _PLACES["goods"]
    wanted = chosen.__getitem__

    def goods(table: RollTable, seat: int) -> Dice:
        owner = table.seats[seat]
        return gathered(compress(owner.goods, map(wanted, owner.tableau)))

    return goods


def _seats(dice: DiceOf, whose: Whose) -> DiceOf:
    if whose == "mine":
        return dice
    own = whose == "all"
    return lambda table, seat: gathered(dice(table, one) for one in range(table.players) if own or one != seat)


def _number(dice: DiceOf) -> Number:
    def number(table: RollTable, seat: int) -> int:
        return total(dice(table, seat))

    return number


def _money(count: MoneyCount) -> Number:
    own, others, chips = count.whose != "others", count.whose != "mine", count.each == "chip"

    def money(table: RollTable, seat: int) -> int:
        owner = table.seats[seat]
        found = (owner.chips if chips else owner.credits) if own else 0
        if others:
            found += sum(one.chips if chips else one.credits for one in table.seats if one is not owner)
        return found

    return money
