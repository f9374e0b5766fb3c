"""The exchange format of scorers: choices with the parts of their worth, and how sets of cards are weighed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum

from starcup import Answers, Choice, Decision, Picks
from starcup_bots import around
from starcup_race.bots.outlook import Parts
from starcup_race.bots.prospect import Prospect

Weighed = list[tuple[Parts, Choice]]
"""Choices with the parts of their worth. Empty: the scorer understands none of them."""
Scorer = Callable[[Decision, Prospect], Weighed]

MOST_LISTED = 200
"""The most choices of a question that are looked at one by one."""


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
