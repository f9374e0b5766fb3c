"""Develop, Settle and what completed tiles ask: which dice to place, spend or lose."""

from __future__ import annotations

from starcup import Decision
from starcup.roll import choices, total
from starcup_bots.greedy.outlook import Outlook
from starcup_bots.greedy.scoring import Scores, in_order, sorted_dice


def construct(decision: Decision, outlook: Outlook) -> Scores:
    """Place the workers missed least: whoever is left over goes on to the next tile, or home."""
    rules = outlook.rules
    builds = [
        (rules.worker_index[choice.worker], choice) for choice in decision.legal if isinstance(choice, choices.Build)
    ]
    if not builds:
        return []
    face = rules.faces[rules.face_index[builds[0][1].face]]
    needed = max(1, outlook.cost(face) - total(outlook.lying(face.is_world)))
    workers = outlook.me.columns[outlook.view.phase]
    return in_order(builds, sorted_dice(outlook, workers)[:needed])


def spend(decision: Decision, outlook: Outlook) -> Scores:
    """Spend the dice missed least."""
    rules = outlook.rules
    spends = [
        (rules.worker_index[choice.worker], choice) for choice in decision.legal if isinstance(choice, choices.Spend)
    ]
    if not spends:
        return []
    face = rules.faces[rules.face_index[spends[0][1].face]]
    wanted = sorted_dice(outlook, outlook.lying(face.is_world))[: outlook.cost(face)]
    return in_order(spends, wanted)


def lose_die(decision: Decision, outlook: Outlook) -> Scores:
    """Lose a plain die, and rather one that would have to be recruited first."""
    places = {"citizenry": 0.0, "cup": 0.3}
    colours = {one.key: outlook.die_colours[one.colour] for one in outlook.rules.workers if one.is_die}
    return [
        (
            outlook.named("use", -colours[choice.colour]) - outlook.named("at_hand", places.get(choice.place, 0.6)),
            choice,
        )
        for choice in decision.legal
        if isinstance(choice, choices.Lose)
    ]
