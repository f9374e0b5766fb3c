"""Slots: the parts that a game's features consist of, each with the function that reads it from a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from attrs import field

from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)
FEW = 12
"""The most steps in which a number is told if the slot does not say which."""


def cuts(least: int, most: int, number: int = FEW) -> tuple[int, ...]:
    """Return the values above ``least`` at which a number makes a step: all, or some that lie further apart high up.

    >>> cuts(0, 4), cuts(0, 60, 6)
    ((1, 2, 3, 4), (2, 4, 8, 15, 30, 60))
    """
    span = most - least
    if span <= number:
        return tuple(range(least + 1, most + 1))
    steps, last = list[int](), 0
    for step in range(number):
        power = span ** ((step + 1) / number)
        last = min(span - (number - 1 - step), max(last + 1, round(power)))
        steps.append(least + last)
    return tuple(steps)


@frozen
class Number(Generic[TableT]):
    """A whole number between bounds; beyond them it counts as the bound.

    Args:
        name: a word of the game, such as ``chips``.
        least: the lower bound.
        most: the upper bound.
        read: a function ``(table, seat) -> number``.
        at: the values at which it makes a step, ascending; empty: all, or twelve.
    """

    name: str
    least: int
    most: int
    read: Callable[[TableT, int], int] = field(repr=False)
    at: tuple[int, ...] = ()

    @property
    def steps(self) -> tuple[int, ...]:
        """The values at which the number makes a step."""
        return self.at or cuts(self.least, self.most)


@frozen
class Things(Generic[TableT]):
    """Some of the things of a list, each any number of times: pieces by what they do, or mere names.

    Args:
        name: a word of the game, such as ``hand``.
        names: of the things, in the order of their numbers.
        read: a function ``(table, seat) -> tuple of the numbers of things``; -1 stands for none, and so does None.
        most: how many things there are at most, all together.
        traits: what each of the things does, by the names of :func:`traits`; empty: they are mere names.
    """

    name: str
    names: Sequence[str]
    read: Callable[[TableT, int], tuple[int | None, ...]] = field(repr=False)
    most: int = 1
    traits: Sequence[Mapping[str, float]] = field(default=(), repr=False)


Slot = Number[TableT] | Things[TableT]
