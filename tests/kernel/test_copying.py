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


# A name that the copier itself uses.
@define
class kind:
    number: int


@define
class Longer(kind):
    tail: list[int]


@define
class Pile:
    kinds: list[kind]


def test_objects_in_a_list_are_copied_each_by_its_own_class_whatever_that_is_called() -> None:
    pile = Pile([kind(1), Longer(2, [3]), kind(4)])
    twin = copied(pile)
    assert twin == pile and isinstance(twin, Pile)
    assert [type(copy) for copy in twin.kinds] == [kind, Longer, kind]
    for copy, other in zip(twin.kinds, pile.kinds, strict=True):
        assert copy is not other
    assert isinstance(twin.kinds[1], Longer) and twin.kinds[1].tail is not pile.kinds[1].tail  # type: ignore[attr-defined]
