"""Scores for Assign: the phase to select, the places of dice, the Reassign powers worth using."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from starcup import Decision
from starcup.roll import choices
from starcup.roll.dice import NONE, Dice, count, kinds
from starcup_bots.roll.greedy.planning import (
    Columns,
    Plan,
    PlanningOutlook,
    moved,
    with_one,
    with_worker,
    without,
    without_worker,
)
from starcup_bots.weighing import Scores


def sheet(outlook: PlanningOutlook) -> tuple[Columns, Dice]:
    """Return the own sheet: columns, workers being moved counted at their destination, and loose dice."""
    me = outlook.me
    columns = list(me.sheet_columns or outlook.rules.empty_columns)
    for target, colour in me.sheet_moving or ():
        columns[target] = with_one(columns[target], colour)
    return tuple(columns), me.sheet_loose or NONE


def loose_dice(outlook: PlanningOutlook, loose: Dice) -> list[tuple[int, tuple[int, ...]]]:
    """Return every loose die with the phases it may go to."""
    entries = outlook.rules.loose
    return [(entries[kind].kind, entries[kind].phases) for kind in kinds(loose) for _ in range(count(loose, kind))]


@frozen
class Selection:
    """A way to select with the resulting columns: selecting die and loose dice lie where they are best."""

    choice: choices.Select
    columns: Columns
    phase: int
    colour: int


def selections(decision: Decision, outlook: PlanningOutlook) -> Iterator[Selection]:
    """Yield each phase selected by each die, in the order of the decision, the loose dice placed by the plan."""
    rules = outlook.rules
    columns, loose = sheet(outlook)
    for choice in decision.legal:
        if not isinstance(choice, choices.Select):
            continue
        phase, colour = rules.phase_index[choice.phase], rules.die_index[choice.colour]
        kind = rules.loose_index.get((colour, choice.face))
        rest, free = columns, loose
        if kind is not None:
            free = without(loose, kind)
        else:
            rest = without_worker(columns, rules.phase_index[choice.face], colour)
        chosen = with_worker(rest, phase, colour)
        yield Selection(choice, outlook.plan.filled(chosen, loose_dice(outlook, free), phase), phase, colour)


def select(decision: Decision, outlook: PlanningOutlook) -> Scores:
    """Return the worth of the whole roll with each phase selected by each die; only the best ways are carried on."""
    plan = outlook.plan
    ways = list(selections(decision, outlook))
    values = [plan.value(way.columns, way.phase) for way in ways]
    promising = sorted(range(len(ways)), key=lambda number: (-values[number], number))[: plan.most_carried_on]
    for number in promising:
        way = ways[number]
        values[number] = plan.carried_on(way.columns, way.phase, way.colour)
    return [(value, way.choice) for value, way in zip(values, ways, strict=True)]


def selected(outlook: PlanningOutlook, columns: Columns) -> tuple[Columns, int, int]:
    """Return the columns with the die that selects the phase counted as a worker there, that phase, and the die."""
    phase, colour = outlook.me.sheet_selected, outlook.me.sheet_selector
    if phase is None or phase < 0 or colour is None or colour < 0:
        return columns, -1, -1
    return with_worker(columns, phase, colour), phase, colour


def assign(decision: Decision, outlook: PlanningOutlook) -> Scores:
    """Return the worth of the roll with the die in each column, the other loose dice well placed."""
    plan, rules = outlook.plan, outlook.rules
    columns, loose = sheet(outlook)
    columns, phase, selector = selected(outlook, columns)
    kind = kinds(loose)[0] if loose else 0
    rest = loose_dice(outlook, without(loose, kind)) if loose else []
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Assign):
            target, colour = rules.phase_index[choice.phase], rules.worker_index[choice.colour]
            chosen = plan.filled(with_worker(columns, target, colour), rest, phase)
            scores.append((plan.carried_on(chosen, phase, selector), choice))
    return scores


def reassign(decision: Decision, outlook: PlanningOutlook) -> Scores:
    """Return the gain of each use of a power; being ready, or having enough, adds nothing.

    A Dictate comes before the powers or not at all, so for the best one that of the powers after it counts as well.
    """
    plan, rules = outlook.plan, outlook.rules
    own, _ = sheet(outlook)
    columns, phase, selector = selected(outlook, own)
    now = plan.value(columns, phase)
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Ready | choices.Enough):
            scores.append((outlook.named("least_gain", outlook.weights.worth_it), choice))
        elif isinstance(choice, choices.Move):
            source, target = rules.phase_index[choice.source], rules.phase_index[choice.target]
            after = moved(columns, source, target, rules.worker_index[choice.colour])
            scores.append((plan.value(after, phase) - now, choice))
        elif isinstance(choice, choices.DictateWith):
            source, colour = rules.phase_index[choice.source], rules.worker_index[choice.colour]
            paid, rest = without_worker(columns, source, colour), without_worker(own, source, colour)
            scores.append((_best_move(plan, paid, rest, phase) - now, choice))
    dictates = [worth for worth, choice in scores if isinstance(choice, choices.DictateWith)]
    if not dictates or not plan.powers or max(dictates) <= outlook.weights.worth_it:
        return scores
    alone = plan.with_powers(columns, phase, selector)
    if plan.carried_on(columns, phase, selector) - alone > outlook.weights.worth_it:
        return [score for score in scores if isinstance(score[1], choices.DictateWith)]
    return [score for score in scores if not isinstance(score[1], choices.DictateWith) or score[0] > alone - now]


def _best_move(plan: Plan, columns: Columns, movable: Columns, selected: int) -> float:
    """Return the best value that moving one worker of ``movable`` anywhere gives."""
    values = [
        plan.value(moved(columns, source, target, colour), selected)
        for source, column in enumerate(movable)
        for colour in kinds(column)
        for target in range(len(columns))
        if target != source
    ]
    return max(values, default=0.0)
