"""Galactic Renaissance: 1 VP more for each good Consumed; 1, 2, 3, 4 ... VP for 1, 3, 6, 10 ... VP in chips."""

from math import isqrt

from starcup.roll import Face, RollTable, hookimpl


@hookimpl
def consume_chips(world: Face) -> int:
    return 1


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    # The largest n with n(n+1)/2 <= chips.
    return (isqrt(8 * table.seats[seat].chips + 1) - 1) // 2
