"""Tells everybody which tile lies at the bottom of the owner's stack."""

from attrs import frozen

from starcup import SeatEvent
from starcup.packed import hookimpl
from starcup.roll import RollTable


@frozen
class BottomTold(SeatEvent):
    """The number of a tile that only its owner knows."""

    tile: int


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    if len(table.seats[seat].world_stack) > 1:
        table.note(BottomTold, seat, table.seats[seat].world_stack[-1])
