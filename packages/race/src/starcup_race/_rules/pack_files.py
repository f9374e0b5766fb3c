"""The cards in the data file of a pack, read strictly: unknown fields and wrong types are faults with file and line."""

from __future__ import annotations

from typing import Literal, NewType

from starcup.making import frozen
from starcup.packed import PieceList, Reader
from starcup_race._rules.cards import GOODS
from starcup_race._rules.power_terms import GoodKey

CARDS = "cards.toml"

Cost = NewType("Cost", int)
"""A cost or defense."""
Points = NewType("Points", int)
"""Printed VP."""
Copies = NewType("Copies", int)
StartNumber = NewType("StartNumber", int)

LIMITS: dict[object, tuple[int, int]] = {Cost: (0, 20), Points: (-20, 20), Copies: (1, 20), StartNumber: (0, 99)}
"""The least and the largest value of each kind of number on a card."""


@frozen
class CardRow:
    """The part of a card that worlds and developments have in common, as written in a pack.

    ``preset`` is the number of the start world in whose hand the card is in a first game (SETUP-12).
    """

    key: str
    name: str
    vp: Points = Points(0)
    keywords: tuple[str, ...] = ()
    copies: Copies = Copies(1)
    preset: StartNumber | None = None


@frozen(slots=False, kw_only=True)
class WorldRow(CardRow):
    """A world as written in a pack: it has a ``cost``, or a ``defense`` if it is military (TERM-4, CARDS-5).

    ``good`` is the kind of its goods, ``source`` whether it produces them or has one when it is placed. ``start`` is
    the number of a start world.
    """

    cost: Cost | None = None
    defense: Cost | None = None
    good: GoodKey | None = None
    source: Literal["production", "windfall"] | None = None
    start: StartNumber | None = None


@frozen(slots=False, kw_only=True)
class DevelopmentRow(CardRow):
    """A development as written in a pack."""

    cost: Cost


def reader() -> Reader:
    """Return a reader that knows the limits of numbers, and the kinds of goods."""
    piece_reader = Reader()
    for kind, (least, most) in LIMITS.items():
        piece_reader.numbers(kind, least, most)
    piece_reader.names(GoodKey, "a kind of good", GOODS, fixed=True)
    return piece_reader


def _own_power(card: CardRow) -> tuple[str]:
    return (card.key,)


WORLDS = PieceList(CARDS, "world", WorldRow, kind="cards", powers=_own_power)
DEVELOPMENTS = PieceList(CARDS, "development", DevelopmentRow, kind="cards", powers=_own_power)
