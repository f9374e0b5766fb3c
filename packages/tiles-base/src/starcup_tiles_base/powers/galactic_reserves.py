"""Galactic Reserves: two goods on each non-grey world; 1 VP for each good at the end (POWER-21, POWER-22)."""

from starcup.roll import RollTable, hookimpl, total


@hookimpl
def goods_capacity(capacity: int) -> int:
    return max(capacity, 2)


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return total(table.goods(seat))
