"""What scorers share: sets of items around the one that looks best, and how much a worker is missed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum

from starcup import Decision, Picks
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.roll.greedy.planning import PlanningOutlook
from starcup_bots.sets import around as sets_around
from starcup_bots.weighing import Scores

DIE = 100.0
"""The additional value of a die over a worker that is none."""

Scorer = Callable[[Decision, PlanningOutlook], Scores]
"""A function that returns the choices that it understands, each with its worth."""


def missed(outlook: Outlook, kind: int) -> tuple[bool, float]:
    """Return the value of a worker as a sort key: True for a die, then the usefulness of its colour."""
    worker = outlook.rules.workers[kind]
    return worker.is_die, outlook.die_colours[max(0, worker.colour)]


def around(answers: Picks, chosen: Sequence[str], worth: Callable[[Sequence[str]], float]) -> Scores:
    """Return scores for the set that looks best, and for sets that differ from it by one item, instead of all sets."""
    return [(worth(items), choice) for choice, items in sets_around(answers, chosen).items()]


def dice_picked(decision: Decision, outlook: Outlook, *, most_missed: bool) -> Scores:
    """Return scores for picking the number of dice needed: those missed most, or those missed least."""
    answers = decision.answers
    if not isinstance(answers, Picks):
        return []
    index, sign = outlook.rules.worker_index, 1.0 if most_missed else -1.0

    def worth(items: Sequence[str]) -> float:
        return outlook.named("use", fsum(sign * weight(outlook, index[item]) for item in items))

    ranked = sorted(answers.offered, key=lambda item: -worth((item,)))
    return around(answers, ranked[: answers.least], worth)


def weight(outlook: Outlook, kind: int) -> float:
    """Return the value of a worker as one number: a die counts far more than a worker that is none."""
    is_die, use = missed(outlook, kind)
    return DIE + use if is_die else use
