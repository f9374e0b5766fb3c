"""Tribute: 1 VP in chips at the end of Ship."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def chips_at_end(table: RollTable, seat: int) -> int:
    return 1
