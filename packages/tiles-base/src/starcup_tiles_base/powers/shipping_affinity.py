"""Shipping Affinity: move one worker to Ship (ASSIGN-21)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(to=("ship",))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
