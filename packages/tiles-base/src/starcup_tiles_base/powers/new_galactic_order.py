"""New Galactic Order: Military settlers spent go to the cup; 2 VP for every three Military dice you own (POWER-44)."""

from starcup.roll import Dice, Face, RollTable, count, hookimpl
from starcup_tiles_base.powers._shapes import rounded_up

KEY, COLOUR = "new_galactic_order", "military"


@hookimpl
def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    military = table.rules.die_index[COLOUR]
    for _ in range(count(spent, military)):
        table.keep_spent(seat, military, KEY)


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return 2 * rounded_up(count(table.dice_owned(seat), table.rules.die_index[COLOUR]), 3)
