"""The greedy player: scores every choice of a question and takes the best."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Choice, Decision, Rng
from starcup.roll import RollView
from starcup_bots.advice import Advice
from starcup_bots.roll.greedy import assigning, building, counters, exploring, goods, managing
from starcup_bots.roll.greedy.declining import declined
from starcup_bots.roll.greedy.explaining import ExplainedOutlook, advised
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.roll.greedy.planning import Plan
from starcup_bots.roll.greedy.scoring import Scorer, Scores, best
from starcup_bots.roll.greedy.trying import tried
from starcup_bots.roll.greedy.weights import Weights

SCORERS: Mapping[str, Scorer] = MappingProxyType(
    {
        "choose-start": exploring.choose_start,
        "select": assigning.select,
        "assign": assigning.assign,
        "reassign": assigning.reassign,
        "reassign-more": assigning.reassign,
        "assign-counters": counters.assign_counters,
        "explore": exploring.explore,
        "abandon": exploring.abandon,
        "place": exploring.place,
        "give-up": exploring.give_up,
        "construct": building.construct,
        "spend": building.spend,
        "lose-die": building.lose_die,
        "produce": goods.produce,
        "ship": goods.ship,
        "recruit": managing.recruit,
        "recall": managing.recall,
    }
)
"""The scorer of each kind of question."""

SHEET = frozenset(("select", "assign", "reassign", "reassign-more", "assign-counters"))
"""Questions that are answered by the gains of workers in each phase."""

DEFAULT = Weights()


class GreedyBot:
    """A bot that takes the choice that looks best now, by plain estimates; it never plays a position on.

    Questions that packs bring along are answered by trying their choices out. If that
    shows no difference, they are declined if they can be, else answered at random.
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int, weights: Weights = DEFAULT) -> None:
        self._rng = Rng(seed)
        self._weights = weights

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: RollView) -> Choice:
        """Return the choice that looks best."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        return best(_scores(decision, Outlook(view, self._weights))) or declined(decision, self._rng)

    def advice(self, decision: Decision, view: RollView) -> Advice:
        """Return the choice that looks best, with reasons."""
        outlook = ExplainedOutlook(view, self._weights)
        scores = _scores(decision, Outlook(view, self._weights))
        odds = Plan(outlook).odds if decision.kind in SHEET else None
        return advised(decision, scores, _scores(decision, outlook), outlook, odds, self._rng)


def _scores(decision: Decision, outlook: Outlook) -> Scores:
    return SCORERS.get(decision.kind, tried)(decision, outlook)
