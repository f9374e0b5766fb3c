"""A step that does itself again and again, and never asks."""

from attrs import frozen

from starcup.making import Legal, SeatStep
from starcup.packed import hookimpl
from starcup.roll import RollTable

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
