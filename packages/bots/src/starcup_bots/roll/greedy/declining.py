"""Answers to unknown questions and choices of packs: decline if possible."""

from __future__ import annotations

from starcup import Choice, Decision, Rng
from starcup.roll import choices
from starcup_bots import declining as general

NEUTRAL = (choices.Done, choices.Ready, choices.Enough, choices.LeaveEmpty, choices.Keep)


def declines(choice: Choice) -> bool:
    """Return True if a choice means to do nothing, or no more."""
    return isinstance(choice, NEUTRAL) or general.declines(choice)


def declined(decision: Decision, rng: Rng) -> Choice:
    """Return the choice that declines, or any choice if there is none."""
    return general.declined(decision, rng, declines)
