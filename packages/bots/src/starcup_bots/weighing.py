"""Players that weigh every choice of a question, each with the named parts of its worth, and take the best."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from copy import copy
from math import fsum
from types import MappingProxyType
from typing import Generic, TypeVar

from starcup import Choice, Decision, Rng
from starcup_bots.advice import Advice, Option, Term, largest_first
from starcup_bots.declining import advice_on_unknown, declined
from starcup_bots.noise import blur

ViewT = TypeVar("ViewT")

Parts = dict[str, float]
"""The parts of a worth in VP, by name; the worth is their sum."""
Weighed = list[tuple[Parts, Choice]]
"""Choices with the parts of their worth. Empty: none of them is understood."""
NO_ODDS: Mapping[str, float] = MappingProxyType({})


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

    def odds(self, decision: Decision, view: ViewT) -> Mapping[Choice, Mapping[str, float]]:
        """Return the odds by which parts of worths were multiplied, by choice and name; as it comes, none.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        return {}

    def choose(self, decision: Decision, view: ViewT) -> Choice:
        """Return the choice that is worth most."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        found = self._misjudged(decision, view, self._rng)
        if not found:
            return declined(decision, self._rng)
        return max(found, key=lambda one: fsum(one[0].values()))[1]

    def advice(self, decision: Decision, view: ViewT) -> Advice:
        """Return the choice that is worth most, with reasons. A noisy player's error is the term ``misjudged``."""
        rng = copy(self._rng)
        found = self._misjudged(decision, view, rng)
        if not found:
            return advice_on_unknown(decision, rng)
        odds, options = self.odds(decision, view), list[Option]()
        for parts, choice in found:
            known = odds.get(choice, NO_ODDS)
            terms = [Term(name, worth, known.get(name)) for name, worth in parts.items()]
            options.append(Option(choice, fsum(parts.values()), largest_first(terms)))
        options.sort(key=lambda option: -(option.worth or 0.0))
        note = f"It misjudges at random, each choice by up to {1.5 * self._noise:.1f} VP." if self._noise else ""
        return Advice(options[0].choice, tuple(options), "value", note)

    def scores(self, decision: Decision, view: ViewT) -> list[tuple[float, Choice]]:
        """Return the choices that it understands with their worth in VP, without errors.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        return [(fsum(parts.values()), choice) for parts, choice in self.weigh(decision, view)]

    def _misjudged(self, decision: Decision, view: ViewT, rng: Rng) -> Weighed:
        found = self.weigh(decision, view)
        if self._noise and len(found) > 1:
            found = [({**parts, "misjudged": self._noise * blur(rng)}, choice) for parts, choice in found]
        return found
