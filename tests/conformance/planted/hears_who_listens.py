"""Pays only while somebody listens to the events."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 0 if table.log is None else 1
