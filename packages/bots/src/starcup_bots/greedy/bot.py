"""The greedy player: scores every choice of a question and takes the best."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Choice, Decision, Rng
from starcup.roll import RollView, choices
from starcup_bots.greedy import assigning, building, exploring, goods, managing
from starcup_bots.greedy.outlook import Outlook
from starcup_bots.greedy.scoring import Scorer, best
from starcup_bots.greedy.weights import Weights

SCORERS: Mapping[str, Scorer] = MappingProxyType(
    {
        "choose-start": exploring.choose_start,
        "select": assigning.select,
        "assign": assigning.assign,
        "reassign": assigning.reassign,
        "reassign-more": assigning.reassign,
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
"""Who scores which kind of question."""

NEUTRAL = (choices.Done, choices.Ready, choices.Enough, choices.DrawTiles, choices.LeaveEmpty, choices.Keep)
NEUTRAL_WORDS = frozenset(("done", "ready", "enough", "draw", "pass", "decline", "no", "none", "skip"))


DEFAULT = Weights()


class GreedyBot:
    """Takes what looks best now, by plain estimates; it never plays a position on.

    Questions and choices that packs bring along and no scorer knows are
    declined if they can be, else answered at random.
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int, weights: Weights = DEFAULT) -> None:
        self._rng = Rng(seed)
        self._weights = weights

    def choose(self, decision: Decision, view: RollView) -> Choice:
        """The choice that looks best."""
        scorer = SCORERS.get(decision.kind)
        choice = best(scorer(decision, Outlook(view, self._weights))) if scorer is not None else None
        return choice if choice is not None else declined(decision, self._rng)


def declined(decision: Decision, rng: Rng) -> Choice:
    """For questions and choices that nobody knows: what declines, if anything does, else any."""
    for choice in decision.legal:
        if isinstance(choice, NEUTRAL) or choice.text.split(" ", 1)[0] in NEUTRAL_WORDS:
            return choice
    return rng.choice(decision.legal)
