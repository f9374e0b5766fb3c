"""Galactic Federation: one or two developers spent go to the cup; VP for a third of the cost of all developments."""

from attrs import frozen

from starcup.roll import Dice, Face, RollTable, hookimpl
from starcup_tiles_base.powers._shapes import Retain, RetainSpent, rounded_up

KEY = "galactic_federation"


@frozen(eq=False)
class RetainDeveloper(Retain):
    """Put one of the developers just spent into the cup."""

    pattern = "retain {power} developer {colour}"


@frozen
class RetainDevelopers(RetainSpent):
    """A development has been completed: one or two of its developers go to the cup."""

    kind = f"power:{KEY}"
    question = "Which of the developers just spent goes to your cup?"
    power = KEY
    choice = RetainDeveloper


@hookimpl
def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    table.push(RetainDevelopers.after(table, seat, spent))


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return rounded_up(sum(face.cost for face in table.developments(seat)), 3)
