"""Galactic Exchange: one or two settlers spent go to the cup; 1 VP for each die colour that you own (POWER-4)."""

from starcup.roll import Dice, Face, RollTable, hookimpl, kinds
from starcup_tiles_base.powers._shapes import retain_spent


@hookimpl
def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    retain_spent(table, seat, "galactic_exchange", spent)


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return len(kinds(table.dice_owned(seat)))
