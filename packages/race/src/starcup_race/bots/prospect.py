"""A seat's prospects: the worth of the cards in its hand, in VP at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum

from starcup import Answers, Choice, Decision, Picks
from starcup_bots import around
from starcup_race._rules.view import RaceView
from starcup_race.bots.card_terms import worth_of
from starcup_race.bots.numbers import Numbers
from starcup_race.bots.outlook import Outlook, Parts

Weighed = list[tuple[Parts, Choice]]
"""Choices with the parts of their worth. Empty: the scorer understands none of them."""
Scorer = Callable[[Decision, "Prospect"], Weighed]

MOST_LISTED = 200
"""The most choices of a question that are looked at one by one."""


class Prospect(Outlook):
    """An outlook with the worth of cards, in the tableau and in hand.

    Args:
        view: the seat's view.
        numbers: those of the player.
        seat: the seat that is looked at, the viewer's own if not given; of others the hands are hidden.
    """

    def __init__(self, view: RaceView, numbers: Numbers, seat: int | None = None) -> None:
        super().__init__(view, numbers, seat)
        self._kept: dict[int, Parts] = {}
        self._placed: dict[int, Parts] = {}

    def placed(self, number: int) -> Parts:
        """Return what a card would be worth in the tableau, in its parts, before what it costs."""
        found = self._placed.get(number)
        if found is None:
            found = self._placed[number] = worth_of(self, number)
        return found

    def kept(self, number: int) -> Parts:
        """Return what a card in hand is worth: as a card, and for what placing it would bring beyond its cost."""
        found = self._kept.get(number)
        if found is None:
            cost = self.cost(number)
            gain = fsum(self.placed(number).values()) - self.card * cost
            if number in self.tableau:
                gain = 0.0
            late = min(1.0, self.rounds_left / (1.0 + 0.35 * cost))
            found = {"card_in_hand": self.card, "to_be_placed": self.numbers.prospects * max(0.0, gain) * late}
            self._kept[number] = found
        return found

    def keep_worth(self, number: int) -> float:
        """Return the sum of :meth:`kept`."""
        return fsum(self.kept(number).values())

    def kept_key(self, key: str) -> Parts:
        """Return what a card in hand is worth, by its key; nothing for what is no card."""
        number = self.rules.index.get(key)
        return {} if number is None else self.kept(number)

    def payment(self, cost: int, number: int) -> float:
        """Return the worth of the cards that would pay for a card: those worth least."""
        if not cost:
            return 0.0
        rest = list(self.hand)
        if number in rest:
            rest.remove(number)
        return fsum(sorted([self.keep_worth(one) for one in rest])[:cost])


def listed(decision: Decision) -> Sequence[Choice]:
    """Return the choices of a question, or the first of them: there may be far too many sets."""
    return decision.legal if len(decision.legal) <= MOST_LISTED else decision.legal[:MOST_LISTED]


def sum_of(found: Sequence[Parts]) -> Parts:
    """Return the sum of some worths, part by part."""
    total: Parts = {}
    for parts in found:
        for name, worth in parts.items():
            total[name] = total.get(name, 0.0) + worth
    return total


def scaled(parts: Parts, factor: float) -> Parts:
    """Return a worth times a factor."""
    return {name: factor * worth for name, worth in parts.items()}


def best_items(decision: Decision, worth: Callable[[str], Parts], wanted: int | None = None) -> Weighed:
    """Return the best set of items of a question, and those that differ from it by one item."""
    answers: Answers | None = decision.answers
    if not isinstance(answers, Picks):
        return []
    each = {item: worth(item) for item in dict.fromkeys(answers.offered)}
    ranked = sorted(answers.offered, key=lambda item: -fsum(each[item].values()))
    if wanted is None:
        wanted = sum([fsum(each[item].values()) > 0 for item in ranked])
    number = max(answers.least, min(answers.most, wanted))
    return [
        (sum_of([each[item] for item in items]), choice) for choice, items in around(answers, ranked[:number]).items()
    ]
