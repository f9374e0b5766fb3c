"""Galactic Influence: move one worker to any other column (ASSIGN-22)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign()


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
