"""Propaganda Campaign: move one or two workers to the phase selected (ASSIGN-22)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(up_to=2, to="selected")


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
