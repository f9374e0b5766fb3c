"""Freight: Reassign up to two workers."""

from starcup.packed import hookimpl
from starcup.roll import Reassign, RollTable

POWER = Reassign(up_to=2)


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
