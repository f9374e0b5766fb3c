"""Diversification: move one Home die out of Explore to any other column (ASSIGN-22)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(colours=("home",), source="explore")


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
