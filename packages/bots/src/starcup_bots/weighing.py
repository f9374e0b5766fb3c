"""Players that weigh every choice of a question, each with the named parts of its worth, and take the best."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy
from math import fsum
from operator import itemgetter
from typing import Generic, TypeVar

from starcup import Choice, Decision, Rng
from starcup.messages import Message
from starcup_bots.advice import Advice, EvaluationTerm, JudgedChoice, largest_first
from starcup_bots.declining import advice_on_unknown, declined
from starcup_bots.noise import blur

ViewT = TypeVar("ViewT")

Parts = dict[str, float]
"""The parts of a worth in VP, by name; the worth is their sum."""
Weighed = list[tuple[Parts, Choice]]
"""Choices with the parts of their worth. Empty: none of them is understood."""
Scores = list[tuple[float, Choice]]
"""Choices with their worth in VP. Empty: none of them is understood."""


class WeighingBot(Generic[ViewT]):
    """A bot that takes the choice worth most to it; it plays no position on.

    Args:
        seed: for questions that it knows nothing about, and for its errors.
        name: its name.
        noise: the largest usual error of a worth, in VP, two thirds of the largest possible one.
    """

    def __init__(self, seed: int, name: str, noise: float) -> None:
        self._rng = Rng(seed)
        self._noise = noise
        self.name: str = name

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    @abstractmethod
    def weigh(self, decision: Decision, view: ViewT) -> Weighed:
        """Return the choices that it understands, each with the parts of its worth, without errors.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """

    def scores(self, decision: Decision, view: ViewT) -> Scores:
        """Return the choices that it understands with their worth in VP, without errors.

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

    def choose(self, decision: Decision, view: ViewT) -> Choice:
        """Return the choice that is worth most; of a question that it does not know, the one that declines.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        if len(decision.legal) == 1:
            return decision.legal[0]
        scores = self.scores(decision, view)
        if self._noise:
            errors = self._errors(scores, self._rng)
            scores = [(worth + error, choice) for (worth, choice), error in zip(scores, errors, strict=True)]
        return max(scores, key=itemgetter(0))[1] if scores else declined(decision, self._rng)

    def advice(self, decision: Decision, view: ViewT) -> Advice:
        """Return the choice that is worth most, with reasons. A noisy player's error is the term ``misjudged``.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        rng, scores = copy(self._rng), self.scores(decision, view)
        if not scores:
            return advice_on_unknown(decision, rng)
        errors = self._errors(scores, rng)
        options: list[JudgedChoice] = []
        for (worth, choice), error, terms in zip(scores, errors, self.reasons(decision, view), strict=True):
            options.append(
                JudgedChoice(choice, worth + error, largest_first((*terms, EvaluationTerm("misjudged", error))))
            )
        options.sort(key=lambda option: -(option.worth or 0.0))
        note = Message("bots-note-misjudges", points=f"{1.5 * self._noise:.1f}") if self._noise else ""
        return Advice(options[0].choice, tuple(options), "value", note)

    def _errors(self, scores: Scores, rng: Rng) -> list[float]:
        """Return the error in the worth of each choice; 0 for a single one."""
        return [self._noise * blur(rng) if self._noise and len(scores) > 1 else 0.0 for _ in scores]
