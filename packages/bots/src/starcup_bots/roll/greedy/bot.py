"""Players of Roll that weigh every choice of a question, and the plainest of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from starcup import Decision
from starcup.extensions import FurtherChoice
from starcup.messages import Message
from starcup.roll import RollView
from starcup_bots.advice import Advice, EvaluationTerm, JudgedChoice
from starcup_bots.roll.greedy import assigning, building, counters, exploring, goods, managing
from starcup_bots.roll.greedy.explaining import DICE, Amount, Explained, dice_of, terms_of
from starcup_bots.roll.greedy.planning import PlanningOutlook
from starcup_bots.roll.greedy.scoring import Scorer, dice_picked
from starcup_bots.roll.greedy.trying import tried, worth_held
from starcup_bots.roll.greedy.weights import Weights
from starcup_bots.trying import held
from starcup_bots.weighing import Scores, Weighed, WeighingBot

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
        "spend": partial(dice_picked, most_missed=False),
        "lose-die": building.lose_die,
        "produce": goods.produce,
        "ship": goods.ship,
        "recruit": partial(dice_picked, most_missed=True),
        "recall": managing.recall,
    }
)
"""The scorer of each kind of question."""

DEFAULT = Weights()


class RollBot(WeighingBot[RollView]):
    """A bot that takes the choice that looks best now; it never plays a position on.

    Questions that packs bring along are answered by trying their choices out. If that
    shows no difference, they are declined if they can be, else answered at random.
    """

    game = "roll"

    @abstractmethod
    def outlook(self, view: RollView, *, explained: bool = False) -> PlanningOutlook:
        """Return the outlook of the viewer."""

    def scores(self, decision: Decision, view: RollView) -> Scores:
        return _scored(decision, self.outlook(view))

    def holdings(self, view: RollView) -> float:
        outlook = self.outlook(view)
        return worth_held(outlook.table, outlook) + held(view) - view.me.chips

    def tried(self, decision: Decision, view: RollView, scores: Scores) -> Scores:
        # choices of powers have scorers, by trials on what is seen; only those of extensions need whole worlds
        if decision.answers is not None or not any(isinstance(choice, FurtherChoice) for choice in decision.legal):
            return []
        return super().tried(decision, view, scores)

    def weigh(self, decision: Decision, view: RollView) -> Weighed:
        scores = _scored(decision, self.outlook(view, explained=True))
        return [(amount.parts if isinstance(amount, Amount) else {}, choice) for amount, choice in scores]

    def reasons(self, decision: Decision, view: RollView) -> Iterable[Sequence[EvaluationTerm]]:
        outlook = self.outlook(view, explained=True)
        return [terms_of(amount, choice, outlook) for amount, choice in _scored(decision, outlook)]

    def advice(self, decision: Decision, view: RollView) -> Advice:
        advice = super().advice(decision, view)
        if decision.kind not in DICE or not advice.options:
            return advice
        outlook, choices = self.outlook(view), [option.choice for option in advice.options]
        options = tuple(JudgedChoice(choice, terms=tuple(dice_of(choice, outlook))) for choice in choices)
        return Advice(advice.choice, options, "dice", Message(f"bots-note-{DICE[decision.kind]}"))


class GreedyBot(RollBot):
    """A bot that judges by plain estimates."""

    def __init__(self, seed: int, weights: Weights = DEFAULT) -> None:
        super().__init__(seed, "greedy")
        self._weights = weights

    def outlook(self, view: RollView, *, explained: bool = False) -> PlanningOutlook:
        return (Explained if explained else PlanningOutlook)(view, self._weights)


def _scored(decision: Decision, outlook: PlanningOutlook) -> Scores:
    return SCORERS.get(decision.kind, tried)(decision, outlook)
