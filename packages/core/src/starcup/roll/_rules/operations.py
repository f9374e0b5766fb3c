"""Operations for powers that go beyond the phases: tiles that come and go, dice that change hands.

Each checks its arguments before it changes anything. It returns False and changes nothing if dice are
missing, and raises ``ValueError`` for arguments that make no sense, such as a tile that is not there.
"""

from __future__ import annotations

from typing import Literal

from attrs import evolve

from starcup.making import Deck, Legal, SeatStep, frozen
from starcup.roll import events
from starcup.roll._rules.definitions import Face, Tile
from starcup.roll._rules.explore import refill_bag, take_from_zone, without
from starcup.roll._rules.grants import Gain, add_at, dice_at, give_back, put_good
from starcup.roll._rules.seat import stack_of
from starcup.roll._rules.setup import enter_tableau
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import NONE, ONE, Dice, count, kinds, total

Source = Literal["supply", "citizenry", "cup"]
Leaving = Literal["bag", "box"]


# Tiles.


def put_into_play(table: RollTable, seat: int, face: Face) -> None:
    """Place a tile without workers, out of the seat's drawn tiles or zone, the bag or the box.

    It enters the tableau with its square, its power and what it gives; nothing that waits for a completion happens.

    Args:
        table: is changed.
        seat: the number of the seat that gets the tile, from 0.
        face: the side of the tile that counts.

    Raises:
        ValueError: the tile lies in none of these places.
    """
    owner, tile = table.seats[seat], face.index // 2
    if face.index >= 2 * len(table.rules.tiles):
        raise ValueError(f"{face.key} is on no game tile")
    source: str = "drawn"
    if tile in owner.drawn:
        owner.drawn = without(owner.drawn, tile)
    elif tile in stack_of(owner, face.is_world):
        source = face.side
        take_from_zone(table, owner, face)
    elif tile in table.bag:
        source = "bag"
        table.bag = without(table.bag, tile)
    elif tile in table.box:
        source = "box"
        table.box = without(table.box, tile)
    else:
        raise ValueError(f"the tile of {face.key} is neither drawn nor in the zone, the bag or the box")
    owner.squares += 1
    enter_tableau(table, seat, face)
    table.note(events.TilePlayed, seat, face.key, source)
    if table.rules.grants_of(face):
        table.push(Gain(seat, face.index))


