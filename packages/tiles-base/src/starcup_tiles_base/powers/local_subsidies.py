"""Local Subsidies: move one Home die to any other column (POWER-18)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(colours=("home",))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
