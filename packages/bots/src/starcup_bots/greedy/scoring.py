"""What scorers exchange: choices with what each is worth, in VP."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starcup import Choice, Decision
from starcup.roll import Dice, count, kinds
from starcup_bots.greedy.outlook import Outlook

Scores = list[tuple[float, Choice]]
"""The choices that a scorer understands, in the order of the decision. Empty: none of them."""

Scorer = Callable[[Decision, Outlook], Scores]


def best(scores: Scores) -> Choice | None:
    """The choice worth most; among equals the first."""
    return max(scores, key=lambda score: score[0])[1] if scores else None


def sorted_dice(outlook: Outlook, dice: Dice) -> list[int]:
    """Every worker, the one missed least first: what is no die, then by colour."""
    each = [kind for kind in kinds(dice) for _ in range(count(dice, kind))]
    return sorted(each, key=lambda kind: missed(outlook, kind))


def missed(outlook: Outlook, kind: int) -> tuple[bool, float]:
    """How much a worker is missed: whether it is a die at all, and how useful its colour is."""
    worker = outlook.rules.workers[kind]
    return worker.is_die, outlook.die_colours[max(0, worker.colour)]


def in_order(choices: Iterable[tuple[int, Choice]], wanted: list[int]) -> Scores:
    """Scores for picking a set of dice in canonical order: the first of the ``wanted`` kinds, then those missed least.

    Kinds that come before the one picked are not offered again, so the least wanted kind goes first.
    """
    return [(2.0 if kind in wanted else 1.0, choice) for kind, choice in choices]
