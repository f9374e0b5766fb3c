"""Sets and arrangements as one answer: counted, numbered and refused as if they were listed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from starcup import Answers, Arrangements, Choice, Items, Misfit, Picks


@frozen(eq=False)
class Pay(Choice):
    pattern = "pay {items}"
    items: Items


@frozen(eq=False)
class PayFor(Choice):
    pattern = "pay for {what} {items}"
    what: str
    items: Items


NAMES = "abcdef"


@st.composite
def rows(draw: st.DrawFn) -> tuple[tuple[tuple[str, int], ...], int, int]:
    counts = draw(st.lists(st.integers(1, 3), min_size=1, max_size=5))
    least = draw(st.integers(0, sum(counts)))
    most = draw(st.integers(least, sum(counts)))
    return tuple(zip(NAMES, counts, strict=False)), least, most


def every_set(row: tuple[tuple[str, int], ...], least: int, most: int) -> set[Items]:
    ways = product(*(range(number + 1) for _, number in row))
    sets = (tuple(item for (item, _), n in zip(row, way, strict=True) for _ in range(n)) for way in ways)
    return {items for items in sets if least <= len(items) <= most}


@given(rows())
def test_every_set_stands_there_once_and_is_found_by_its_number(
    case: tuple[tuple[tuple[str, int], ...], int, int],
) -> None:
    row, least, most = case
    legal = Picks(Pay.of, row, least, most)
    listed = [*legal]
    items = [choice.items for choice in listed if isinstance(choice, Pay)]
    assert len(items) == len(listed) == len(legal)
    assert len(set(items)) == len(items)
    assert set(items) == every_set(row, least, most)
    for number, choice in enumerate(listed):
        assert legal[number] is choice
        assert legal[number - len(legal)] is choice
        assert legal.index(choice) == number
        assert choice in legal
    assert legal[1:3] == tuple(listed[1:3])
    with pytest.raises(IndexError):
        legal[len(legal)]


def put_together(legal: Answers, items: Items = ()) -> list[Items]:
    """Return all answers that begin with some items, put together item by item."""
    whole = [items] if legal.is_whole(items) else []
    return whole + [way for item in legal.following(items) for way in put_together(legal, (*items, item))]


@given(rows())
def test_item_by_item_each_set_is_made_in_one_way(case: tuple[tuple[tuple[str, int], ...], int, int]) -> None:
    ways = put_together(Picks(Pay.of, *case))
    assert len(set(ways)) == len(ways)
    assert set(ways) == every_set(*case)


@pytest.mark.parametrize(("things", "piles"), [(1, 1), (2, 2), (3, 2), (3, 3), (4, 2)])
def test_item_by_item_each_arrangement_is_made_in_one_way(things: int, piles: int) -> None:
    legal = Arrangements(Pay.of, tuple(tuple(f"{thing}{pile}" for pile in range(piles)) for thing in range(things)))
    ways = put_together(legal)
    assert len(set(ways)) == len(ways) == len(legal)
    assert {Pay.of(way) for way in ways} == set(legal)


@given(rows(), st.randoms(use_true_random=False), st.data())
def test_items_may_be_named_in_any_order(
    case: tuple[tuple[tuple[str, int], ...], int, int], random: object, data: st.DataObject
) -> None:
    legal = Picks(Pay.of, *case)
    choice = legal[data.draw(st.integers(0, len(legal) - 1))]
    assert isinstance(choice, Pay)
    shuffled = data.draw(st.permutations(choice.items))
    assert legal.answer(shuffled) is choice
    for blank in (" ", ", ", ","):
        assert legal.read(f" PAY  {blank.join(shuffled) or 'none'} ") is choice


@given(rows(), st.lists(st.sampled_from([*NAMES, "stranger"]), max_size=8))
def test_what_is_no_such_set_is_refused_with_its_reason(
    case: tuple[tuple[tuple[str, int], ...], int, int], items: list[str]
) -> None:
    row, least, most = case
    legal, there = Picks(Pay.of, row, least, most), dict(row)
    if tuple(sorted(items)) in every_set(row, least, most):
        assert legal.answer(items) in legal
        return
    with pytest.raises(Misfit) as refused:
        legal.answer(items)
    strangers = [item for item in items if item not in there]
    excess = [item for item, number in Counter(items).items() if number > there.get(item, number)]
    expected = {"not-offered"} if strangers and not excess else {"not-offered", "twice"} if strangers else set()
    expected = expected or ({"twice"} if excess else {"too-few"} if len(items) < least else {"too-many"})
    assert refused.value.code in expected
    assert legal.read(f"pay {' '.join(items) or 'none'}") is None
    assert legal.refusal(tuple(items), "RULE-1").rule == "RULE-1"


def test_tens_of_thousands_of_sets_are_counted_and_numbered_at_once() -> None:
    row = tuple((f"card{number}", 1) for number in range(19))
    legal = Picks(Pay.of, row, 9, 9)
    assert len(legal) == 92_378
    middle = legal[50_000]
    assert legal.index(middle) == 50_000
    assert [legal.index(legal[number]) for number in range(0, 92_378, 9_999)] == list(range(0, 92_378, 9_999))


def test_choices_of_other_questions_do_not_belong() -> None:
    legal = Picks(Pay.of, (("a", 1), ("b", 1)), 1, 1)
    assert Pay(("a",)) in legal
    assert Pay(("c",)) not in legal
    assert Pay(("a", "b")) not in legal
    assert PayFor("x", ("a",)) not in legal
    assert legal.count(Pay(("b",))) == 1
    assert legal.prefix == "pay"
    with pytest.raises(ValueError, match="not among"):
        legal.index(Pay(("c",)))


def test_other_fields_stand_before_the_items() -> None:
    legal = Picks(lambda items: PayFor("tower", items), (("a", 2),), 1, 2)
    assert [choice.text for choice in legal] == ["pay for tower a", "pay for tower a a"]
    assert legal.prefix == "pay for tower"
    assert legal.read("pay for tower a, a") is not None
    assert legal.read("pay for bridge a") is None
    assert legal.read("pay for towera") is None


@given(st.integers(1, 4), st.integers(1, 3))
def test_every_arrangement_stands_there_once(things: int, piles: int) -> None:
    names = tuple(tuple(f"{NAMES[thing]}{pile}" for pile in range(piles)) for thing in range(things))
    legal = Arrangements(Pay.of, names)
    expected = set()
    for order in permutations(range(things)):
        for where in product(range(piles), repeat=things):
            laid = [names[thing][pile] for thing, pile in zip(order, where, strict=True)]
            expected.add(tuple(sorted(laid, key=lambda name: int(name[1]))))
    items = [choice.items for choice in legal if isinstance(choice, Pay)]
    assert len(items) == len(legal) == len(expected)
    assert set(items) == expected
    assert [legal.index(choice) for choice in legal] == list(range(len(legal)))
    assert all(legal[legal.index(choice)] is choice for choice in legal)


def test_an_arrangement_lays_everything_once() -> None:
    legal = Arrangements(Pay.of, (("a", "A"), ("b", "B")))
    assert legal.answer(["B", "a"]).text == "pay a B"
    for items, code in ((("a",), "too-few"), (("a", "A"), "twice"), (("a", "a"), "twice"), (("a", "c"), "not-offered")):
        with pytest.raises(Misfit) as refused:
            legal.answer(items)
        assert refused.value.code == code
