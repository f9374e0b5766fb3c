"""The events: ships by their keys."""

from __future__ import annotations

from starcup import Event, SeatEvent
from starcup.making import frozen


@frozen
class ShipArrived(Event):
    """A ship came into the harbour."""

    ship: str


@frozen
class ShipLeft(Event):
    """A ship left the harbour, and nobody owns it."""

    ship: str


@frozen
class ShipBought(SeatEvent):
    """A seat bought a ship, for so many coins."""

    ship: str
    price: int


@frozen
class CoinsEarned(SeatEvent):
    """A seat earned coins."""

    coins: int
