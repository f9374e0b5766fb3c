"""Stronghold, a world: 1 VP for each Military die, and 2 for each world of cost 5 or more."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    dear = sum(world.cost >= 5 for world in table.worlds(seat))
    return table.count_dice(table.dice_owned(seat), "military") + 2 * dear
