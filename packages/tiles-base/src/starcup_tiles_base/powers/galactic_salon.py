"""Galactic Salon: 1 VP in chips in every Ship phase (POWER-16)."""

from starcup.roll import RollTable, hookimpl


@hookimpl
def chips_at_end(table: RollTable, seat: int) -> int:
    return 1
