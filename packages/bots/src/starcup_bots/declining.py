"""Answers to unknown questions and choices, such as those of packs: decline if possible."""

from __future__ import annotations

from collections.abc import Callable

from starcup import Choice, Decision, Rng
from starcup_bots.advice import Advice

NEUTRAL_WORDS = frozenset(("done", "ready", "enough", "pass", "decline", "no", "none", "skip"))


def declines(choice: Choice) -> bool:
    """Return True if a choice means to do nothing, or no more, by its first word."""
    return getattr(choice, "items", None) == () or choice.text.split(" ", 1)[0] in NEUTRAL_WORDS


def declining(decision: Decision, test: Callable[[Choice], bool] = declines) -> Choice | None:
    """Return the choice that declines; None if there is none.

    Args:
        decision: the question.
        test: tells whether a choice declines.
    """
    if decision.answers is not None:  # of sets the smallest comes first
        return next(filter(test, decision.legal[:1]), None)
    return next(filter(test, decision.legal), None)


def declined(decision: Decision, rng: Rng, test: Callable[[Choice], bool] = declines) -> Choice:
    """Return the choice that declines, or any choice if there is none.

    Args:
        decision: the question.
        rng: draws any choice.
        test: tells whether a choice declines.
    """
    return declining(decision, test) or rng.choice(decision.legal)


def advice_on_unknown(decision: Decision, rng: Rng, test: Callable[[Choice], bool] = declines) -> Advice:
    """Return the advice for a question that no scorer of a bot knows.

    Args:
        decision: the question.
        rng: draws any choice, if none declines.
        test: tells whether a choice declines.
    """
    if len(decision.legal) == 1:
        return Advice(decision.legal[0], note="There is nothing else to choose.")
    choice = declining(decision, test)
    if choice is not None:
        return Advice(choice, note="It knows nothing about such questions, and declines.")
    return Advice(rng.choice(decision.legal), note="It knows nothing about such questions, and takes any choice.")
