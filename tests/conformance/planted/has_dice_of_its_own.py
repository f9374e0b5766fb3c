"""Rolls a die that no journal knows."""

import random

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return random.randint(0, 3)
