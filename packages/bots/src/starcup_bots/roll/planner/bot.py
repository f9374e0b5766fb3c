"""The player ``planner``: weighs every choice of a question by its prospects and takes the best."""

from __future__ import annotations

from starcup.roll import RollView
from starcup_bots.roll.greedy.bot import RollBot
from starcup_bots.roll.greedy.explaining import Explained
from starcup_bots.roll.planner.personality import Personality, personality
from starcup_bots.roll.planner.prospect import Prospect


class PlannerBot(RollBot):
    """A bot that judges by whole plans and by asking powers.

    Args:
        seed: for questions that it knows nothing about.
        character: the numbers that it believes in; those of ``planner`` if not given.
    """

    def __init__(self, seed: int, character: Personality | None = None) -> None:
        self.character: Personality = character or personality("planner")
        super().__init__(seed, self.character.name)

    def outlook(self, view: RollView, *, explained: bool = False) -> Prospect:
        return (ExplainedProspect if explained else Prospect)(view, self.character)


class ExplainedProspect(Explained, Prospect):
    """A prospect whose amounts record their parts."""
