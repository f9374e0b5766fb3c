"""Manage Empire: which dice to recruit, and when to recall."""

from __future__ import annotations

from starcup import Decision
from starcup.roll import choices, total
from starcup_bots.greedy.outlook import Outlook
from starcup_bots.greedy.scoring import Scores, in_order, sorted_dice

SMALL_CUP = 2
"""With fewer dice a round is nearly lost."""


def recruit(decision: Decision, outlook: Outlook) -> Scores:
    """The most useful dice that the credits reach for."""
    rules, me = outlook.rules, outlook.me
    recruits = [
        (rules.die_index[choice.colour], choice) for choice in decision.legal if isinstance(choice, choices.Recruit)
    ]
    affordable = me.credits // max(1, rules.numbers.recruit_cost)
    return in_order(recruits, sorted_dice(outlook, me.citizenry)[-affordable:])


def recall(decision: Decision, outlook: Outlook) -> Scores:
    """Leave dice at work, unless the cup is nearly empty or the game is over (dice in the cup break ties)."""
    over = outlook.rounds_left == 0
    short = total(outlook.me.cup) < SMALL_CUP
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Done):
            scores.append((0.0, choice))
        elif isinstance(choice, choices.Recall):
            if over:
                scores.append((outlook.named("tie_break", 1.0), choice))
                continue
            missed = outlook.named("task_there", _missed_least(choice, outlook))
            back = outlook.named("small_cup", 0.5) if short else outlook.named("interruption", -2.0)
            scores.append((missed + back, choice))
    return scores


def _missed_least(choice: choices.Recall, outlook: Outlook) -> float:
    """Minus how much a die is missed where it lies; workers near the end of their task stay."""
    if choice.place not in ("developers", "settlers"):
        world = outlook.rules.faces[outlook.rules.face_index[choice.place]]
        return -outlook.good(world, outlook.rules.worker_index[choice.colour])
    worlds = choice.place == "settlers"
    lying, stack = total(outlook.lying(worlds)), outlook.stacks[worlds]
    return -lying / max(1, outlook.cost(stack[0])) if stack else 0.0
