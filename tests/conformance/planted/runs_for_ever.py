"""A step that does itself again and again, and never asks."""

from attrs import frozen

from starcup.roll import RollTable, hookimpl
from starcup.roll.extending import Legal, SeatStep

KEY = "runs_for_ever"


@frozen
class Again(SeatStep[RollTable]):
    """Once more."""

    kind = f"power:{KEY}"

    def run(self, table: RollTable) -> Legal | None:
        table.push(self)
        return None


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Again(seat))
