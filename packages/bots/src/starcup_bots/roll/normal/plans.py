"""Whole plans for the sheet: phase, selecting die, wild dice, Reassign powers and Dictate valued together.

Every way to select is filled up with the loose dice; the most promising of
them are then carried on through the powers, each used where it adds most, and
the best whole plan decides. Nothing is remembered between questions: each
plan starts from the present sheet.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from starcup import Decision
from starcup.roll import Reassign, choices
from starcup.roll.dice import ONE, Dice, count, kinds
from starcup_bots.roll.greedy import assigning
from starcup_bots.roll.greedy.outlook import with_one, without
from starcup_bots.roll.greedy.planning import Columns, Plan, moved
from starcup_bots.roll.greedy.scoring import Scores

if TYPE_CHECKING:
    from starcup_bots.roll.normal.prospect import Prospect

CARRIED_ON = 6
"""The number of ways to select that are carried on through the powers."""
PAYERS = 3
"""The number of workers, those missed least, that are tried as payment for a Dictate."""
DICTATE = -1
"""The number that stands for a Dictate among the powers used."""


class WholePlan(Plan):
    """A plan that uses powers best; values arrangements as :class:`~starcup_bots.roll.greedy.planning.Plan` does."""

    def __init__(self, prospect: Prospect) -> None:
        super().__init__(prospect)
        self.prospect = prospect

    @cached_property
    def odds(self) -> tuple[float, ...]:
        """The odds that others make each phase occur."""
        return self.prospect.odds

    @cached_property
    def powers(self) -> list[tuple[str, Reassign]]:
        """The Reassign powers that the seat has this round and has not used yet."""
        view, used = self.prospect.view, self.prospect.me.sheet_used or ()
        return [
            (face.key, power)
            for face, hook in self.prospect.powers.reassign
            if face.index not in used and (power := hook(self.prospect.table, view.seat)) is not None
        ]

    def carried_on(self, columns: Columns, selected: int, selector: int) -> float:
        """Return the worth of ``columns``, with the selecting die, after the best Dictate and then the best powers.

        Dictate comes first: the rules ask for it first wherever the order makes no difference.
        """
        return self.with_powers(self._dictated(columns, selected, selector), selected, selector)

    def with_powers(self, columns: Columns, selected: int, selector: int, but: str = "") -> float:
        """Return the worth of ``columns`` after the best use of the Reassign powers, ``but`` one."""
        for key, power in self.powers:
            for _ in range(power.up_to if key != but else 0):
                columns, gained = self._best_move(columns, selected, selector, power)
                if not gained:
                    break
        return self.value(columns, selected)

    def _chance(self, phase: int, selected: int) -> float:
        return 1.0 if phase == selected else self.odds[phase]

    def _lost(self, columns: Columns, selected: int, phase: int, kind: int) -> float:
        """Return the loss from one worker less under a phase."""
        column = columns[phase]
        return (self.gain(phase, column) - self.gain(phase, without(column, kind))) * self._chance(phase, selected)

    def _won(self, columns: Columns, selected: int, phase: int, kind: int) -> float:
        """Return the gain from one worker more under a phase."""
        column = columns[phase]
        return (self.gain(phase, with_one(column, kind)) - self.gain(phase, column)) * self._chance(phase, selected)

    def _movable(self, columns: Columns, selected: int, selector: int) -> list[tuple[int, int]]:
        """Return columns and kinds of the workers that may be moved: all but the one that selects."""
        return [
            (phase, kind)
            for phase, column in enumerate(columns)
            for kind in kinds(column)
            if (phase, kind) != (selected, selector) or count(column, kind) > 1
        ]

    def _best_move(self, columns: Columns, selected: int, selector: int, power: Reassign) -> tuple[Columns, bool]:
        rules = self.rules
        targets = range(len(columns))
        if power.to == "selected":
            allowed: tuple[int, ...] = (selected,)
        elif power.to == "any":
            allowed = tuple(targets)
        else:
            allowed = tuple(rules.phase_index[key] for key in power.to)
        best, found = self.prospect.weights.worth_it, columns
        for source, kind in self._movable(columns, selected, selector):
            if power.colours and rules.workers[kind].colour_key not in power.colours:
                continue
            if power.source and rules.phase_keys[source] != power.source:
                continue
            lost = self._lost(columns, selected, source, kind)
            for target in allowed:
                if target != source and (gained := self._won(columns, selected, target, kind) - lost) > best:
                    best, found = gained, moved(columns, source, target, kind)
        return found, found is not columns

    def _dictated(self, columns: Columns, selected: int, selector: int) -> Columns:
        """Return ``columns`` after the best Dictate, or as they are."""
        used, terms = (self.prospect.me.sheet_used or ()).count(DICTATE), self.prospect.powers.dictate
        if terms.uses is not None and used >= terms.uses:
            return columns
        cheap = sorted(
            (self._lost(columns, selected, phase, kind), phase, kind)
            for phase, kind in self._movable(columns, selected, selector)
        )
        best, found = self.prospect.weights.worth_it, columns
        for paid, phase, kind in cheap[:PAYERS]:
            rest = (*columns[:phase], without(columns[phase], kind), *columns[phase + 1 :])
            for source, other in self._movable(rest, selected, selector):
                lost = paid + self._lost(rest, selected, source, other)
                for target in range(len(columns)):
                    if target != source and (gained := self._won(rest, selected, target, other) - lost) > best:
                        best, found = gained, moved(rest, source, target, other)
        return found


def select(decision: Decision, prospect: Prospect) -> Scores:
    """Return scores of every phase with every die, the loose dice well placed; powers are used in the best of these."""
    return [(value, choice) for value, choice in ranked(decision, prospect)]


def ranked(decision: Decision, prospect: Prospect) -> list[tuple[float, choices.Select]]:
    """Return the ways to select with the value of the whole plan behind each, in the order of the decision.

    Ways that are not carried on keep the value that they have without powers.
    """
    plan = WholePlan(prospect)
    ways = list(assigning.selections(decision, prospect, plan))
    values = [plan.value(way.columns, way.phase) for way in ways]
    promising = sorted(range(len(ways)), key=lambda number: (-values[number], number))[:CARRIED_ON]
    for number in promising:
        way = ways[number]
        values[number] = plan.carried_on(way.columns, way.phase, way.colour)
    return [(value, way.choice) for value, way in zip(values, ways, strict=True)]


def assign(decision: Decision, prospect: Prospect) -> Scores:
    """Return scores of the die in each column, the other loose dice well placed, powers used after that."""
    plan, rules = WholePlan(prospect), prospect.rules
    columns, loose = assigning.sheet(prospect)
    columns, phase = assigning.selected(prospect, columns)
    selector = prospect.me.sheet_selector
    kind = kinds(loose)[0] if loose else 0
    rest = assigning.loose_dice(prospect, without(loose, kind)) if loose else []
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Assign):
            target, colour = rules.phase_index[choice.phase], rules.worker_index[choice.colour]
            chosen = (*columns[:target], Dice(columns[target] + ONE[colour]), *columns[target + 1 :])
            chosen = plan.filled(chosen, rest, phase)
            scores.append((plan.carried_on(chosen, phase, -1 if selector is None else selector), choice))
    return scores


def reassign(decision: Decision, prospect: Prospect) -> Scores:
    """Return the gain of each use of a power; for the best move and the best Dictate, with that of powers after it."""
    plan = WholePlan(prospect)
    scores = assigning.reassign(decision, prospect, plan)
    columns, phase = assigning.selected(prospect, assigning.sheet(prospect)[0])
    selector = prospect.me.sheet_selector if prospect.me.sheet_selector is not None else -1
    now = plan.value(columns, phase)
    dictates = [score for score in scores if isinstance(score[1], choices.DictateWith)]
    if not dictates or not plan.powers or max(value for value, _ in dictates) <= prospect.weights.worth_it:
        return scores
    # A Dictate comes before the powers or not at all: is it worth more than the powers alone?
    both = plan.carried_on(columns, phase, selector) - plan.with_powers(columns, phase, selector)
    if both > prospect.weights.worth_it:
        return dictates
    alone = plan.with_powers(columns, phase, selector) - now
    return [score for score in scores if not isinstance(score[1], choices.DictateWith) or score[0] > alone]
