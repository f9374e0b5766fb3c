"""Explore: Scout and Stock, abandoned tiles, the nearly empty bag (EXPLORE)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain

from starcup import Choice, IllegalChoice, Picks
from starcup.making import Deck, Legal, SeatStep, Step, frozen
from starcup.packed import PowerChoice
from starcup.roll import choices, events
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.offers import AT_TOP, BOTTOM, TOP
from starcup.roll._rules.refusals import die, picked, refused, sentence
from starcup.roll._rules.seat import Seat, set_stack, stack_of
from starcup.roll._rules.table import RollTable
from starcup.roll.choices import Abandon, GiveUp, Place, Scout, Stock
from starcup.roll.dice import ONE, kinds


@frozen
class Explore(SeatStep[RollTable]):
    """A step for the explorers of one seat, one at a time: each Scouts or Stocks (EXPLORE-1, EXPLORE-3)."""

    kind = "explore"
    question = "What does your next explorer do?"

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        column, powers = seat.columns[table.phase], seat.powers
        legal = table.rules.offers.explore(kinds(column)) if column else ()
        if powers.explore_choices:
            more = tuple(choice for hook in powers.explore_choices for choice in hook(table, self.seat))
            legal = (*legal, *more) if column or not more else (choices.DONE, *more)
        return legal or None

    def take(self, table: RollTable, choice: Choice) -> None:
        if choice is choices.DONE:
            return
        table.push(self)
        if isinstance(choice, PowerChoice):
            choice.play(table, self.seat)
            return
        assert isinstance(choice, (Scout, Stock))
        rules = table.rules
        kind = rules.worker_index[choice.worker]
        table.take_worker(self.seat, kind)
        table.use_workers(self.seat, ONE[kind])
        colour = rules.workers[kind].colour_key
        powers = table.seats[self.seat].powers
        if isinstance(choice, Stock):
            amount = rules.numbers.stock_credits
            for fold in powers.stock_credits:
                amount = fold(colour, amount)
            if table.log is not None:
                table.log.append((events.Stocked, self.seat, choice.worker, rules.phase_keys[table.phase]))
            table.gain_credits(self.seat, amount, "stock")
            for hook in rules.extensions.stocked:
                hook(table, self.seat, choice.worker)
            return
        if table.log is not None:
            table.log.append((events.Scouted, self.seat, choice.worker, rules.phase_keys[table.phase]))
        for trigger in powers.scouted:
            trigger(table, self.seat, colour)
        table.push(AbandonTiles.of(self.seat))
        for hook in rules.extensions.scouted:
            hook(table, self.seat, choice.worker)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Scout | Stock):
            return refused("no-explorer", "EXPLORE-1", die=die(table.rules, choice.worker))
        if isinstance(choice, Abandon):
            return refused("scout-first", "EXPLORE-5")
        return refused("not-now", "EXPLORE-2", "explore")


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """Return the tiles without one of them."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def take_from_zone(table: RollTable, seat: Seat, face: Face) -> int:
    """Take a tile out of its stack and return its number; a new top tile is shown to all."""
    tile = face.index // 2
    stack = stack_of(seat, face.is_world)
    if stack[0] == tile and len(stack) > 1:
        table.revealed()
    set_stack(seat, face.is_world, without(stack, tile))
    return tile


@frozen
class AbandonTiles(SeatStep[RollTable]):
    """A step for part one of a Scout: abandon any tiles of the own zone at once, then draw (EXPLORE-5 to 10)."""

    kind = "abandon"
    question = "Which tiles of your construction zone do you abandon, before you draw one more?"

    def run(self, table: RollTable) -> Legal | None:
        seat, single = table.seats[self.seat], table.rules.offers.single
        row = [single[2 * tile] for tile in seat.development_stack]
        row += [single[2 * tile + 1] for tile in seat.world_stack]
        return Picks(choices.Abandon.of, tuple(row), 0)

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Abandon)
        rules, seat = table.rules, table.seats[self.seat]
        faces = [rules.faces[rules.face_index[key]] for key in choice.items]
        seat.abandoned += tuple([take_from_zone(table, seat, face) for face in faces])
        if table.log is not None:
            for face in faces:
                table.log.append((events.TileAbandoned, self.seat, face.side))
                table.log.append((events.TileMoved, self.seat, face.key, face.side, "abandoned"))
        table.push(PlaceTiles.of(self.seat))
        table.push(DrawTiles.of(self.seat, len(choice.items) + 1))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Abandon):
            return self.refuse_items(
                table, choice.items, "EXPLORE-5", sentence("not-offered", "zone"), picked(table.rules)
            )
        return refused("not-now", "EXPLORE-5", "abandon")


@frozen
class DrawTiles(SeatStep[RollTable]):
    """A step for part two of a Scout: draw tiles one by one.

    A short bag is refilled with abandoned tiles (EXPLORE-16), then with tiles of the zones (EXPLORE-17).
    """

    kind = "draw"
    left: int

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        tiles, owed = BAG.draw(table, self.left, table.rules.tile_names[self.seat])
        seat.drawn = (*seat.drawn, *tiles)
        if owed:
            table.push(DrawTiles.of(self.seat, owed))
        elif len(tiles) < self.left:
            self._run_dry(table, self.left - len(tiles))
        elif table.log is not None:
            note_drawn(table, self.seat)
        return None

    def _run_dry(self, table: RollTable, left: int) -> None:
        """Place the tiles drawn so far; then, which is rare, every seat with enough gives one back (EXPLORE-17)."""
        if table.seats[self.seat].drawn:
            note_drawn(table, self.seat)
            table.push(DrawTiles.of(self.seat, left))
            table.push(PlaceTiles.of(self.seat))
            return
        helpers = _helpers(table)
        if helpers:  # with the tiles of the base game some seat always can (EXPLORE-18)
            table.push(DrawTiles.of(self.seat, left))
        for number in reversed(helpers):
            table.push(GiveUpTile(number))


