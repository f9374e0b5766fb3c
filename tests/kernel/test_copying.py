"""Copies of parts of a table: what can change is copied, what can't is shared."""

from __future__ import annotations

from attrs import define, field

from starcup.kernel.copying import copied
from starcup.making import frozen


class Known:
    """An object that never changes."""

    __shared__ = True


@frozen
class Card:
    name: str


@define
class Hand:
    cards: list[Card]
    seen: dict[str, list[int]]
    best: Card | None
    known: Known
    odd: object
    below: list[Hand] = field(factory=list)


def test_what_can_change_is_copied_and_all_else_is_shared() -> None:
    hand = Hand([Card("ace")], {"a": [1]}, Card("ten"), Known(), bytearray(b"x"), [Hand([], {}, None, Known(), 3)])
    twin = copied(hand)
    assert isinstance(twin, Hand)
    assert twin == hand
    assert twin.best is hand.best and twin.known is hand.known and twin.cards[0] is hand.cards[0]
    for name in ("cards", "seen", "odd", "below"):
        assert getattr(twin, name) is not getattr(hand, name)
    assert twin.seen["a"] is not hand.seen["a"]
    assert twin.below[0] is not hand.below[0]
