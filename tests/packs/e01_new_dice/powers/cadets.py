"""Cadets: Reassign up to two Leader or Pioneer dice."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(up_to=2, colours=("leader", "pioneer"))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
