"""Galactic Federation: one or two developers spent go to the cup; VP for a third of the cost of all developments."""

from starcup.roll import Dice, Face, RollTable, hookimpl
from starcup_tiles_base.powers._shapes import retain_spent, rounded_up


@hookimpl
def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    retain_spent(table, seat, "galactic_federation", spent)


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return rounded_up(sum(face.cost for face in table.developments(seat)), 3)
