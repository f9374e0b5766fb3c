"""Idle phases: a seat can do nothing in them, so selecting one wastes the selection."""

from __future__ import annotations

from starcup.roll import Face
from starcup.roll.choices import Select
from starcup.roll.dice import total
from starcup_bots.roll.planner.prospect import Prospect

LIKELY = 0.5
"""A phase that has to feed another is counted on if others make it occur with these odds or better."""


class Idle:
    """A test for selections that leave a seat nothing to do, from its view at the time of selecting.

    A phase is idle if it has nothing to work on (Develop without a development
    on the stack, Settle without a world, Produce without an empty world, Ship
    without a good), no power of the seat brings anything at its end, and no
    earlier phase is likely to change that with workers of the seat. Explore,
    and phases of packs, always have work.
    """

    def __init__(self, prospect: Prospect) -> None:
        self._prospect = prospect
        rules = prospect.rules
        self._columns: dict[str, int] = {
            key: total(column)
            for key, column in zip(rules.phase_keys, prospect.me.sheet_columns or rules.empty_columns, strict=True)
        }

    def selects(self, choice: Select) -> bool:
        """Return True if the seat can do nothing in the phase that it would select."""
        phase = choice.phase
        if phase not in ("develop", "settle", "produce", "ship") or self._pays(phase):
            return False
        return not (self._material(phase) or self._fed(phase, choice))

    def _material(self, phase: str) -> bool:
        """Return True if the phase has something to work on now."""
        prospect = self._prospect
        if phase == "produce":
            return bool(prospect.empty_worlds)
        if phase == "ship":
            return bool(prospect.goods)
        return bool(prospect.stacks[phase == "settle"])

    def _pays(self, phase: str) -> bool:
        """Return True if a power of the seat has an effect in the phase without anybody at work there."""
        prospect = self._prospect
        powers, number = prospect.powers, prospect.phases[phase]
        if powers.tasks_done_in[number]:
            return True
        hooks = (*powers.credits_at_end_in[number], *powers.chips_at_end_in[number])
        return any(hook(prospect.table, prospect.view.seat) > 0 for hook in hooks)

    def _fed(self, phase: str, choice: Select) -> bool:
        """Return True if an earlier phase that is likely to occur brings the phase something to work on."""
        if phase in ("develop", "settle"):
            return self._at_work("explore", choice) > 0
        settled = self._settled(choice)
        if phase == "produce":
            return settled is not None
        with_good = settled is not None and any(grant.to == "good" for grant in self._prospect.rules.grants_of(settled))
        room = settled is not None or self._material("produce")
        return with_good or (room and self._at_work("produce", choice) > 0)

    def _settled(self, choice: Select) -> Face | None:
        """Return the world for goods that the seat is likely to settle before, if any."""
        prospect = self._prospect
        worlds = prospect.stacks[True]
        workers = self._at_work("settle", choice)
        if not workers or not worlds or not worlds[0].holds_goods:
            return None
        return worlds[0] if workers + total(prospect.lying(True)) >= prospect.cost(worlds[0]) else None

    def _at_work(self, phase: str, choice: Select) -> int:
        """Return the workers under a phase that others are likely to make occur, less the selecting die; else 0."""
        prospect = self._prospect
        number = prospect.phases.get(phase)
        if number is None or prospect.odds[number] < LIKELY:
            return 0
        imaginary = prospect.powers.extra_workers_in[number]
        return self._columns[phase] - (choice.face == phase) + len(imaginary)
