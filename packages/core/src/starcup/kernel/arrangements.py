"""Arrangements: the ways to place things in ordered piles as the legal choices of a question."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, factorial

from starcup.kernel.answers import Answers, Make, Misfit
from starcup.kernel.choices import Items
from starcup.kernel.messages import REFUSAL, Message


class Arrangements(Answers):
    """All ways to place things in ordered piles; an answer names all things, pile by pile.

    Args:
        make: makes a choice from items in canonical order; the choices should be interned, so that equal ones are
            identical.
        things: for each thing, its name in each pile (a tile has one name for each side).

    >>> from attrs import frozen
    >>> from starcup import Choice
    >>> @frozen(eq=False)
    ... class Lay(Choice):
    ...     pattern = "lay {items}"
    ...     items: tuple[str, ...]
    >>> legal = Arrangements(Lay.of, (("a", "A"), ("b", "B")))
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

    def following(self, items: Items) -> Items:
        places = self._places()
        laid = {places[item][0] for item in items}
        pile = places[items[-1]][1] if items else 0
        return tuple([name for name, (thing, at) in places.items() if thing not in laid and at >= pile])

    def is_whole(self, items: Items) -> bool:
        return len(items) == len(self.things)

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
