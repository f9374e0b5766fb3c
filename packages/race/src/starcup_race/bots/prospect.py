"""A seat's prospects: the worth of the cards in its hand, in VP at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import fsum

from starcup import Answers, Choice, Decision, Picks
from starcup.making import Made
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
    """An outlook with the worth of cards, in the tableau and in hand."""

    def __init__(self, view: RaceView, numbers: Numbers, seat: int | None = None) -> None:
        super().__init__(view, numbers, seat)
        self.placed: Made[int, Parts] = Made(partial(worth_of, self))
        """What cards would be worth in the tableau, in its parts, before what they cost."""
        self.kept: Made[int, Parts] = Made(self._kept)
        """What cards in hand are worth: as a card, and for what placing it would bring beyond its cost."""

    def _kept(self, number: int) -> Parts:
        cost = self.cost(number)
        gain = 0.0 if number in self.tableau else fsum(self.placed[number].values()) - self.card * cost
        late = min(1.0, self.rounds_left / (1.0 + 0.35 * cost))
        return {"card_in_hand": self.card, "to_be_placed": self.numbers.prospects * max(0.0, gain) * late}

    def keep_worth(self, number: int) -> float:
        """Return the sum of :meth:`kept`."""
        return fsum(self.kept[number].values())

    def kept_key(self, key: str) -> Parts:
        """Return what a card in hand is worth, by its key; nothing for what is no card."""
        number = self.rules.index.get(key)
        return {} if number is None else self.kept[number]

    def payment(self, cost: int, number: int) -> float:
        """Return the worth of the cards that would pay for a card: those worth least."""
        if not cost:
            return 0.0
        rest = list(self.hand)
        if number in rest:
            rest.remove(number)
        return fsum(sorted([self.keep_worth(other) for other in rest])[:cost])


def listed(decision: Decision) -> Sequence[Choice]:
    """Return the choices of a question, or the first of them: there may be far too many sets."""
    return decision.legal if len(decision.legal) <= MOST_LISTED else decision.legal[:MOST_LISTED]


def scaled(parts: Parts, factor: float) -> Parts:
    """Return a worth times a factor."""
    return {name: factor * worth for name, worth in parts.items()}


def best_items(decision: Decision, worth: Callable[[str], Parts]) -> Weighed:
    """Return the best set of items of a question, and those that differ from it by one item."""
    answers: Answers | None = decision.answers
    if not isinstance(answers, Picks):
        return []
    each = {item: worth(item) for item in dict.fromkeys(answers.offered)}
    worths = {item: fsum(parts.values()) for item, parts in each.items()}
    ranked = sorted(answers.offered, key=lambda item: -worths[item])
    number = max(answers.least, min(answers.most, sum([worths[item] > 0 for item in ranked])))
    weighed: Weighed = []
    for choice, items in around(answers, ranked[:number]).items():
        total: Parts = {}
        for item in items:
            for name, part in each[item].items():
                total[name] = total.get(name, 0.0) + part
        weighed.append((total, choice))
    return weighed
