"""Picks: the legal choices of questions with a set, or an arrangement, of the items on offer as the answer.

There may be tens of thousands of sets, so they are never listed: :class:`Picks`
and :class:`Arrangements` are sequences that count their choices, find one by
its number and tell whether one is among them. Each set occurs once, in
canonical order; answers may name its items in any order.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import comb, factorial, prod
from sys import maxsize
from typing import SupportsIndex, overload

from starcup.kernel.arguments import is_kind, texts_of
from starcup.kernel.choices import NO_ITEMS, Choice, Items, normalise
from starcup.kernel.errors import IllegalChoice, StarcupError
from starcup.kernel.messages import NOTHING, REFUSAL, Arg, Message

ItemCounts = tuple[tuple[str, int], ...]
"""The items on offer: each name, and the number of interchangeable items of that name."""
Make = Callable[[Items], Choice]
"""A function that makes a choice from items in canonical order."""

MOST_MET = 64
"""The most choices that a question keeps once they are made."""


class Misfit(StarcupError):
    """The error that some items are not an answer to a question.

    ``code`` is ``not-offered``, ``too-few``, ``too-many`` or ``twice``; ``item`` is the wrong item, or empty if it is
    not a single one; ``reason`` is the sentence as a message. It names no rule: the step that asks adds it to the
    refusal.
    """

    def __init__(self, code: str, reason: Message, item: str = "") -> None:
        super().__init__(code, reason, item)
        self.code = code
        self.reason: Message = reason
        self.item = item

    def __str__(self) -> str:
        return str(self.reason)


class Answers(Sequence[Choice]):
    """The legal choices of a question that takes several items at once, as a sequence that is never listed.

    ``make`` makes a choice from items in canonical order; the choices should be interned, so that equal ones are
    identical. ``size`` is the number of choices. ``len`` is ``sys.maxsize`` at most: there are more ways to place 20
    tiles.
    """

    __slots__ = ("_last", "_length", "_met", "_size", "make")

    def __init__(self, make: Make, size: int) -> None:
        self.make: Make = make
        self._size = size
        self._length = min(size, maxsize)
        self._last: Choice | None = None
        self._met: dict[int, Choice] | None = None

    def __len__(self) -> int:
        return self._length

    def __repr__(self) -> str:
        return f"<{self._size} choices, {self.prefix!r} of {', '.join(self.offered) or NO_ITEMS}>"

    @overload
    def __getitem__(self, index: SupportsIndex) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Choice, ...]: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Choice | tuple[Choice, ...]:
        if type(index) is not int or not 0 <= index < self._size:
            if isinstance(index, slice):
                return tuple(self.make(self._items(number)) for number in range(self._size)[index])
            index = range(self._size)[index]
        met = self._met
        if met is None:
            if self._last is None:
                self._last = choice = self.make(self._items(index))
                return choice
            met = self._met = {}  # the same question may be asked many times
        found = met.get(index)
        if found is None:
            found = self.make(self._items(index))
            if len(met) < MOST_MET:
                met[index] = found
        self._last = found
        return found

    def __iter__(self) -> Iterator[Choice]:
        return (self.make(self._items(number)) for number in range(self._size))

    def __contains__(self, choice: object) -> bool:
        """Return whether a choice is among these, with its items in canonical order."""
        if choice is self._last and choice is not None:
            return True
        found = self.read(choice.text) if isinstance(choice, Choice) else None
        return found is not None and type(found) is type(choice) and found.text == choice.text

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the number of a choice.

        Args:
            value: the choice.
            start: the first number to look at.
            stop: the number to stop before; None: look at all.

        Raises:
            ValueError: the choice is not among these.
        """
        if value not in self:
            raise ValueError(f"{value!r} is not among these choices")
        number = self._number(getattr(value, "items"))  # noqa: B009 - typed as object by Sequence
        if not range(self._size)[start:stop].count(number):
            raise ValueError(f"{value!r} is not among these choices")
        return number

    def count(self, value: object) -> int:
        """Return 1 if a choice is among these, else 0.

        Args:
            value: the choice; any other object counts 0.
        """
        return int(value in self)

    @property
    def prefix(self) -> str:
        """The words before the items in the text of each choice, such as ``recruit``."""
        first = self[0]
        items: Items = getattr(first, "items")  # noqa: B009 - every choice of several items has them
        return first.text.removesuffix(" ".join(items) or NO_ITEMS).rstrip()

    def read(self, text: str) -> Choice | None:
        """Return the choice with a text; None if it is none of these.

        Args:
            text: the text, with the items in any order and blanks or commas between them.
        """
        if not is_kind(text, str):
            return None
        text, prefix = normalise(text), self.prefix
        if not text.startswith(f"{prefix} "):
            return None
        words = text.removeprefix(prefix).replace(",", " ").split()
        try:
            return self.answer(() if words == [NO_ITEMS] else words)
        except Misfit:
            return None

    def answer(self, items: Iterable[str]) -> Choice:
        """Return the choice of some items.

        Args:
            items: names of items on offer, in any order.

        Raises:
            Misfit: the items are not an answer.
        """
        items = texts_of(items, "items")
        self._last = choice = self.make(self.canonical(items))
        return choice

    def refusal(
        self, items: Items, rule: str, absent: Message = NOTHING, named: Callable[[str], Arg] | None = None
    ) -> IllegalChoice:
        """Return the refusal of items that are not an answer.

        Args:
            items: the names that were given.
            rule: the id of the rule that forbids the answer.
            absent: what is said of an item that is not on offer, with the argument ``item``; a general one if empty.
            named: returns the name of an item, as a part of a message; None: items are called as choices spell them.
        """
        try:
            self.canonical(items)
        except Misfit as misfit:
            if absent and misfit.code == "not-offered":
                item = misfit.item if named is None else named(misfit.item)
                reason = Message(absent.id, absent.otherwise, **dict(absent.args), item=item)
            else:
                reason = misfit.reason if named is None else _renamed(misfit, named)
            return IllegalChoice(misfit.code, rule, reason)
        called = tuple(map(named or str, items))
        return IllegalChoice("not-now", rule, Message(f"{REFUSAL}-not-asked-for", items=called))

    @property
    @abstractmethod
    def offered(self) -> Items:
        """The items on offer; a name occurs as often as there are items of it."""

    @abstractmethod
    def canonical(self, items: Items) -> Items:
        """Return the items in canonical order.

        Args:
            items: names of items on offer, in any order.

        Raises:
            Misfit: the items are not an answer.
        """

    def _not_offered(self, item: str) -> Misfit:
        reason = Message(f"{REFUSAL}-not-offered", item=repr(item), offered=self.offered)
        return Misfit("not-offered", reason, item)

    @abstractmethod
    def _items(self, number: int) -> Items:
        """Return the items of the choice with that number."""

    @abstractmethod
    def _number(self, items: Items) -> int:
        """Return the number of the choice with these items, which are in canonical order."""


