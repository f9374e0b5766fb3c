"""The players ``greedy`` and ``planner``: they weigh every choice of a question and take the best."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from starcup import Choice, Decision
from starcup_bots import EvaluationTerm, WeighingBot
from starcup_race import choices as c
from starcup_race._rules.view import RaceView
from starcup_race.bots import card_questions, goods_questions
from starcup_race.bots.actions import Actions, holdings
from starcup_race.bots.numbers import Numbers, numbers
from starcup_race.bots.prospect import Prospect, Scorer, Weighed, listed

SCORERS: Mapping[str, Scorer] = MappingProxyType(
    {
        "discard-start": card_questions.give_up,
        "discard-limit": card_questions.give_up,
        "keep": card_questions.keep,
        "place": card_questions.place,
        "use-powers": card_questions.use_powers,
        "pay": card_questions.give_up,
        "discard-for-chips": card_questions.for_chips,
        "sell": goods_questions.sell,
        "consume": goods_questions.consume,
        "consume-goods": goods_questions.consume_goods,
        "guess": goods_questions.guess,
        "windfall": goods_questions.produce_on,
    }
)
"""The scorer of each kind of question, but for that of the action."""

ALIKE: Mapping[type[Choice], Scorer] = MappingProxyType(
    {
        c.Keep: card_questions.keep,
        c.Discard: card_questions.give_up,
        c.Pay: card_questions.give_up,
        c.Develop: card_questions.place,
        c.Settle: card_questions.place,
        c.SellGood: goods_questions.sell,
        c.ConsumeGoods: goods_questions.consume_goods,
        c.ProduceOn: goods_questions.produce_on,
    }
)
"""The scorer of a question of a pack, by the kind of its first choice."""


class RaceBot(WeighingBot[RaceView]):
    """A bot that takes the choice worth most to it by its numbers, those of ``planner`` if not given."""

    game = "race"

    def __init__(self, seed: int, how: Numbers | None = None) -> None:
        self.numbers: Numbers = how or numbers("planner")
        super().__init__(seed, self.numbers.name)

    def weigh(self, decision: Decision, view: RaceView) -> Weighed:
        return weighed(decision, Prospect(view, self.numbers))

    def holdings(self, view: RaceView) -> float:
        return holdings(Prospect(view, self.numbers))

    def reasons(self, decision: Decision, view: RaceView) -> Iterable[Sequence[EvaluationTerm]]:
        if decision.kind != "action":
            return super().reasons(decision, view)
        odds = Actions(Prospect(view, self.numbers)).odds
        return [
            [EvaluationTerm(name, worth, odds(choice).get(name)) for name, worth in parts.items()]
            for parts, choice in self.weigh(decision, view)
        ]


def weighed(decision: Decision, prospect: Prospect) -> Weighed:
    """Return the choices of a question that are understood, each with the parts of its worth."""
    if decision.kind == "action":
        actions = Actions(prospect)
        return [(actions.worth(cards), choice) for choice in listed(decision) if (cards := actions.chosen(choice))]
    scorer = SCORERS.get(decision.kind) or ALIKE.get(type(decision.legal[0]))
    return scorer(decision, prospect) if scorer is not None else []
