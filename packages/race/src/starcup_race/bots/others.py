"""The prediction of what others select: from their tableaus, their goods, and the cards in their hands, by number."""

from __future__ import annotations

from math import fsum

from starcup_bots.portable_math import exp
from starcup_race._rules import terms
from starcup_race.bots.numbers import Numbers
from starcup_race.bots.phases import gain
from starcup_race.bots.prospect import Prospect

Odds = tuple[float, ...]
"""For each phase a number from 0 to 1."""

BONUS = {terms.CHOSE_DEVELOP: 0.3, terms.CHOSE_SETTLE: 0.3}
"""The habit to choose the action that places cards: everybody has to, in the end."""


def likely(prospect: Prospect) -> tuple[float, ...]:
    """Return the odds that a seat chooses each action, by what it seems to gain."""
    sharp, plan = prospect.numbers.sharpness, prospect.rules.plan
    found = [
        exp(sharp * (gain(prospect, phase, (action,)) + BONUS.get(action, 0.0))) if action in plan.deck else 0.0
        for action, phase in enumerate(plan.phase_of)
    ]
    total = fsum(found)
    return tuple([one / total for one in found])


class Others:
    """The other seats, as one of them sees them: the odds of each phase, and what it would bring them.

    Args:
        own: the prospects of the seat that looks.
    """

    def __init__(self, own: Prospect) -> None:
        numbers: Numbers = own.numbers
        plan = own.rules.plan
        phases = range(len(plan.phases))
        self.odds: Odds = (0.0,) * len(phases)
        self.gains: Odds = (0.0,) * len(phases)
        if not numbers.foresight:
            return
        none, gains = [1.0] * len(phases), [0.0] * len(phases)
        others = [Prospect(own.view, numbers, seat) for seat in range(own.view.players) if seat != own.seat]
        for other in others:
            by_action = likely(other)
            for phase in phases:
                chosen = fsum([odds for action, odds in enumerate(by_action) if plan.phase_of[action] == phase])
                none[phase] *= (1 - chosen) * (1 - chosen) if own.two_actions else 1 - chosen
                gains[phase] += gain(other, phase, ())
        self.odds = tuple([1 - one for one in none])
        self.gains = tuple([one / len(others) for one in gains])
