"""Pays by what lies hidden on the owner's stack: he knows it, and all others see the credits."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return sum(table.seats[seat].world_stack[1:]) % 2
