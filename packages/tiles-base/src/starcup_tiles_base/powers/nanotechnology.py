"""Nanotechnology: move one or two workers, each to any other column (POWER-31)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(up_to=2)


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
