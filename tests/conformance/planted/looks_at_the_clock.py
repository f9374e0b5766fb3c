"""Pays in every other hour."""

import time

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return int(time.time() / 3600) % 2
