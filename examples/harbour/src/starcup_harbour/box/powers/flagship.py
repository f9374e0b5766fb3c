"""Flagship: 1 point at the end for each ship of its owner."""

from starcup_harbour.table import HarbourTable

from starcup.packed import hookimpl


@hookimpl
def bonus(table: HarbourTable, seat: int) -> int:
    return len(table.seats[seat].fleet)
