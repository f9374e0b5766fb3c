"""The player ``normal``: scores every choice of a question by its prospects and takes the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from math import fsum
from types import MappingProxyType

from attrs import evolve

from starcup import Choice, Decision, Rng
from starcup.roll import RollView
from starcup_bots.advice import Advice
from starcup_bots.noise import blur
from starcup_bots.roll.greedy.bot import SCORERS, SHEET
from starcup_bots.roll.greedy.declining import declined
from starcup_bots.roll.greedy.explaining import Explained, advised
from starcup_bots.roll.greedy.planning import Plan
from starcup_bots.roll.greedy.scoring import Scorer, Scores, best
from starcup_bots.roll.greedy.trying import tried
from starcup_bots.roll.normal import plans
from starcup_bots.roll.normal.personality import Personality, personality
from starcup_bots.roll.normal.position_terms import POSITION_TERMS
from starcup_bots.roll.normal.prospect import Odds, Prospect

PLANNED = MappingProxyType(
    {"select": plans.select, "assign": plans.assign, "reassign": plans.reassign, "reassign-more": plans.reassign}
)
"""Questions about the sheet, for which whole plans are made."""

PLAIN: Mapping[str, Scorer] = MappingProxyType(
    {question: scorer for question, scorer in SCORERS.items() if question not in PLANNED}
)
"""Questions that the greedy player's scorers answer well enough, given better prospects."""


class NormalBot:
    """A bot that takes the choice that looks best now, by whole plans and by asking powers; it plays no position on.

    Args:
        seed: for questions that it knows nothing about, and for the noise of a personality that has some.
        character: the numbers that it believes in; those of ``normal`` if not given.
    """

    def __init__(self, seed: int, character: Personality | None = None) -> None:
        self._rng = Rng(seed)
        self.character: Personality = character or personality("normal")
        self.name: str = self.character.name

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: RollView, foreseen: Odds | None = None) -> Choice:
        """Return the choice that looks best; ``foreseen`` as for :meth:`scores`."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        scores = self.scores(decision, view, foreseen)
        if self.character.noise:
            slips = self._slips(scores, self._rng)
            scores = [(value + slip, choice) for (value, choice), slip in zip(scores, slips, strict=True)]
        return best(scores) or declined(decision, self._rng)

    def scores(self, decision: Decision, view: RollView, foreseen: Odds | None = None) -> Scores:
        """Return the worth of each choice in VP; empty for questions that it knows nothing about.

        ``foreseen`` are the odds that others make each phase occur, if they are known better than it would guess.
        """
        return _scored(decision, Prospect(view, self.character, foreseen))

    def advice(self, decision: Decision, view: RollView) -> Advice:
        """Return the choice that looks best, with reasons. The error of a personality is the term ``noise``."""
        scores, rng = self.scores(decision, view), copy(self._rng)
        if not self.character.noise:
            return self.explained(decision, view, scores, rng)
        told = self.explained(decision, view, scores, rng, self._slips(scores, rng))
        often = f"It misjudges at random, each choice by up to {1.5 * self.character.noise:.1f} VP."
        return evolve(told, note=f"{told.note} {often}".lstrip())

    def explained(
        self,
        decision: Decision,
        view: RollView,
        scores: Scores,
        rng: Rng,
        slips: Sequence[float] = (),
        foreseen: Odds | None = None,
    ) -> Advice:
        """Return advice from the result of :meth:`scores`; ``rng`` is for questions that it knows nothing about."""
        prospect = ExplainedProspect(view, self.character, foreseen)
        explained = _scored(decision, prospect)
        if slips:
            scores = [(value + slip, choice) for (value, choice), slip in zip(scores, slips, strict=True)]
            named = [prospect.named("noise", slip) for slip in slips]
            explained = [(amount + slip, choice) for (amount, choice), slip in zip(explained, named, strict=True)]
        return advised(decision, scores, explained, prospect, _odds(decision, prospect), rng)

    def _slips(self, scores: Scores, rng: Rng) -> list[float]:
        """Return the error in the value of each choice; 0 for a single one."""
        return [self.character.noise * blur(rng) if len(scores) > 1 else 0.0 for _ in scores]


class ExplainedProspect(Explained, Prospect):
    """A prospect whose amounts record their parts."""


def _scored(decision: Decision, prospect: Prospect) -> Scores:
    planned = PLANNED.get(decision.kind)
    if planned is not None:
        return planned(decision, prospect)
    return PLAIN.get(decision.kind, tried)(decision, prospect)


def _odds(decision: Decision, prospect: Prospect) -> Odds | None:
    """Return the odds of the phases that a question's scorer works with; None if it needs none."""
    if decision.kind in PLANNED:
        return prospect.odds
    return Plan(prospect).odds if decision.kind in SHEET else None


def evaluate(view: RollView, character: Personality) -> float:
    """Return the worth of the viewer's whole position, roughly in VP at the end of the game."""
    prospect = Prospect(view, character)
    return fsum(weight * POSITION_TERMS[term](prospect) for term, weight in character.position_terms if weight)