def _renamed(misfit: Misfit, named: Callable[[str], Arg]) -> Message:
    """Return the reason of a misfit with the names of its items."""
    args = {
        name: tuple([named(one) for one in value if isinstance(one, str)]) if isinstance(value, tuple) else value
        for name, value in misfit.reason.args
    }
    return Message(misfit.reason.id, **(args | ({"item": named(misfit.item)} if misfit.item else {})))


class Picks(Answers):
    """All sets of ``least`` to ``most`` items of a row, each once.

    Args:
        make: makes a choice from items in canonical order; the choices should be interned, so that equal ones are
            identical.
        row: the names of the items in canonical order, each with the number of items of that name.
        least: the smallest number of items in a set.
        most: the largest number of items in a set; None: all items.

    >>> from attrs import frozen
    >>> from starcup.kernel.interning import interned
    >>> @frozen(eq=False)
    ... class Pay(Choice):
    ...     pattern = "pay {items}"
    ...     items: tuple[str, ...]
    >>> legal = Picks(interned(Pay), (("gold", 2), ("ore", 1), ("rum", 1)), 1, 2)
    >>> [choice.text for choice in legal]
    ['pay gold', 'pay ore', 'pay rum', 'pay gold gold', 'pay gold ore', 'pay gold rum', 'pay ore rum']
    >>> legal.answer(["rum", "gold"]).text, legal.index(legal[5])
    ('pay gold rum', 5)
    >>> legal.answer(["ore", "ore"])
    Traceback (most recent call last):
    ...
    starcup.kernel.picks.Misfit: 'ore' was named 2 times, and there is 1.
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


class Arrangements(Answers):
    """All ways to place things in ordered piles; an answer names all things, pile by pile.

    Args:
        make: makes a choice from items in canonical order; the choices should be interned, so that equal ones are
            identical.
        things: for each thing, its name in each pile (a tile has one name for each side).

    >>> from attrs import frozen
    >>> from starcup.kernel.interning import interned
    >>> @frozen(eq=False)
    ... class Lay(Choice):
    ...     pattern = "lay {items}"
    ...     items: tuple[str, ...]
    >>> legal = Arrangements(interned(Lay), (("a", "A"), ("b", "B")))
    >>> [choice.text for choice in legal]
    ['lay a b', 'lay b a', 'lay a B', 'lay b A', 'lay A B', 'lay B A']
    >>> legal.answer(["B", "a"]).text
    'lay a B'
    """

    __slots__ = ("piles", "things")

    def __init__(self, make: Make, things: tuple[Items, ...]) -> None:
        self.things: tuple[Items, ...] = things
        self.piles: int = len(things[0]) if things else 1
        Answers.__init__(self, make, _ways(len(things), self.piles))

    @property
    def offered(self) -> Items:
        return tuple(name for names in self.things for name in names)

    def _places(self) -> dict[str, tuple[int, int]]:
        """Return the thing and the pile that each name stands for."""
        return {name: (thing, pile) for thing, names in enumerate(self.things) for pile, name in enumerate(names)}

    def canonical(self, items: Items) -> Items:
        places, laid = self._places(), dict[int, str]()
        for item in items:
            if item not in places:
                raise self._not_offered(item)
            thing = places[item][0]
            if thing in laid:
                same = Message(f"{REFUSAL}-same-thing", item=repr(item), first=repr(laid[thing]))
                raise Misfit("twice", same, item)
            laid[thing] = item
        if len(laid) < len(self.things):
            missing = next(names for thing, names in enumerate(self.things) if thing not in laid)
            raise Misfit("too-few", Message(f"{REFUSAL}-place-too", names=missing))
        return tuple(sorted(items, key=lambda item: places[item][1]))

    def _items(self, number: int) -> Items:
        things = self.things
        return tuple([things[thing][pile] for thing, pile in _laid(len(things), self.piles, number)])

    def _number(self, items: Items) -> int:
        places, left, order = self._places(), list(range(len(self.things))), 0
        for place, item in enumerate(items):
            which = left.index(places[item][0])
            order += which * factorial(len(self.things) - place - 1)
            left.pop(which)
        way, pile = 0, 0
        for place, item in enumerate(items):
            while pile < places[item][1]:
                way += _shares(len(items) - place - 1, self.piles - pile)
                pile += 1
        return way * factorial(len(self.things)) + order


@cache
def _ways(things: int, piles: int) -> int:
    """Return the number of arrangements."""
    return factorial(things) * _shares(things, piles)


@lru_cache(maxsize=1 << 12)
def _laid(things: int, piles: int, number: int) -> tuple[tuple[int, int], ...]:
    """Return the things in the order of an arrangement, each with its pile; the piles ascend."""
    way, order = divmod(number, factorial(things))
    left, found, pile = list(range(things)), list[tuple[int, int]](), 0
    while left:
        here = _shares(len(left) - 1, piles - pile)
        if way < here:
            place, order = divmod(order, factorial(len(left) - 1))
            found.append((left.pop(place), pile))
        else:
            way -= here
            pile += 1
    return tuple(found)


def _shares(things: int, piles: int) -> int:
    """Return the number of ways to divide equal things among piles."""
    return comb(things + piles - 1, piles - 1)


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
