"""The hooks: what the power of a ship may do, for the seat that owns the ship."""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from starcup.packed import PowerChoice, hook
from starcup_harbour.ships import Ship
from starcup_harbour.table import HarbourTable


@hook("sum", "load")
def discount(ship: Ship) -> int:
    """Return how many coins less a ship costs the owner; asked once for each ship, when packs are loaded."""


@hook("trigger")
def bought(table: HarbourTable, seat: int, ship: Ship) -> None:
    """Called when the owner has bought a further ship."""


@hook("all")
def turn_choices(table: HarbourTable, seat: int) -> tuple[PowerChoice, ...]:
    """Return what the owner may do with the power, instead of working or buying."""


@hook("sum")
def bonus(table: HarbourTable, seat: int) -> int:
    """Return the points of the power at the end of the game."""
