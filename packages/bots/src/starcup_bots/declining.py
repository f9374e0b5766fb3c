"""Answers to unknown questions and choices, such as those of packs: decline if possible."""

from __future__ import annotations

from starcup import Choice, Decision, Rng
from starcup.messages import Message
from starcup_bots.advice import Advice

NEUTRAL_WORDS = frozenset(("done", "ready", "enough", "pass", "decline", "no", "none", "skip"))


def declines(choice: Choice) -> bool:
    """Return True if a choice means to do nothing, or no more: it says so, or names nothing, or by its first word."""
    return choice.passing or getattr(choice, "items", None) == () or choice.text.split(" ", 1)[0] in NEUTRAL_WORDS


def declining(decision: Decision) -> Choice | None:
    """Return the choice that declines; None if there is none."""
    legal = decision.legal if decision.answers is None else decision.legal[:1]  # of sets the smallest comes first
    return next(filter(declines, legal), None)


def declined(decision: Decision, rng: Rng) -> Choice:
    """Return the choice that declines, or any choice if there is none."""
    return declining(decision) or rng.choice(decision.legal)


def advice_on_unknown(decision: Decision, rng: Rng) -> Advice:
    """Return the advice for a question that no scorer of a bot knows."""
    if len(decision.legal) == 1:
        return Advice(decision.legal[0], note=Message("bots-note-nothing-else"))
    choice = declining(decision)
    if choice is not None:
        return Advice(choice, note=Message("bots-note-declines"))
    return Advice(rng.choice(decision.legal), note=Message("bots-note-takes-any"))
