"""Set-up: factions, home worlds, starting dice, and the choice of the two starting tiles."""

from __future__ import annotations

from attrs import frozen

from starcup.kernel.choices import Choice
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.steps import Legal, SeatStep, Step
from starcup.roll import choices, events
from starcup.roll.choices import Start
from starcup.roll.definitions import Face
from starcup.roll.dice import ONE, Dice, count
from starcup.roll.explore import without
from starcup.roll.grants import grant_dice
from starcup.roll.seat import NOTHING, Seat
from starcup.roll.table import RollTable


@frozen
class Deal(Step[RollTable]):
    """Deal factions, home worlds and starting tiles, one chance outcome at a time (SETUP-9, SETUP-11)."""

    kind = "deal"

    def run(self, table: RollTable) -> Legal | None:
        rules = table.rules
        for number in range(table.players):
            if number == len(table.seats):
                taken = {seat.faction for seat in table.seats}
                faction = table.draw(
                    f"faction {number}", tuple(i for i in range(len(rules.factions)) if i not in taken)
                )
                if faction < 0:
                    table.push(self)
                    return None
                empty = rules.empty_columns
                table.seats.append(
                    Seat(faction, NOTHING, rules.numbers.start_credits, empty, empty, powers=rules.no_powers)
                )
            seat = table.seats[number]
            if seat.home == NOTHING:
                taken = {other.home for other in table.seats}
                seat.home = table.draw(
                    f"home {number}", tuple(i for i in range(len(rules.home_worlds)) if i not in taken)
                )
                if seat.home < 0:
                    table.push(self)
                    return None
            while len(seat.drawn) < rules.numbers.start_tiles:
                tile = table.draw(rules.tile_names[number], table.bag)
                if tile < 0:
                    table.push(self)
                    return None
                table.bag = without(table.bag, tile)
                seat.drawn = (*seat.drawn, tile)
        for number in range(table.players):
            begin_tableau(table, number)
        order = sorted(range(table.players), key=lambda number: rules.factions[table.seats[number].faction].number)
        first = order[0]
        table.order = tuple((first + step) % table.players for step in range(table.players))
        table.push(ShowStacks())
        table.push(ChooseStacks())
        return None


def begin_tableau(table: RollTable, number: int) -> None:
    """Lay out faction and home world with their dice and the dice everybody starts with (SETUP-10, SETUP-15 to 19)."""
    rules, seat = table.rules, table.seats[number]
    numbers = rules.numbers
    faction, home = rules.factions[seat.faction], rules.home_worlds[seat.home]
    start = rules.die_index[numbers.start_die]
    cup = min(numbers.start_cup, count(table.supply, start))
    citizenry = min(numbers.start_citizenry, count(table.supply, start) - cup)
    table.supply = Dice(table.supply - ONE[start] * (cup + citizenry))
    seat.cup = Dice(ONE[start] * cup)
    seat.citizenry = Dice(ONE[start] * citizenry)
    seat.resources = tuple(sorted((one.key, one.start) for one in rules.counters if one.start))
    seat.squares = faction.squares + home.squares
    faces: tuple[Face, ...] = (*faction.halves, home.face)
    table.note(events.Dealt, number, faction.number, home.face.key)
    table.note(events.TilesDrawn, number, len(seat.drawn))
    table.note(events.TilesSeen, number, tuple(rules.tiles[tile].id for tile in seat.drawn))
    for face in faces:
        enter_tableau(table, number, face)
        for grant in face.grants:
            if grant.start_credits is not None:
                seat.credits = grant.start_credits
            elif grant.dice:
                grant_dice(table, number, face, grant)


def enter_tableau(table: RollTable, number: int, face: Face) -> None:
    """Put a face into the tableau; its power works from now on (POWER-8)."""
    seat = table.seats[number]
    seat.tableau = (*seat.tableau, face.index)
    seat.goods = (*seat.goods, Dice(0))
    seat.powers = table.rules.powers_with(seat.powers, face)


@frozen
class ChooseStacks(Step[RollTable]):
    """All seats choose at once which tile goes to which stack."""

    kind = "choose-stacks"

    def run(self, table: RollTable) -> Legal | None:
        table.together([ChooseStart(seat) for seat in range(table.players)])
        return None


@frozen
class ChooseStart(SeatStep[RollTable]):
    """One seat's two arrangements of its starting tiles (SETUP-12)."""

    kind = "choose-start"
    question = "Which starting tile goes to which stack?"

    def run(self, table: RollTable) -> Legal | None:
        tiles = [table.rules.tiles[tile] for tile in table.seats[self.seat].drawn]
        return tuple(
            choices.start(one.development.key, other.world.key) for one in tiles for other in tiles if one is not other
        )

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Start)
        seat, rules = table.seats[self.seat], table.rules
        seat.drawn = (rules.face_index[choice.development] // 2, rules.face_index[choice.world] // 2)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Start):
            tiles = [table.rules.tiles[tile] for tile in table.seats[self.seat].drawn]
            if any((t.development.key, t.world.key) == (choice.development, choice.world) for t in tiles):
                return IllegalChoice("same-tile", "SETUP-14", "one tile can't lie in both stacks.")
            return IllegalChoice(
                "not-drawn",
                "SETUP-11",
                f"one of the two drawn tiles begins each stack; drawn are {' and '.join(t.id for t in tiles)}.",
            )
        return IllegalChoice("not-now", "SETUP-12", "the starting tiles have to be arranged first.")


@frozen
class ShowStacks(Step[RollTable]):
    """The chosen tiles begin the stacks; the first round follows."""

    kind = "show-stacks"

    def run(self, table: RollTable) -> Legal | None:
        tiles = table.rules.tiles
        for number, seat in enumerate(table.seats):
            development, world = seat.drawn
            seat.drawn = ()
            seat.development_stack, seat.world_stack = (development,), (world,)
            table.note(events.StacksBegun, number, tiles[development].development.key, tiles[world].world.key)
        table.push(table.rules.round_step)
        return None
