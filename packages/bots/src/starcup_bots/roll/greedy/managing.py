"""Scores for Manage Empire: the dice to recall."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from starcup import Decision, Picks
from starcup.roll.dice import total
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.roll.greedy.scoring import around
from starcup_bots.weighing import Scores

SMALL_CUP = 2
"""With fewer dice a round is nearly lost."""


def recall(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for recalling dice: only if the cup is nearly empty or the game is over, where they break ties."""
    answers = decision.answers
    if not isinstance(answers, Picks):
        return []
    over = outlook.rounds_left == 0
    short = SMALL_CUP - total(outlook.me.cup)
    each = dict.fromkeys(answers.offered)
    missed = {item: outlook.named("task_there", _missed_least(item, outlook)) for item in each}

    def worth(items: Sequence[str]) -> float:
        if over:
            return outlook.named("tie_break", float(len(items)))
        there = outlook.named("task_there", fsum(missed[item] for item in items))
        back = outlook.named("small_cup", 0.5 * min(len(items), max(0, short)))
        return there + back + outlook.named("interruption", -2.0 * max(0, len(items) - max(0, short)))

    chosen: list[str] = []
    for item in sorted(answers.offered, key=lambda item: -missed[item]):
        if len(chosen) < answers.least or worth([*chosen, item]) > worth(chosen):
            chosen.append(item)
    return around(answers, chosen, worth)


def _missed_least(item: str, outlook: Outlook) -> float:
    """Return the negated value of a die where it lies; workers near the end of their task stay."""
    colour, _, place = item.partition("@")
    if place not in ("developers", "settlers"):
        world = outlook.face(place)
        return -outlook.good(world, outlook.rules.worker_index[colour])
    worlds = place == "settlers"
    lying, stack = total(outlook.lying(worlds)), outlook.stacks[worlds]
    return -lying / max(1, outlook.cost(stack[0])) if stack else 0.0
