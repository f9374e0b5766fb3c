"""Homeworld Patriotism: move one or two Home dice to the phase selected (ASSIGN-22)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(up_to=2, colours=("home",), to="selected")


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
