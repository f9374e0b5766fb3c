"""Dice in a place: how many of each kind, packed in one int.

Each kind has eight bits. Dice of one colour in one place are interchangeable, so their number says everything; one int
is the cheapest thing to copy, compare and use as a key. Kinds from 0 are die colours in the order of the ruleset;
after them come the other kinds of workers: see :mod:`starcup.roll._rules.workers`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NewType

from starcup import BadArgument
from starcup.making import Wide, check_kind, index_of, told

__all__ = ["NONE", "ONE", "Dice", "count", "kinds", "packed", "total"]

if TYPE_CHECKING:

    class Dice(int):
        """A type for type checkers only: dice added to dice are dice, without a call at run time."""

        def __add__(self, other: int, /) -> Dice: ...
        def __radd__(self, other: int, /) -> Dice: ...
        def __sub__(self, other: int, /) -> Dice: ...
        def __mul__(self, other: int, /) -> Dice: ...
        def __and__(self, other: int, /) -> Dice: ...
        def __neg__(self) -> Dice: ...
else:
    Dice = NewType("Dice", Wide)


WIDTH = 8
MOST = (1 << WIDTH) - 1
"""The most dice of one kind that a place can hold."""

NONE = Dice(0)
ONE = tuple(Dice(1 << WIDTH * kind) for kind in range(256))
"""One die of each kind: add it to put a die somewhere, subtract it to take one away."""


def count(dice: Dice, kind: int) -> int:
    """Return how many dice of one kind there are.

    Args:
        dice: the dice of a place, such as a cup.
        kind: the kind of worker: a position in ``rules.workers``, where the dice come first, by colour.

    >>> count(packed({0: 3, 2: 1}), 2)
    1
    """
    try:
        return dice >> WIDTH * kind & MOST
    except (TypeError, ValueError):
        raise BadArgument(f"expected dice and a kind from 0 on, found {told(dice)} and {told(kind)}") from None


@lru_cache(maxsize=1 << 16)
def kinds(dice: Dice) -> tuple[int, ...]:
    """Return the kinds of which there is at least one, ascending.

    Args:
        dice: the dice of a place, such as a cup.

    >>> kinds(packed({5: 1, 0: 3}))
    (0, 5)
    """
    _check(dice)
    lying, kind, rest = [], 0, int(dice)
    while rest:
        if rest & MOST:
            lying.append(kind)
        rest >>= WIDTH
        kind += 1
    return tuple(lying)


@lru_cache(maxsize=1 << 16)
def total(dice: Dice) -> int:
    """Return how many dice there are.

    Args:
        dice: the dice of a place, such as a cup.

    >>> total(packed({0: 3, 2: 1}))
    4
    """
    _check(dice)
    return sum(dice.to_bytes((dice.bit_length() + WIDTH - 1) // WIDTH, "little"))


def _check(dice: Dice) -> None:
    check_kind(dice, int, "dice", "the dice of a place")
    if dice < 0:
        raise BadArgument(f"dice: expected the dice of a place, found {told(dice)}")


def packed(counts: Mapping[int, int]) -> Dice:
    """Return dice from counts by kind.

    Args:
        counts: how many (0 to 255) there are of each kind (0 to 255).

    Raises:
        BadArgument: it is something else.
    """
    check_kind(counts, Mapping, "counts", "how many dice there are by their kind")
    for kind, number in counts.items():
        for value, name in ((kind, "a kind of dice"), (number, "the number of dice of a kind")):
            if index_of(value) not in range(MOST + 1):
                raise BadArgument(f"counts: expected as {name} a whole number from 0 to {MOST}, found {told(value)}")
    return Dice(sum(ONE[kind] * number for kind, number in counts.items()))


def unpacked(dice: Dice) -> list[int]:
    """Return every die by its kind, ascending.

    >>> unpacked(packed({1: 2, 0: 1}))
    [0, 1, 1]
    """
    return [kind for kind in kinds(dice) for _ in range(count(dice, kind))]


@lru_cache(maxsize=1 << 14)
def ascending(dice: Dice, least: int, needed: int) -> tuple[int, ...]:
    """Return the kinds that may come next when ``needed`` dice are picked one by one in ascending order.

    They are ``least`` or higher, and enough dice must be left from them on: each
    set of dice is picked in exactly one way, and no pick leads to a dead end.

    >>> ascending(packed({0: 2, 1: 1, 4: 1}), 0, 2)
    (0, 1)
    """
    able, left = [], total(dice)
    for kind in kinds(dice):
        if kind >= least and left >= needed:
            able.append(kind)
        left -= count(dice, kind)
    return tuple(able)


def gathered(places: Iterable[Dice]) -> Dice:
    """Return all dice of several places together."""
    return Dice(sum(places))


def put(places: tuple[Dice, ...], place: int, dice: Dice) -> tuple[Dice, ...]:
    """Return the dice of several places, with some added to one of them; a negative number takes them away."""
    lying = list(places)
    lying[place] += dice
    return tuple(lying)
