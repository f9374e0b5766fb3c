"""Technology Affinity: move one worker to Develop (ASSIGN-21)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(to=("develop",))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
