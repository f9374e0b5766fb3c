"""Players that weigh every choice of a question, each with the named parts of its worth, and take the best."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy
from math import fsum
from operator import itemgetter
from typing import Any, ClassVar, Generic, TypeVar, cast

from starcup import Choice, Decision, Rng
from starcup.extensions import FurtherChoice
from starcup.making import View
from starcup_bots.advice import Advice, EvaluationTerm, JudgedChoice, largest_first
from starcup_bots.declining import advice_on_unknown, declined, declines
from starcup_bots.trying import WORTH_IT, gains, held, of_packs, tried

ViewT = TypeVar("ViewT")

Parts = dict[str, float]
"""The parts of a worth in VP, by name; the worth is their sum."""
Weighed = list[tuple[Parts, Choice]]
"""Choices with the parts of their worth. Empty: none of them is understood."""
Scores = list[tuple[float, Choice]]
"""Choices with their worth in VP. Empty: none of them is understood."""


def _stays(choice: Choice) -> bool:
    """Return whether the question is asked again after a choice."""
    return isinstance(choice, FurtherChoice) and not choice.answers


class WeighingBot(Generic[ViewT]):
    """A bot that takes the choice worth most to it; it plays no position on.

    Args:
        seed: for questions that it knows nothing about.
        name: its name.
    """

    game: ClassVar[str]
    """The key of the game that it plays."""

    def __init__(self, seed: int, name: str) -> None:
        self._rng = Rng(seed)
        self.name: str = name

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    @abstractmethod
    def weigh(self, decision: Decision, view: ViewT) -> Weighed:
        """Return the choices that it understands, each with the parts of its worth.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """

    def scores(self, decision: Decision, view: ViewT) -> Scores:
        """Return the choices that it understands with their worth in VP.

        As it comes, the sums of :meth:`weigh`. A bot whose sums are quicker to have than their parts overrides it;
        its choices are then the same, in the same order.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        return [(fsum(parts.values()), choice) for parts, choice in self.weigh(decision, view)]

    def reasons(self, decision: Decision, view: ViewT) -> Iterable[Sequence[EvaluationTerm]]:
        """Return the terms of each choice that it understands; as it comes, the parts of :meth:`weigh`.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        return [[EvaluationTerm(*part) for part in parts.items()] for parts, _ in self.weigh(decision, view)]

    def holdings(self, view: ViewT) -> float:
        """Return what the viewer's seat has is worth, in VP, to judge choices of packs by trials.

        As it comes, its score as far as it is known, and what extensions promise.

        Args:
            view: of the seat.
        """
        return held(cast("View[Any]", view))

    def tried(self, decision: Decision, view: ViewT, scores: Scores) -> Scores:
        """Return the choices that are not understood with their worth, as trials of them show it.

        Beside others, one after which the question is asked again is worth what it gains more than the best of those;
        one that answers it gains on the one that declines, or else on the worst.

        Args:
            decision: the question.
            view: of the seat that is asked.
            scores: the choices that are understood with their worth.
        """
        if not scores:
            return tried(decision, cast("View[Any]", view), self.holdings)
        unknown = of_packs(decision)
        if unknown:
            known = {choice for _, choice in scores}
            unknown = [choice for choice in unknown if choice not in known]
        if not unknown:
            return []
        worths = [worth for worth, _ in scores]
        declined_worth = next((worth for worth, choice in scores if declines(choice)), None)
        best = max(worths) if declined_worth is None else declined_worth
        least = min(worths) if declined_worth is None else declined_worth
        gained_by = gains(decision, cast("View[Any]", view), unknown, self.holdings)
        return [
            (gained - WORTH_IT + (best if _stays(choice) else least), choice) for choice, gained in gained_by.items()
        ]

    def choose(self, decision: Decision, view: ViewT) -> Choice:
        """Return the choice that is worth most; of a question that it does not know, the one that declines.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        if len(decision.legal) == 1:
            return decision.legal[0]
        scores = self.scores(decision, view)
        if len(scores) < len(decision.legal):
            scores = [*scores, *self.tried(decision, view, scores)]
        return max(scores, key=itemgetter(0))[1] if scores else declined(decision, self._rng)

    def advice(self, decision: Decision, view: ViewT) -> Advice:
        """Return the choice that is worth most, with reasons.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        scores = self.scores(decision, view)
        trials = self.tried(decision, view, scores)
        if not scores and not trials:
            return advice_on_unknown(decision, copy(self._rng))
        options = [
            JudgedChoice(choice, worth, largest_first(terms))
            for (worth, choice), terms in zip(scores, self.reasons(decision, view) if scores else (), strict=True)
        ]
        options += [JudgedChoice(choice, worth, (EvaluationTerm("tried", worth),)) for worth, choice in trials]
        options.sort(key=lambda option: -(option.worth or 0.0))
        return Advice(options[0].choice, tuple(options), "value")
