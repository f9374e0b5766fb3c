"""Freight: Reassign up to two workers."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(up_to=2)


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
