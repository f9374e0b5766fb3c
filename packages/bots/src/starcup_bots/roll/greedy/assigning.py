"""Scores for Assign: the phase to select, the places of dice, the Reassign powers worth using."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from starcup import Decision
from starcup.roll import choices
from starcup.roll.dice import NONE, ONE, Dice, count, kinds
from starcup_bots.roll.greedy.outlook import Outlook, with_one, without
from starcup_bots.roll.greedy.planning import Columns, Plan, moved
from starcup_bots.roll.greedy.scoring import Scores


def sheet(outlook: Outlook) -> tuple[Columns, Dice]:
    """Return the own sheet: columns, workers being moved counted at their destination, and loose dice."""
    me = outlook.me
    columns = list(me.sheet_columns or outlook.rules.empty_columns)
    for target, colour in me.sheet_moving or ():
        columns[target] = with_one(columns[target], colour)
    return tuple(columns), me.sheet_loose or NONE


def loose_dice(outlook: Outlook, loose: Dice) -> list[tuple[int, tuple[int, ...]]]:
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


def selections(decision: Decision, outlook: Outlook, plan: Plan) -> Iterator[Selection]:
    """Yield each phase selected by each die, in the order of the decision, the loose dice placed by ``plan``."""
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
            source = rules.phase_index[choice.face]
            rest = (*columns[:source], without(columns[source], colour), *columns[source + 1 :])
        chosen = (*rest[:phase], with_one(rest[phase], colour), *rest[phase + 1 :])
        yield Selection(choice, plan.filled(chosen, loose_dice(outlook, free), phase), phase, colour)


def select(decision: Decision, outlook: Outlook) -> Scores:
    """Return the worth of the whole roll with each phase selected by each die."""
    plan = Plan(outlook)
    return [(plan.value(way.columns, way.phase), way.choice) for way in selections(decision, outlook, plan)]


def selected(outlook: Outlook, columns: Columns) -> tuple[Columns, int]:
    """Return the columns with the die that selects the phase counted as a worker there, and that phase."""
    phase, colour = outlook.me.sheet_selected, outlook.me.sheet_selector
    if phase is None or phase < 0 or colour is None or colour < 0:
        return columns, -1
    return (*columns[:phase], with_one(columns[phase], colour), *columns[phase + 1 :]), phase


def assign(decision: Decision, outlook: Outlook) -> Scores:
    """Return the worth of the roll with the die in each column, the other loose dice well placed."""
    plan, rules = Plan(outlook), outlook.rules
    columns, loose = sheet(outlook)
    columns, phase = selected(outlook, columns)
    kind = kinds(loose)[0] if loose else 0
    rest = loose_dice(outlook, without(loose, kind)) if loose else []
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Assign):
            target, colour = rules.phase_index[choice.phase], rules.worker_index[choice.colour]
            chosen = (*columns[:target], Dice(columns[target] + ONE[colour]), *columns[target + 1 :])
            scores.append((plan.value(plan.filled(chosen, rest, phase), phase), choice))
    return scores


def reassign(decision: Decision, outlook: Outlook, plan: Plan | None = None) -> Scores:
    """Return the gain of each use of a power, by ``plan`` if given; being ready, or having enough, adds nothing."""
    plan, rules = plan or Plan(outlook), outlook.rules
    columns, _ = sheet(outlook)
    own = columns
    columns, phase = selected(outlook, columns)
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
            paid = (*columns[:source], without(columns[source], colour), *columns[source + 1 :])
            rest = (*own[:source], without(own[source], colour), *own[source + 1 :])
            scores.append((_best_move(plan, paid, rest, phase) - now, choice))
    return scores


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
