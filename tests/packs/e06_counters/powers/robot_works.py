"""Robot Works: a Droid at the end of Settle."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.change_resource(seat, "droid", 1)