def note_drawn(table: RollTable, seat: int) -> None:
    """Note the tiles that a seat has drawn: their number for all, which they are for itself."""
    drawn = table.seats[seat].drawn  # nothing else: tiles drawn before have been placed
    table.note(events.TilesDrawn, seat, len(drawn))
    table.note(events.TilesSeen, seat, tuple(table.rules.tiles[tile].id for tile in drawn))


def refill_bag(table: RollTable, but: Collection[int] = ()) -> int:
    """Put the abandoned tiles before all seats into the bag, but for some; return how many (EXPLORE-13, EXPLORE-16)."""
    back = [[tile for tile in seat.abandoned if tile not in but] if but else seat.abandoned for seat in table.seats]
    if number := sum(map(len, back)):
        for seat in table.seats:
            seat.abandoned = tuple([tile for tile in seat.abandoned if tile in but]) if but else ()
        table.bag = tuple(sorted((*table.bag, *chain(*back))))
        table.note(events.BagRefilled, number, tuple(map(len, back)))
    return number


@frozen
class Bag(Deck[RollTable, int]):
    """The bag of tiles; its discards are the abandoned tiles before all seats."""

    def refill(self, table: RollTable) -> int:
        return refill_bag(table)


BAG = Bag("bag")


def _helpers(table: RollTable) -> list[int]:
    """Return the seats that have to give a tile back, in strict order."""
    least = table.rules.numbers.fallback_zone
    zones = {number: table.seats[number] for number in table.order}
    return [number for number, seat in zones.items() if len(seat.development_stack) + len(seat.world_stack) >= least]


@frozen
class GiveUpTile(SeatStep[RollTable]):
    """A step in which a seat chooses the tile of its zone that goes back into the bag (EXPLORE-18)."""

    kind = "give-up"
    question = "The bag is empty: which tile of your construction zone do you give back?"

    def run(self, table: RollTable) -> Legal | None:
        tiles, seat = table.rules.tiles, table.seats[self.seat]
        keys = [tiles[tile].development.key for tile in seat.development_stack]
        keys += [tiles[tile].world.key for tile in seat.world_stack]
        return tuple(map(choices.GiveUp.of, keys))

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, GiveUp)
        rules = table.rules
        face = rules.faces[rules.face_index[choice.face]]
        tile = take_from_zone(table, table.seats[self.seat], face)
        table.bag = tuple(sorted((*table.bag, tile)))
        table.note(events.TileGivenUp, self.seat, face.side)
        table.note(events.TileMoved, self.seat, face.key, face.side, "bag")

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return refused("give-up", "EXPLORE-17")


@frozen
class PlaceTiles(SeatStep[RollTable]):
    """A step for part three of a Scout: put the drawn tiles under their stacks, in any order (EXPLORE-11).

    A power may allow tiles on top of a stack as well, but never for a ``plain`` step.
    """

    kind = "place"
    question = "Which stacks do these tiles go to, and in which order?"
    plain: bool = False

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        if not seat.drawn:
            return None
        on_top = seat.powers.scouts_on_top and not self.plain
        stacks = seat.development_stack, seat.world_stack  # top and bottom of an empty stack are the same
        return table.rules.offers.place(seat.drawn, (on_top and stacks[0] != (), on_top and stacks[1] != ()))

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Place)
        rules, seat = table.rules, table.seats[self.seat]
        seat.drawn = ()
        placed = [(item, BOTTOM) for item in choice.items]
        if seat.powers.scouts_on_top:
            on_top = [(item.removesuffix(AT_TOP), TOP) for item in reversed(choice.items) if item.endswith(AT_TOP)]
            placed = on_top + [(item, end) for item, end in placed if not item.endswith(AT_TOP)]
        for key, where in placed:
            face = rules.faces[rules.face_index[key]]
            put_on_stack(table, seat, face, where == TOP)
            if table.log is not None:
                table.log.append((events.TilePlaced, self.seat, face.side, where))
                table.log.append((events.TileMoved, self.seat, face.key, "drawn", face.side, where))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Place):
            tiles = [table.rules.tiles[tile] for tile in table.seats[self.seat].drawn]
            sides = {face.key for tile in tiles for face in (tile.development, tile.world)}
            if any(item.endswith(AT_TOP) and item.removesuffix(AT_TOP) in sides for item in choice.items):
                if table.seats[self.seat].powers.scouts_on_top and not self.plain:
                    return refused("bottom", "EXPLORE-11", "empty")
                return refused("bottom", "EXPLORE-11")
            return self.refuse_items(
                table, choice.items, "EXPLORE-12", sentence("not-offered", "drawn"), picked(table.rules)
            )
        return refused("not-now", "EXPLORE-12", "place")


def put_on_stack(table: RollTable, seat: Seat, face: Face, on_top: bool) -> None:
    """Put a tile to the bottom or top of the stack of its side; a new top tile is shown to all (SECRET-1)."""
    tile = face.index // 2
    stack = stack_of(seat, face.is_world)
    if on_top or not stack:
        table.revealed()
    set_stack(seat, face.is_world, (tile, *stack) if on_top else (*stack, tile))


@frozen
class EndExplore(Step[RollTable]):
    """A step that puts abandoned tiles back into the bag (EXPLORE-13)."""

    kind = "end-explore"

    def run(self, table: RollTable) -> Legal | None:
        refill_bag(table)
        return None
