"""The ships, as packs state them."""

from __future__ import annotations

from typing import Literal, NewType

from starcup.making import frozen
from starcup.packed import PieceList

Coins = NewType("Coins", int)
Copies = NewType("Copies", int)


@frozen
class Ship:
    """A ship: what it costs, what it is worth at the end, and how many cards of it there are."""

    key: str
    name: str
    cost: Coins
    kind: Literal["cargo", "fishing"]
    points: int = 1
    copies: Copies = Copies(1)


def own_power(ship: Ship) -> tuple[str]:
    """Return the keys of the powers that a ship may have: one, of its own name."""
    return (ship.key,)


SHIPS = PieceList("ships.toml", "ship", Ship, kind="ships", powers=own_power)
