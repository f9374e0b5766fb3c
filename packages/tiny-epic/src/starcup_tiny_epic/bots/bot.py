"""The players ``greedy`` and ``planner``: they weigh every choice of a question and take the best."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from starcup import Choice, Decision
from starcup_bots import WeighingBot
from starcup_tiny_epic import choices as c
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.bots import questions, rebel, turn_questions  # noqa: F401 - they register what they weigh
from starcup_tiny_epic.bots.numbers import Numbers, numbers
from starcup_tiny_epic.bots.outlook import Outlook
from starcup_tiny_epic.bots.weighing import Desk, Scorer, Weighed, worth

SETS: Mapping[type[Choice], Scorer] = MappingProxyType({c.Move: questions.moves, c.Reroll: turn_questions.reroll})
"""The scorers of questions whose choices are weighed together, by the kind of the first one."""


class EpicBot(WeighingBot[EpicView]):
    """A bot that takes the choice worth most to it; it plays no position on.

    Args:
        seed: for questions that it knows nothing about.
        how: the numbers that it believes in; those of ``planner`` if not given.
    """

    game = "tiny-epic"

    def __init__(self, seed: int, how: Numbers | None = None) -> None:
        self.numbers: Numbers = how or numbers("planner")
        super().__init__(seed, self.numbers.name)

    def weigh(self, decision: Decision, view: EpicView) -> Weighed:
        return weighed(decision, Desk(view, self.numbers))

    def holdings(self, view: EpicView) -> float:
        outlook = Outlook(view, self.numbers)
        return outlook.worth[outlook.now] + super().holdings(view) - outlook.me.vp


def weighed(decision: Decision, desk: Desk) -> Weighed:
    """Return the choices of a question that are understood, each with the parts of its worth."""
    scorer = SETS.get(type(decision.legal[0]))
    if scorer is not None:
        return scorer(decision, desk)
    return [(parts, choice) for choice in decision.legal if (parts := worth(choice, desk)) is not None]
