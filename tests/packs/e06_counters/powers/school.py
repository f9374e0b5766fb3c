"""School: a Talent at the end of Develop."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.change_resource(seat, "talent", 1)
