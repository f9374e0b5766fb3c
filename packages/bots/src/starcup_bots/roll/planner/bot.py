"""The player ``normal``: weighs every choice of a question by its prospects and takes the best."""

from __future__ import annotations

from math import fsum

from starcup.roll import RollView
from starcup_bots.roll.greedy.bot import RollBot
from starcup_bots.roll.greedy.explaining import Explained
from starcup_bots.roll.planner.personality import Personality, personality
from starcup_bots.roll.planner.position_terms import POSITION_TERMS
from starcup_bots.roll.planner.prospect import Odds, Prospect


class PlannerBot(RollBot):
    """A bot that judges by whole plans and by asking powers.

    Args:
        seed: for questions that it knows nothing about, and for the noise of a personality that has some.
        character: the numbers that it believes in; those of ``normal`` if not given.
        foreseen: the odds that others make each phase occur, if they are known better than it would guess.
    """

    def __init__(self, seed: int, character: Personality | None = None, foreseen: Odds | None = None) -> None:
        self.character: Personality = character or personality("normal")
        super().__init__(seed, self.character.name, self.character.noise)
        self._foreseen = foreseen

    def outlook(self, view: RollView, *, explained: bool = False) -> Prospect:
        return (ExplainedProspect if explained else Prospect)(view, self.character, self._foreseen)


class ExplainedProspect(Explained, Prospect):
    """A prospect whose amounts record their parts."""


def evaluate(view: RollView, character: Personality) -> float:
    """Return the worth of the viewer's whole position, roughly in VP at the end of the game."""
    prospect = Prospect(view, character)
    return fsum(weight * POSITION_TERMS[term](prospect) for term, weight in character.position.items() if weight)