def return_tile(table: RollTable, seat: int, face: Face, to: Leaving = "bag") -> None:
    """Take a placed tile out of the tableau: back into the bag, or out of the game into the box.

    Its power ends, its square is free again, goods on it go to Citizenry, and
    so do goods elsewhere for which there is no room any more.

    Args:
        table: is changed.
        seat: the number of the seat that has the tile, from 0.
        face: the side of the tile that lies in its tableau.
        to: ``bag`` or ``box``.

    Raises:
        ValueError: it is not in the tableau, or no game tile.
    """
    owner, rules = table.seats[seat], table.rules
    if face.index not in owner.tableau:
        raise ValueError(f"{face.key} is not in the tableau of seat {seat}")
    if face.index >= 2 * len(rules.tiles):
        raise ValueError(f"{face.key} is on no game tile: it stays")
    position = owner.tableau.index(face.index)
    goods = owner.goods[position]
    owner.tableau = without(owner.tableau, face.index)
    owner.goods = (*owner.goods[:position], *owner.goods[position + 1 :])
    owner.squares -= 1
    owner.powers = rules.powers_of(owner.tableau)
    if goods:
        table.to_citizenry(seat, goods)
    for index, lying in zip(owner.tableau, owner.goods, strict=True):
        for _ in range(total(lying) - owner.powers.capacity):
            kind = kinds(table.seats[seat].goods[owner.tableau.index(index)])[0]
            put_good(owner, index, -ONE[kind])
            table.to_citizenry(seat, ONE[kind])
    if to == "bag":
        table.bag = tuple(sorted((*table.bag, face.index // 2)))
    else:
        table.box = tuple(sorted((*table.box, face.index // 2)))
    table.note(events.TileLeft, seat, face.key, to)


@frozen
class DrawUntil(SeatStep[RollTable]):
    """A step that draws tiles openly from the bag until one is wanted (EXPLORE-6, EXPLORE-16).

    The other tiles are abandoned. Subclass it in a power with a ``kind`` of its own. A short bag is refilled with the
    tiles abandoned before; if these are used up too, nothing is found. ``passed`` are the tiles drawn so far.
    """

    passed: tuple[int, ...] = ()

    def wanted(self, table: RollTable, tile: Tile) -> bool:
        """Return whether this is the tile that the drawing stops at.

        Args:
            table: the table to look at.
            tile: the tile that was drawn.
        """
        raise NotImplementedError

    def found(self, table: RollTable, tile: Tile | None) -> None:
        """Do something with the tile, which lies among the seat's drawn ones now.

        Args:
            table: is changed.
            tile: the tile that was wanted; None: there is none.
        """
        raise NotImplementedError

    def run(self, table: RollTable) -> Legal | None:
        rules, owner, passed = table.rules, table.seats[self.seat], list(self.passed)
        sought: Tile | None = None
        while sought is None and (table.bag or refill_bag(table, passed)):
            tiles, owed = _BAG.draw(table, 1, rules.tile_names[self.seat])
            if owed:
                table.push(evolve(self, passed=tuple(passed)))
                return None
            (number,) = tiles
            if self.wanted(table, rules.tiles[number]):
                sought = rules.tiles[number]
                owner.drawn = (*owner.drawn, number)
            else:
                passed.append(number)
                owner.abandoned = (*owner.abandoned, number)
        shown = passed if sought is None else [*passed, sought.index]
        table.note(events.TilesShown, self.seat, tuple(rules.tiles[number].id for number in shown), sought is not None)
        self.found(table, sought)
        return None


_BAG = Deck[RollTable, int]("bag")
"""The bag while tiles are drawn openly: which of the abandoned ones it is refilled with depends on those drawn."""


# Dice.


def lose_die(table: RollTable, seat: int, worker: str, place: str) -> None:
    """Give a die back to the supply, from a place that :func:`dice_at` names.

    Args:
        table: is changed.
        seat: the number of the seat that loses the die, from 0.
        worker: the key of the die: its colour, with the flags that it carries.
        place: where it lies, as :func:`dice_at` names it.

    Raises:
        ValueError: no such die lies there.
    """
    give_back(table, seat, _kind_at(table, seat, worker, place), place)


def exchange_die(table: RollTable, seat: int, worker: str, place: str, colour: str) -> bool:
    """Exchange a die for one of another colour, which comes to the same place; return False if the supply has none.

    A worker under a phase, or on a tile, keeps no flags.

    Args:
        table: is changed.
        seat: the number of the seat whose die it is, from 0.
        worker: the key of the die: its colour, with the flags that it carries.
        place: where it lies, as :func:`dice_at` names it.
        colour: the key of the colour that comes instead.

    Raises:
        ValueError: no such die lies there.
    """
    kind, new = _kind_at(table, seat, worker, place), table.rules.die_index[colour]
    if not count(table.supply, new):
        return False
    add_at(table, seat, -ONE[kind], place)
    add_at(table, seat, ONE[new], place)
    table.supply += ONE[table.rules.colour_of[kind]] - ONE[new]
    table.note(events.DieExchanged, seat, worker, colour, place)
    return True


def place_good(table: RollTable, seat: int, world: Face, colour: str, source: Source = "supply") -> bool:
    """Put a die as a good onto a world; return False if the source has none or the world no room (PRODUCE-5).

    Args:
        table: is changed.
        seat: the number of the seat that has the world, from 0.
        world: a world in its tableau.
        colour: the key of the die's colour.
        source: where the die comes from.

    Raises:
        ValueError: the world is not in the tableau.
    """
    owner, die = table.seats[seat], table.rules.die_index[colour]
    if world.index not in owner.tableau:
        raise ValueError(f"{world.key} is not in the tableau of seat {seat}")
    holder = table if source == "supply" else owner
    lying: Dice = getattr(holder, source)
    room = owner.powers.capacity - total(owner.goods[owner.tableau.index(world.index)]) if world.holds_goods else 0
    if room < 1 or not count(lying, die):
        return False
    setattr(holder, source, lying - ONE[die])
    put_good(owner, world.index, ONE[die])
    table.note(events.GoodPlaced, seat, world.key, colour, source)
    return True


def _kind_at(table: RollTable, seat: int, worker: str, place: str) -> int:
    kind = table.rules.worker_index.get(worker)
    lying = dict(dice_at(table, seat)).get(place, NONE)
    if kind is None or not table.rules.workers[kind].is_die or not count(lying, kind):
        raise ValueError(f"seat {seat} has no {worker} die at {place!r}")
    return kind
