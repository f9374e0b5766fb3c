"""Sets credits itself, and forgets that there is a most."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.seats[seat].credits += 4
