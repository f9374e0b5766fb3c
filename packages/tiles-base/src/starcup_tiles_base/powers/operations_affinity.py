"""Operations Affinity: move one worker to Explore or to Produce (ASSIGN-21)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(to=("explore", "produce"))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
