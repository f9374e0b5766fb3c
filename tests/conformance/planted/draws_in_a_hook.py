"""Rolls a die in a hook, which can't wait when the outcome has to come from outside."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.gain_credits(seat, max(0, table.draw("lottery", (0, 1, 2))), "lottery")
