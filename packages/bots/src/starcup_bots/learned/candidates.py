"""A question as candidates among which a net chooses: whole choices, or the items of a set one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Arrangements, Choice, Decision, Picks
from starcup_bots.learned.vocabulary import Vocabulary

MOST = 256
"""The most candidates of a question that are looked at: the first ones."""


class Candidates:
    """A question under way; :meth:`take` leads to a choice, or to the next candidates, whose units are ``units``."""

    __slots__ = ("_items", "_kind", "_legal", "_offers", "_taken", "units")

    def __init__(self, decision: Decision, vocabulary: Vocabulary) -> None:
        self._kind = decision.kind
        self._legal: Sequence[Choice] = decision.legal
        self._offers: list[str | None] | None = None
        self.units: list[int]
        if isinstance(decision.legal, Picks | Arrangements) and len(decision.legal) > 1:
            self._taken: list[str] = []
            self._items = list(decision.legal.offered)
            self._offer(vocabulary)
        else:
            kind = self._kind
            self.units = [vocabulary.choice(kind, choice) for choice in self._legal[:MOST]]

    def take(self, number: int, vocabulary: Vocabulary) -> Choice | None:
        """Take a candidate. Return the choice that is made with it, or None if there are further candidates."""
        if self._offers is None:
            return self._legal[number]
        legal, item = self._legal, self._offers[number]
        assert isinstance(legal, Picks | Arrangements)
        if item is None:
            return legal.answer(self._taken)
        self._taken.append(item)
        if isinstance(legal, Arrangements):
            names = next(names for names in legal.things if item in names)
            self._items = [other for other in self._items if other not in names]
            if not self._items:
                return legal.answer(self._taken)
        else:
            self._items.remove(item)
            if len(self._taken) == legal.most:
                return legal.answer(self._taken)
        self._offer(vocabulary)
        return self.take(0, vocabulary) if len(self.units) == 1 else None

    def numbers_of(self, choice: Choice, vocabulary: Vocabulary) -> list[tuple[list[int], int]]:
        """Take what makes a choice. Return the candidates on the way, each with the place of the one taken.

        Empty if the candidates do not lead to it.
        """
        if self._offers is None:
            places = [place for place, legal in enumerate(self._legal[:MOST]) if legal == choice]
            return [(self.units, places[0])] if places else []
        items: tuple[str, ...] = getattr(choice, "items", ())
        way: list[tuple[list[int], int]] = []
        reached: Choice | None = None
        while reached is None:
            left = list(items)
            for item in self._taken:
                if item in left:
                    left.remove(item)
            following = next(iter(left), None)
            if following not in self._offers:
                return []
            units, place = self.units, self._offers.index(following)
            reached = self.take(place, vocabulary)
            if len(units) > 1:
                way.append((units, place))
        return way if reached == choice else []

    def _offer(self, vocabulary: Vocabulary) -> None:
        legal, taken, kind = self._legal, len(self._taken), self._kind
        names = list(dict.fromkeys(self._items))[: MOST - 1]
        self.units = [vocabulary.item(kind, item) for item in names]
        self._offers = list(names)
        if isinstance(legal, Picks) and taken >= legal.least:
            self._offers.append(None)
            self.units.append(vocabulary.end(kind, taken))
