"""Set-up as a list of steps: factions, home worlds, starting dice, and the choice of the two starting tiles (SETUP)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import ClassVar

from starcup import Choice, IllegalChoice
from starcup.making import AnyStep, AskTogether, Legal, SeatStep, Step, frozen
from starcup.messages import Message
from starcup.roll import choices, events
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.explore import BAG, note_drawn
from starcup.roll._rules.grants import grant_dice
from starcup.roll._rules.refusals import refused, tile
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.seat import NOTHING, Seat
from starcup.roll._rules.table import RollTable
from starcup.roll.choices import Start
from starcup.roll.dice import ONE, Dice, count


def bare_seat(rules: Rules) -> Seat:
    """Return a seat that was dealt nothing yet."""
    empty = rules.empty_columns
    return Seat(NOTHING, NOTHING, rules.numbers.start_credits, empty, empty, powers=rules.no_powers)


def _deal_faction(table: RollTable, seat: int) -> bool:
    owner = table.seats[seat]
    if owner.faction == NOTHING:
        taken = [other.faction for other in table.seats]
        owner.faction = table.draw(f"faction {seat}", _free(table.rules.factions, taken))
    return owner.faction >= 0


def _deal_home(table: RollTable, seat: int) -> bool:
    owner = table.seats[seat]
    if owner.home == NOTHING:
        taken = [other.home for other in table.seats]
        owner.home = table.draw(f"home {seat}", _free(table.rules.home_worlds, taken))
    return owner.home >= 0


def _free(pieces: Sequence[object], taken: Collection[int]) -> tuple[int, ...]:
    return tuple(number for number in range(len(pieces)) if number not in taken)


def _deal_tiles(table: RollTable, seat: int) -> bool:
    rules, owner = table.rules, table.seats[seat]
    tiles, owed = BAG.draw(table, rules.numbers.start_tiles - len(owner.drawn), rules.tile_names[seat])
    owner.drawn = (*owner.drawn, *tiles)
    return not owed


@frozen
class _Dealing(Step[RollTable]):
    """A step that deals something to seat after seat, until a draw is owed."""

    deals: ClassVar[tuple[Callable[[RollTable, int], bool], ...]] = ()

    def run(self, table: RollTable) -> Legal | None:
        if not all(deal(table, number) for number in range(table.players) for deal in self.deals):
            table.push(self)
        return None


@frozen
class Deal(_Dealing):
    """A step that deals a faction, a home world and starting tiles to seat after seat (SETUP-9, SETUP-11)."""

    kind = "deal"
    deals = (_deal_faction, _deal_home, _deal_tiles)

    @property
    def parts(self) -> tuple[AnyStep, ...]:
        """Each deals its part to all seats before the next."""
        return (DealFactions(), DealHomes(), DealTiles())


@frozen
class DealFactions(_Dealing):
    """A step for the first part of :class:`Deal` if other steps come between its parts: a faction for each seat."""

    kind = "deal-factions"
    deals = (_deal_faction,)


@frozen
class DealHomes(_Dealing):
    """A step for the second part of :class:`Deal`: a home world for each seat."""

    kind = "deal-homes"
    deals = (_deal_home,)


@frozen
class DealTiles(_Dealing):
    """A step for the third part of :class:`Deal`: starting tiles for each seat."""

    kind = "deal-tiles"
    deals = (_deal_tiles,)


@frozen
class LayOut(Step[RollTable]):
    """Has every seat lay out what it was dealt; the lowest faction number is first (SETUP-10, TIMING-3)."""

    kind = "lay-out"

    def run(self, table: RollTable) -> Legal | None:
        rules = table.rules
        for number in range(table.players):
            begin_tableau(table, number)
        first = min(range(table.players), key=lambda number: rules.factions[table.seats[number].faction].number)
        table.order = tuple((first + step) % table.players for step in range(table.players))
        return None


def begin_tableau(table: RollTable, seat: int) -> None:
    """Lay out faction and home world with their dice and the dice everybody starts with (SETUP-10, SETUP-15 to 19)."""
    rules, owner = table.rules, table.seats[seat]
    numbers = rules.numbers
    faction, home = rules.factions[owner.faction], rules.home_worlds[owner.home]
    start = rules.die_index[numbers.start_die]
    cup = min(numbers.start_cup, count(table.supply, start))
    citizenry = min(numbers.start_citizenry, count(table.supply, start) - cup)
    table.supply -= ONE[start] * (cup + citizenry)
    owner.cup = ONE[start] * cup
    owner.citizenry = ONE[start] * citizenry
    owner.resources = tuple(sorted((counter.key, counter.start) for counter in rules.counters if counter.start))
    owner.squares = faction.squares + home.squares
    table.note(events.Dealt, seat, faction.number, home.face.key)
    note_drawn(table, seat)
    for place, number in (("cup", cup), ("citizenry", citizenry)):
        if number:
            table.note(events.DiceGained, seat, ONE[start] * number, place)
    for face in (*faction.halves, home.face):
        enter_tableau(table, seat, face)
        for grant in rules.grants_of(face):
            if grant.start_credits is not None:
                owner.credits = grant.start_credits
            elif grant.dice:
                grant_dice(table, seat, face, grant)


def enter_tableau(table: RollTable, seat: int, face: Face) -> None:
    """Put a face into the tableau; its power works from now on (POWER-8)."""
    owner = table.seats[seat]
    owner.tableau = (*owner.tableau, face.index)
    owner.goods = (*owner.goods, Dice(0))
    owner.powers = table.rules.powers_with(owner.powers, face)


@frozen
class ChooseStart(SeatStep[RollTable]):
    """A step in which a seat puts one of its starting tiles onto each stack (SETUP-12)."""

    kind = "choose-start"
    question = "Which starting tile goes to which stack?"

    def run(self, table: RollTable) -> Legal | None:
        tiles = [table.rules.tiles[key] for key in table.seats[self.seat].drawn]
        return tuple(
            choices.Start.of(first.development.key, second.world.key)
            for first in tiles
            for second in tiles
            if first is not second
        )

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Start)
        seat, rules = table.seats[self.seat], table.rules
        chosen = rules.face_index[choice.development] // 2, rules.face_index[choice.world] // 2
        seat.drawn = (*chosen, *(tile for tile in seat.drawn if tile not in chosen))
        table.push(ConfirmStart(self.seat))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Start):
            tiles = [table.rules.tiles[key] for key in table.seats[self.seat].drawn]
            if any((t.development.key, t.world.key) == (choice.development, choice.world) for t in tiles):
                return refused("same-tile", "SETUP-14")
            drawn = tuple([Message("roll-either-side", one=tile(t.development), other=tile(t.world)) for t in tiles])
            return refused("not-drawn", "SETUP-11", tiles=drawn)
        return refused("not-now", "SETUP-12", "start")


@frozen
class ChooseStacks(AskTogether[RollTable]):
    """A step in which all seats choose at once which tile goes to which stack."""

    kind = "choose-stacks"
    each = ChooseStart


@frozen
class ConfirmStart(SeatStep[RollTable]):
    """A step in which a seat confirms its stacks before they are shown; until then it may choose others."""

    kind = "confirm-start"
    question = "Are your stacks ready to be shown?"
    always_asks = True

    def run(self, table: RollTable) -> Legal | None:
        return (choices.READY,)

    def take(self, table: RollTable, choice: Choice) -> None:
        """Do nothing: the set-up of this seat is over."""

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return refused("ready-first", "SETUP-12")


@frozen
class ShowStacks(Step[RollTable]):
    """A step that begins the stacks with the chosen tiles; the other drawn tiles go back into the bag."""

    kind = "show-stacks"

    def run(self, table: RollTable) -> Legal | None:
        tiles = table.rules.tiles
        for number, seat in enumerate(table.seats):
            development, world, *rest = seat.drawn
            seat.drawn = ()
            seat.development_stack, seat.world_stack = (development,), (world,)
            if rest:
                table.bag = tuple(sorted((*table.bag, *rest)))
            table.note(events.StacksBegun, number, tiles[development].development.key, tiles[world].world.key)
        return None


@frozen
class SetUp(Step[RollTable]):
    """A step that begins the set-up: its steps go on the stack in the order of ``Ruleset.setup_steps``."""

    kind = "set-up"

    def run(self, table: RollTable) -> Legal | None:
        table.stack.extend(reversed(table.rules.setup_steps))
        return None


@frozen
class BeginRounds(Step[RollTable]):
    """A step that ends the set-up; the first round follows."""

    kind = "begin-rounds"

    def run(self, table: RollTable) -> Legal | None:
        table.push(table.rules.round_step)
        return None


SETUP_STEPS: tuple[Step[RollTable], ...] = (Deal(), LayOut(), ChooseStacks(), ShowStacks(), BeginRounds())
"""The steps of the set-up; a variant of the game has another list."""
