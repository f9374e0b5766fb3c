"""Pays only while somebody listens to the events."""

from starcup.roll import RollTable, hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 0 if table.log is None else 1
