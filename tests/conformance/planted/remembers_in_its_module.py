"""Counts in its module what belongs on the table: all games of a process share the count."""

from starcup.packed import hookimpl
from starcup.roll import RollTable

SCOUTS: dict[int, int] = {}


@hookimpl
def scouted(table: RollTable, seat: int, colour: str) -> None:
    SCOUTS[seat] = SCOUTS.get(seat, 0) + 1


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return SCOUTS.get(seat, 0) % 3
