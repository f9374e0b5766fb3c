"""Executive Power: move two workers of one column, both or none, to the phase selected (POWER-28)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(up_to=2, at_least=2, to="selected", together=True)


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
