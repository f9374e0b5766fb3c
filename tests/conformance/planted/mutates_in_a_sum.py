"""Pays by itself, and is paid again: a hook that is only asked changes the table."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    table.seats[seat].credits = min(10, table.seats[seat].credits + 1)
    return 1
