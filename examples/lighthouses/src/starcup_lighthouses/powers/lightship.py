"""Lightship: coins and points for fishing ships."""

from starcup_harbour.ships import Ship
from starcup_harbour.steps import earn
from starcup_harbour.table import HarbourTable

from starcup.packed import hookimpl


@hookimpl
def bought(table: HarbourTable, seat: int, ship: Ship) -> None:
    if ship.kind == "fishing":
        earn(table, seat, 2)


@hookimpl
def bonus(table: HarbourTable, seat: int) -> int:
    return sum(table.rules.ships[own].kind == "fishing" for own in table.seats[seat].fleet)
