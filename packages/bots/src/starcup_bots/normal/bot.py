"""The player ``normal``: scores every choice of a question by its prospects and takes the best."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from starcup import Choice, Decision, Rng
from starcup.roll import RollView
from starcup_bots.greedy.bot import SCORERS, declined
from starcup_bots.greedy.scoring import Scorer, Scores, best
from starcup_bots.normal import plans
from starcup_bots.normal.personality import Personality, personality
from starcup_bots.normal.position_terms import POSITION_TERMS
from starcup_bots.normal.prospect import Prospect

PLANNED = MappingProxyType(
    {"select": plans.select, "assign": plans.assign, "reassign": plans.reassign, "reassign-more": plans.reassign}
)
"""Questions about the sheet, for which whole plans are made."""

PLAIN: Mapping[str, Scorer] = MappingProxyType(
    {question: scorer for question, scorer in SCORERS.items() if question not in PLANNED}
)
"""Questions that the greedy player's scorers answer well enough, given better prospects."""

SHARP = 1 << 20
"""Steps of the noise."""


class NormalBot:
    """Takes what looks best now, by whole plans and by what powers say of themselves; it plays no position on.

    Args:
        seed: for questions that it knows nothing about, and for the noise of a personality that has some.
        character: the numbers that it believes in; those of ``normal`` if not given.
    """

    def __init__(self, seed: int, character: Personality | None = None) -> None:
        self._rng = Rng(seed)
        self.character = character or personality("normal")
        self.name = self.character.name

    def choose(self, decision: Decision, view: RollView) -> Choice:
        """The choice that looks best."""
        scores = self.scores(decision, view)
        noise = self.character.noise
        if noise and len(scores) > 1:
            scores = [(value + noise * self._blur(), choice) for value, choice in scores]
        return best(scores) or declined(decision, self._rng)

    def scores(self, decision: Decision, view: RollView) -> Scores:
        """What each choice is worth, in VP; empty for questions that it knows nothing about."""
        prospect = Prospect(view, self.character)
        planned = PLANNED.get(decision.kind)
        if planned is not None:
            return planned(decision, prospect)
        plain = PLAIN.get(decision.kind)
        return plain(decision, prospect) if plain is not None else []

    def _blur(self) -> float:
        """A number around 0, seldom beyond 1 either way."""
        return sum(self._rng.below(SHARP) for _ in range(3)) / SHARP - 1.5


def evaluate(view: RollView, character: Personality) -> float:
    """What the whole position of the viewer is worth, in VP at the end of the game, roughly."""
    prospect = Prospect(view, character)
    return sum(weight * POSITION_TERMS[term](prospect) for term, weight in character.position_terms if weight)
