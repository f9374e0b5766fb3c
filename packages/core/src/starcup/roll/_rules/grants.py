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
from starcup.roll.dice import ONE, Dice, count, kinds, put

CUP, CITIZENRY, DEVELOPERS, SETTLERS = "cup", "citizenry", "developers", "settlers"


def grant_dice(table: RollTable, seat: int, face: Face, grant: Grant) -> None:
    """Take dice of a grant to the place that it names, as far as the supply has them (IMMED-2, SETUP-16, DICE-6)."""
    colour = table.rules.die_index[grant.colour]
    dice = ONE[colour] * min(grant.dice, count(table.supply, colour))
    table.supply -= dice
    if grant.to == "good":
        put_good(table.seats[seat], face.index, dice)
    else:
        add_at(table, seat, dice, grant.to)
    table.note(events.DiceGained, seat, dice, face.key if grant.to == "good" else grant.to)


def put_good(seat: Seat, face: int, dice: Dice) -> None:
    """Add goods to a world in the tableau, or take them away with a negative number."""
    seat.goods = put(seat.goods, seat.tableau.index(face), dice)


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


def dice_at(table: RollTable, seat: int) -> list[tuple[str, Dice]]:
    """Return every place where dice of a seat may lie, by name, with what lies there (DICE-5).

    Args:
        table: the table to look at.
        seat: its number, from 0.
    """
    owner, rules = table.seats[seat], table.rules
    result = [(CUP, owner.cup), (CITIZENRY, owner.citizenry)]
    result += zip(rules.phase_keys, owner.columns, strict=True)
    result += [(DEVELOPERS, owner.developers), (SETTLERS, owner.settlers)]
    result += [(rules.faces[face].key, goods) for face, goods in zip(owner.tableau, owner.goods, strict=True)]
    return result


def give_back(table: RollTable, seat: int, kind: int, place: str) -> None:
    """Give a die back to the supply, from a place that :func:`dice_at` names."""
    add_at(table, seat, -ONE[kind], place)
    table.to_supply(ONE[table.rules.colour_of[kind]])
    table.note(events.DieLost, seat, table.rules.worker_names[kind], place)


def add_at(table: RollTable, seat: int, dice: Dice, place: str) -> None:
    """Add dice to a place, named as in :func:`dice_at`; a negative number takes them away."""
    owner, rules = table.seats[seat], table.rules
    if place in (CUP, CITIZENRY, DEVELOPERS, SETTLERS):
        setattr(owner, place, getattr(owner, place) + dice)
    elif place in rules.phase_index:
        owner.columns = put(owner.columns, rules.phase_index[place], dice)
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
        legal = [
            choices.Lose.of(workers[kind].key, place)
            for place, lying in dice_at(table, self.seat)
            for kind in kinds(lying)
            if workers[kind].is_die
        ]
        return tuple(legal) or None

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Lose)
        give_back(table, self.seat, table.rules.worker_index[choice.colour], choice.place)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        rules = table.rules
        name = tile(rules.faces[self.face])
        if isinstance(choice, Lose):
            lost, where = die(rules, choice.colour), place(rules, choice.place)
            return refused("no-such-die", "IMMED-5", "lose", die=lost, place=where, tile=name)
        return refused("not-now", "IMMED-7", "lose", tile=name)
