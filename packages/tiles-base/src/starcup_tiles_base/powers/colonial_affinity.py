"""Colonial Affinity: move one worker to Settle (ASSIGN-21)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(to=("settle",))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
