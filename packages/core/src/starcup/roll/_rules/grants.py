"""Grants of a tile when it is placed: credits, dice from the supply, and a die to lose first (IMMED)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen
from starcup.roll import choices, events
from starcup.roll._rules.definitions import Face, Grant
from starcup.roll._rules.refusals import die, place, refused, tile
from starcup.roll._rules.seat import Seat
from starcup.roll._rules.table import RollTable
from starcup.roll.choices import Lose
from starcup.roll.dice import NONE, ONE, Dice, count, kinds

CUP, CITIZENRY, DEVELOPERS, SETTLERS = "cup", "citizenry", "developers", "settlers"


def grant_dice(table: RollTable, seat: int, face: Face, grant: Grant) -> None:
    """Take the dice of a grant from the supply to the place that it names (IMMED-2, SETUP-16).

    The box holds all dice that its tiles grant (DICE-6); with other packs the supply gives what it has.
    """
    owner, colour = table.seats[seat], table.rules.die_index[grant.colour]
    dice = ONE[colour] * min(grant.dice, count(table.supply, colour))
    table.supply -= dice
    if grant.to == "cup":
        owner.cup += dice
    elif grant.to == "citizenry":
        owner.citizenry += dice
    else:
        put_good(owner, face.index, dice)
    if table.log is not None:
        where = face.key if grant.to == "good" else grant.to
        table.log.append((events.DiceGained, seat, dice, where))


def put_good(seat: Seat, face: int, dice: Dice) -> None:
    """Add goods to a world in the tableau, or take them away with a negative number."""
    position = seat.tableau.index(face)
    goods = seat.goods
    seat.goods = (*goods[:position], goods[position] + dice, *goods[position + 1 :])


@frozen
class Gain(SeatStep[RollTable]):
    """A step that gives the grants of a placed tile, from number ``index`` on (IMMED-1, IMMED-7)."""

    kind = "gain"
    face: int
    index: int = 0

    def run(self, table: RollTable) -> Legal | None:
        face = table.rules.faces[self.face]
        grants = table.rules.grants_of(face)
        for index in range(self.index, len(grants)):
            grant = grants[index]
            if grant.lose:
                table.push(Gain(self.seat, self.face, index + 1))
                for _ in range(grant.lose):
                    table.push(LoseDie(self.seat, self.face))
                return None
            if grant.credits:
                table.gain_credits(self.seat, grant.credits, face.key)
            if grant.dice:
                grant_dice(table, self.seat, face, grant)
        return None


def places(table: RollTable, seat: int) -> list[tuple[str, Dice]]:
    """Return every place where dice of a seat may lie, with the dice there (DICE-5)."""
    owner, rules = table.seats[seat], table.rules
    result = [(CUP, owner.cup), (CITIZENRY, owner.citizenry)]
    result += [(phase.key, column) for phase, column in zip(rules.phases, owner.columns, strict=True)]
    result += [(DEVELOPERS, owner.developers), (SETTLERS, owner.settlers)]
    result += [(rules.faces[face].key, goods) for face, goods in zip(owner.tableau, owner.goods, strict=True)]
    return result


def take_from(table: RollTable, seat: int, kind: int, place: str) -> None:
    """Take a die of that kind away from a place, named as in :func:`places`."""
    _add_at(table, seat, -ONE[kind], place)


def put_at(table: RollTable, seat: int, kind: int, place: str) -> None:
    """Put a die of that kind into a place, named as in :func:`places`."""
    _add_at(table, seat, ONE[kind], place)


def _add_at(table: RollTable, seat: int, dice: Dice, place: str) -> None:
    owner, rules = table.seats[seat], table.rules
    if place == CUP:
        owner.cup += dice
    elif place == CITIZENRY:
        owner.citizenry += dice
    elif place == DEVELOPERS:
        owner.developers += dice
    elif place == SETTLERS:
        owner.settlers += dice
    elif place in rules.phase_index:
        columns = list(owner.columns)
        columns[rules.phase_index[place]] += dice
        owner.columns = tuple(columns)
    else:
        put_good(owner, rules.face_index[place], dice)


@frozen
class LoseDie(SeatStep[RollTable]):
    """A step in which the owner gives one of his dice, from anywhere, back to the supply (IMMED-4, IMMED-5)."""

    kind = "lose-die"
    question = "Which of your dice goes back to the supply?"
    face: int

    def run(self, table: RollTable) -> Legal | None:
        workers = table.rules.workers
        return (
            tuple(
                choices.Lose.of(workers[kind].key, place)
                for place, lying in places(table, self.seat)
                if lying != NONE
                for kind in kinds(lying)
                if workers[kind].is_die
            )
            or None
        )

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Lose)
        kind = table.rules.worker_index[choice.colour]
        take_from(table, self.seat, kind, choice.place)
        table.supply += ONE[table.rules.colour_of[kind]]
        table.note(events.DieLost, self.seat, choice.colour, choice.place)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        rules = table.rules
        name = tile(rules.faces[self.face])
        if isinstance(choice, Lose):
            lost, where = die(rules, choice.colour), place(rules, choice.place)
            return refused("no-such-die", "IMMED-5", "lose", die=lost, place=where, tile=name)
        return refused("not-now", "IMMED-7", "lose", tile=name)
