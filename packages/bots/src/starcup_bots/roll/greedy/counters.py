"""Scores for counters, workers that are no dice: those that go to work, and their columns."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Decision
from starcup.roll import choices
from starcup.roll.dice import count
from starcup_bots.roll.greedy.assigning import selected, sheet
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.roll.greedy.planning import Columns, Plan, PlanningOutlook, with_worker
from starcup_bots.weighing import Scores

Place = tuple[int, int]
"""A kind of counter, and the phase to put it under."""


def assign_counters(decision: Decision, outlook: PlanningOutlook) -> Scores:
    """Return the gain of each counter in its column, with those that may follow it; being done brings nothing."""
    plan, rules = outlook.plan, outlook.rules
    lying, _ = sheet(outlook)
    pool = dict(outlook.me.resources)
    held = {
        kind: pool.get(rules.worker_names[kind], 0) - sum(count(column, kind) for column in lying)
        for kind, _ in rules.assigned_counters
    }
    columns, phase, _ = selected(outlook, lying)
    places = [
        (rules.worker_index[choice.colour], rules.phase_index[choice.phase])
        for choice in decision.legal
        if isinstance(choice, choices.Assign)
    ]
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Done):
            scores.append((0.0, choice))
        elif isinstance(choice, choices.Assign):
            first = rules.worker_index[choice.colour], rules.phase_index[choice.phase]
            after = [place for place in places if place >= first]
            scores.append((_with_those_after(plan, columns, phase, held, after), choice))
    return scores


def _with_those_after(
    plan: Plan, columns: Columns, selected: int, held: dict[int, int], places: Sequence[Place]
) -> float:
    """Return the gain of a counter at the first of ``places``, and then others, one by one where they bring most."""
    left, following, worth = dict(held), places[0], 0.0
    while True:
        kind, phase = following
        worth += _gained(plan, columns, selected, following)
        columns = with_worker(columns, phase, kind)
        left[kind] -= 1
        free = [place for place in places if left[place[0]]]
        following = max(free, key=lambda place: _gained(plan, columns, selected, place), default=(-1, -1))
        if following[0] < 0 or _gained(plan, columns, selected, following) <= 0:
            return worth


def _gained(plan: Plan, columns: Columns, selected: int, place: Place) -> float:
    """Return the gain of one more counter under a phase, if that occurs; otherwise the counter comes back."""
    kind, phase = place
    occurs = 1.0 if phase == selected else plan.odds[phase]
    more = plan.gain(phase, with_worker(columns, phase, kind)[phase]) - plan.gain(phase, columns[phase])
    return (more - plan.outlook.named("counter_used_up", _missed(plan.outlook, kind))) * occurs


def _missed(outlook: Outlook, kind: int) -> float:
    """Return the value lost with a counter that is used up: its VP, and its possible use in another round."""
    counter = outlook.rules.workers[kind].counter
    if counter is None or counter.after == "kept":
        return 0.0
    return counter.vp + outlook.weights.die * min(1.0, outlook.rounds_left)
