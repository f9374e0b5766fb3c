"""Picks: the sets of some items of a row as the legal choices of a question."""

from __future__ import annotations

from functools import lru_cache
from math import comb, prod

from starcup.kernel.answers import Answers, Make, Misfit
from starcup.kernel.choices import Items
from starcup.kernel.messages import REFUSAL, Message

ItemCounts = tuple[tuple[str, int], ...]
"""The items on offer: each name, and the number of interchangeable items of that name."""


class Picks(Answers):
    """All sets of ``least`` to ``most`` items of a row, each once.

    Args:
        make: makes a choice from items in canonical order; the choices should be interned, so that equal ones are
            identical.
        row: the names of the items in canonical order, each with the number of items of that name.
        least: the smallest number of items in a set.
        most: the largest number of items in a set; None: all items.

    >>> from attrs import frozen
    >>> from starcup import Choice
    >>> @frozen(eq=False)
    ... class Pay(Choice):
    ...     pattern = "pay {items}"
    ...     items: tuple[str, ...]
    >>> legal = Picks(Pay.of, (("gold", 2), ("ore", 1), ("rum", 1)), 1, 2)
    >>> [choice.text for choice in legal]
    ['pay gold', 'pay ore', 'pay rum', 'pay gold gold', 'pay gold ore', 'pay gold rum', 'pay ore rum']
    >>> legal.answer(["rum", "gold"]).text, legal.index(legal[5])
    ('pay gold rum', 5)
    >>> legal.answer(["ore", "ore"])
    Traceback (most recent call last):
    ...
    starcup.kernel.answers.Misfit: 'ore' was named 2 times, and there is 1.
    """

    __slots__ = ("_any", "_single", "least", "most", "row")

    def __init__(self, make: Make, row: ItemCounts, least: int, most: int | None = None) -> None:
        self.row: ItemCounts = row
        self.least: int = least
        names = len(row)
        counts = [number for _, number in row]
        there = sum(counts)
        self._single = counts.count(1) == names  # one item of each name: plain binomials count the sets
        size = 1 << names if self._single else prod([number + 1 for number in counts])
        # If sets of any size are allowed, a number is read digit by digit, which is many times faster.
        most = there if most is None else min(most, there)
        self.most: int = most
        self._any = least <= 1 and most == there
        if self._any:
            size -= least
        elif self._single:
            size = comb(names, least) if least == most else sum([comb(names, size) for size in range(least, most + 1)])
        else:
            sizes = tuple(counts)
            size = sum([_sets(sizes, size) for size in range(least, most + 1)])
        Answers.__init__(self, make, size)

    @property
    def _counts(self) -> tuple[int, ...]:
        return tuple([number for _, number in self.row])

    @property
    def offered(self) -> Items:
        return tuple(item for item, number in self.row for _ in range(number))

    def following(self, items: Items) -> Items:
        if len(items) >= self.most:
            return ()
        missing = self.least - len(items)
        if self._single:  # what lies in front of the last places may come next
            row = self.row
            behind = 1 + [item for item, _ in row].index(items[-1]) if items else 0
            return tuple([item for item, _ in row[behind : len(row) + 1 - max(1, missing)]])
        first = next(place for place, (item, _) in enumerate(self.row) if item == items[-1]) if items else 0
        names, there = list[str](), 0
        for place in range(len(self.row) - 1, first - 1, -1):
            item, number = self.row[place]
            left = number - items.count(item) if place == first else number
            there += left
            if left and there >= missing:  # enough lie here and behind to reach the smallest set
                names.append(item)
        return tuple(reversed(names))

    def is_whole(self, items: Items) -> bool:
        return self.least <= len(items) <= self.most

    def canonical(self, items: Items) -> Items:
        places, counts = {item: place for place, (item, _) in enumerate(self.row)}, self._counts
        for item in dict.fromkeys(items):
            if item not in places:
                raise self._not_offered(item)
            count, there = items.count(item), counts[places[item]]
            if count > there:
                raise Misfit("twice", Message(f"{REFUSAL}-twice", item=repr(item), count=count, there=there), item)
        if not self.least <= len(items) <= self.most:
            code = "too-few" if len(items) < self.least else "too-many"
            wanted = {"least": self.least, "most": self.most, "found": len(items)}
            between = "" if self.least == self.most else "-between"
            raise Misfit(code, Message(f"{REFUSAL}-number{between}", offered=self.offered, **wanted))
        return tuple(sorted(items, key=places.__getitem__))

    def _items(self, number: int) -> Items:
        items: list[str] = []
        if self._any:
            number += self.least
            for item, there in self.row:
                number, taken = divmod(number, there + 1)
                if taken:
                    items += [item] * taken
            return tuple(items)
        if self._single:
            return self._items_of_single(number)
        counts, size = self._counts, self.least
        while number >= (sets := _sets(counts, size)):
            number -= sets
            size += 1
        for item, there in self.row:
            if not size:
                break
            counts = counts[1:]
            for taken in range(min(there, size), -1, -1):
                sets = _sets(counts, size - taken)
                if number < sets:
                    break
                number -= sets
            items += [item] * taken
            size -= taken
        return tuple(items)

    def _items_of_single(self, number: int) -> Items:
        row = self.row
        items: list[str] = []
        left, size = len(row), self.least
        if size == 1 and number < left:
            return (row[number][0],)
        while number >= (sets := comb(left, size)):
            number -= sets
            size += 1
        for item, _ in row:
            if not size:
                break
            left -= 1
            sets = comb(left, size - 1)
            if number < sets:
                items.append(item)
                size -= 1
            else:
                number -= sets
        return tuple(items)

    def _number(self, items: Items) -> int:
        if self._any:
            number = 0
            for item, there in reversed(self.row):
                number = number * (there + 1) + items.count(item)
            return number - self.least
        size, counts = len(items), self._counts
        number = sum(_sets(counts, smaller) for smaller in range(self.least, size))
        for place, (item, there) in enumerate(self.row):
            taken, behind = items.count(item), counts[place + 1 :]
            number += sum(_sets(behind, size - more) for more in range(taken + 1, min(there, size) + 1))
            size -= taken
        return number


@lru_cache(maxsize=1 << 14)
def _sets(counts: tuple[int, ...], size: int) -> int:
    """Return the number of sets of ``size`` items; ``counts`` are the numbers of items of each name."""
    if not counts or not size:
        return not size
    if max(counts) == 1:
        return comb(len(counts), size)
    if size > sum(counts):
        return 0
    return sum(_sets(counts[1:], size - taken) for taken in range(min(counts[0], size) + 1))


@lru_cache(maxsize=1 << 12)
def picks(make: Make, row: ItemCounts, least: int, most: int | None = None) -> Picks:
    """Return a :class:`Picks` from a cache: for rows that occur often, such as dice of a few colours.

    Args:
        make: makes a choice from items in canonical order.
        row: the names of the items, each with the number of items of that name.
        least: the smallest number of items in a set.
        most: the largest number of items in a set; None: all items.
    """
    return Picks(make, row, least, most)
