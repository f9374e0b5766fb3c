"""Merchant Guild: $2 at the end of Produce (POWER-6)."""

from starcup.roll import RollTable, hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 2
