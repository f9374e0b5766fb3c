"""Cadets: Reassign up to two Leader or Pioneer dice."""

from starcup.packed import hookimpl
from starcup.roll import Reassign, RollTable

POWER = Reassign(up_to=2, colours=("leader", "pioneer"))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
