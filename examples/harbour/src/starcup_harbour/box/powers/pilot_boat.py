"""Pilot Boat: a coin for each further ship."""

from starcup_harbour.ships import Ship
from starcup_harbour.steps import earn
from starcup_harbour.table import HarbourTable

from starcup.packed import hookimpl


@hookimpl
def bought(table: HarbourTable, seat: int, ship: Ship) -> None:
    earn(table, seat, 1)
