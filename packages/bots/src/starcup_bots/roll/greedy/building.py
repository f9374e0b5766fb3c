"""Scores for Develop, Settle and questions of completed tiles: the dice to place, spend or lose."""

from __future__ import annotations

from starcup import Decision, Picks
from starcup.roll import choices
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.roll.greedy.scoring import dice_picked, weight
from starcup_bots.weighing import Scores


def construct(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for placing the workers missed least: others go on to the next tile, or home."""
    if isinstance(decision.answers, Picks):
        return dice_picked(decision, outlook, most_missed=False)
    index = outlook.rules.worker_index
    return [
        (outlook.named("use", -weight(outlook, index[worker])), choice)
        for choice in decision.legal
        if isinstance(choice, choices.Build)
        for worker in choice.items
    ]


def lose_die(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for losing a die: a plain one, and rather one that would have to be recruited first."""
    places = {"citizenry": 0.0, "cup": 0.3}
    colours = {worker.key: outlook.die_colours[worker.colour] for worker in outlook.rules.workers if worker.is_die}
    return [
        (
            outlook.named("use", -colours[choice.colour]) - outlook.named("at_hand", places.get(choice.place, 0.6)),
            choice,
        )
        for choice in decision.legal
        if isinstance(choice, choices.Lose)
    ]
