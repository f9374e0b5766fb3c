"""Gives a die that was in no supply."""

from starcup.packed import hookimpl
from starcup.roll import RollTable
from starcup.roll.dice import ONE


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.to_cup(seat, ONE[0])
