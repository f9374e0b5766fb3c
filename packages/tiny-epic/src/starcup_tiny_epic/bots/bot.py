"""The players ``greedy``, ``easy`` and ``normal``: they weigh every choice of a question and take the best."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from types import MappingProxyType

from starcup import Choice, Decision, Rng
from starcup_bots import Advice, Option, Term
from starcup_bots.advice import largest_first
from starcup_bots.declining import advice_on_unknown, declined
from starcup_bots.noise import blur
from starcup_tiny_epic import choices as c
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.bots import questions, rebel, turn_questions
from starcup_tiny_epic.bots.numbers import Numbers, numbers
from starcup_tiny_epic.bots.weighing import Desk, Scorer, Weighed, Worth

SETS: Mapping[type[Choice], Scorer] = MappingProxyType({c.Move: questions.moves, c.Reroll: turn_questions.reroll})
"""The scorers of questions whose choices are weighed together, by the kind of the first one."""
WORTHS: Mapping[type[Choice], Worth] = MappingProxyType({**questions.WORTHS, **turn_questions.WORTHS, **rebel.WORTHS})
"""The worth of each kind of choice."""


class EpicBot:
    """A bot that takes the choice worth most to it; it plays no position on.

    Args:
        seed: for questions that it knows nothing about, and for the noise of numbers that have some.
        how: the numbers that it believes in; those of ``normal`` if not given.
    """

    def __init__(self, seed: int, how: Numbers | None = None) -> None:
        self._rng = Rng(seed)
        self.numbers: Numbers = how or numbers("normal")
        self.name: str = self.numbers.name

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: EpicView) -> Choice:
        """Return the choice that is worth most."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        found = self._weighed(decision, view, self._rng)
        if not found:
            return declined(decision, self._rng)
        return max(found, key=lambda one: sum(one[0].values()))[1]

    def advice(self, decision: Decision, view: EpicView) -> Advice:
        """Return the choice that is worth most, with reasons. A noisy player's error is the term ``misjudged``."""
        rng = copy(self._rng)
        found = self._weighed(decision, view, rng)
        if not found:
            return advice_on_unknown(decision, rng)
        options = [
            Option(choice, sum(parts.values()), largest_first([Term(name, worth) for name, worth in parts.items()]))
            for parts, choice in found
        ]
        options.sort(key=lambda option: -(option.worth or 0.0))
        noise = self.numbers.noise
        note = f"It misjudges at random, each choice by up to {1.5 * noise:.1f} VP." if noise else ""
        return Advice(options[0].choice, tuple(options), "value", note)

    def scores(self, decision: Decision, view: EpicView) -> list[tuple[float, Choice]]:
        """Return the choices that it understands with their worth in VP, without noise.

        Args:
            decision: the question.
            view: of the seat that is asked.
        """
        return [(sum(parts.values()), choice) for parts, choice in weighed(decision, Desk(view, self.numbers))]

    def _weighed(self, decision: Decision, view: EpicView, rng: Rng) -> Weighed:
        found = weighed(decision, Desk(view, self.numbers))
        if self.numbers.noise and len(found) > 1:
            found = [({**parts, "misjudged": self.numbers.noise * blur(rng)}, choice) for parts, choice in found]
        return found


def weighed(decision: Decision, desk: Desk) -> Weighed:
    """Return the choices of a question that are understood, each with the parts of its worth.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    scorer = SETS.get(type(decision.legal[0]))
    if scorer is not None:
        return scorer(decision, desk)
    found = Weighed()
    for choice in decision.legal:
        worth = WORTHS.get(type(choice))
        parts = worth(choice, desk) if worth is not None else None
        if parts is not None:
            found.append((parts, choice))
    return found
