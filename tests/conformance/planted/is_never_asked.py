"""Pays at the end of a phase, on a tile that has no phase printed."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 1
