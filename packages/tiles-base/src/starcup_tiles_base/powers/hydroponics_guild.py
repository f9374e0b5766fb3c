"""Hydroponics Guild: move one Novelty or Genes die to any other column (POWER-11)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(colours=("novelty", "genes"))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
