"""Isolation Policy: move one or two workers out of Explore, each to any column (POWER-30)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(up_to=2, source="explore")


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
