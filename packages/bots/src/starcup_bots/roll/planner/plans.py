"""Whole plans for the sheet: the most promising ways to select are carried on through Dictate and Reassign powers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from starcup.roll import Reassign
from starcup.roll.dice import count, kinds
from starcup_bots.roll.greedy.planning import Columns, Plan, moved, with_one, without, without_worker

PAYERS = 3
"""The number of workers, those missed least, that are tried as payment for a Dictate."""
DICTATE = -1
"""The number that stands for a Dictate among the powers used."""


class WholePlan(Plan):
    """A plan that uses powers best; values arrangements as :class:`~starcup_bots.roll.greedy.planning.Plan` does."""

    most_carried_on: ClassVar[int] = 6

    @cached_property
    def powers(self) -> Sequence[Reassign]:
        """The Reassign powers that the seat has this round and has not used yet."""
        outlook, used = self.outlook, self.outlook.me.sheet_used or ()
        offered = [
            hook(outlook.table, outlook.view.seat) for face, hook in outlook.powers.reassign if face.index not in used
        ]
        return [power for power in offered if power is not None]

    def carried_on(self, columns: Columns, selected: int, selector: int) -> float:
        # Dictate comes first: the rules ask for it first wherever the order makes no difference.
        return self.with_powers(self._dictated(columns, selected, selector), selected, selector)

    def with_powers(self, columns: Columns, selected: int, selector: int) -> float:
        for power in self.powers:
            for _ in range(power.up_to):
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
        if power.to == "selected":
            allowed: Sequence[int] = (selected,)
        else:
            allowed = range(len(columns)) if power.to == "any" else [rules.phase_index[key] for key in power.to]
        best, result = self.outlook.weights.worth_it, columns
        for source, kind in self._movable(columns, selected, selector):
            if power.colours and rules.workers[kind].colour_key not in power.colours:
                continue
            if power.source and rules.phase_keys[source] != power.source:
                continue
            lost = self._lost(columns, selected, source, kind)
            for target in allowed:
                if target != source and (gained := self._won(columns, selected, target, kind) - lost) > best:
                    best, result = gained, moved(columns, source, target, kind)
        return result, result is not columns

    def _dictated(self, columns: Columns, selected: int, selector: int) -> Columns:
        """Return ``columns`` after the best Dictate, or as they are."""
        used, terms = (self.outlook.me.sheet_used or ()).count(DICTATE), self.outlook.powers.dictate
        if terms.uses is not None and used >= terms.uses:
            return columns
        cheap = sorted(
            (self._lost(columns, selected, phase, kind), phase, kind)
            for phase, kind in self._movable(columns, selected, selector)
        )
        best, result = self.outlook.weights.worth_it, columns
        for paid, phase, kind in cheap[:PAYERS]:
            rest = without_worker(columns, phase, kind)
            for source, other in self._movable(rest, selected, selector):
                lost = paid + self._lost(rest, selected, source, other)
                for target in range(len(columns)):
                    if target != source and (gained := self._won(rest, selected, target, other) - lost) > best:
                        best, result = gained, moved(rest, source, target, other)
        return result
