"""Answers to unknown questions and choices of packs: decline if possible."""

from __future__ import annotations

from starcup import Choice, Decision, Rng
from starcup.roll import choices

NEUTRAL = (choices.Done, choices.Ready, choices.Enough, choices.LeaveEmpty, choices.Keep)
NEUTRAL_WORDS = frozenset(("done", "ready", "enough", "pass", "decline", "no", "none", "skip"))


def declining(decision: Decision) -> Choice | None:
    """Return the choice that declines; None if there is none."""
    if decision.answers is not None:  # of sets the smallest comes first
        return next(filter(declines, decision.legal[:1]), None)
    return next(filter(declines, decision.legal), None)


def declines(choice: Choice) -> bool:
    """Return True if a choice means to do nothing, or no more."""
    if getattr(choice, "items", None) == ():
        return True
    return isinstance(choice, NEUTRAL) or choice.text.split(" ", 1)[0] in NEUTRAL_WORDS


def declined(decision: Decision, rng: Rng) -> Choice:
    """Return the choice that declines, or any choice if there is none."""
    return declining(decision) or rng.choice(decision.legal)
