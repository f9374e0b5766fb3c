"""The extensions of a ruleset, compiled: their changes to its phases at load, and their hooks during a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

from starcup import PackError
from starcup.extensions import ExtensionSet, with_common_hooks
from starcup.making import SeatStep, Step
from starcup.roll._rules import extension_hooks
from starcup.roll._rules.definitions import WILD, Face, Phase
from starcup.roll._rules.phases import PHASES
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.view import RollView
from starcup.roll.dice import Dice

if TYPE_CHECKING:
    from starcup.roll._rules.workers import Worker

TableTrigger = Callable[[RollTable], None]
PhaseTrigger = Callable[[RollTable, str], None]
WorkerTrigger = Callable[[RollTable, int, str], None]
DiceTrigger = Callable[[RollTable, int, Dice], None]
Limit = Callable[[RollTable, int, int], int]


class Extensions(ExtensionSet):
    """The extensions of Roll for the Galaxy that are switched on."""

    specs: ClassVar[ModuleType] = with_common_hooks(RollTable, RollView, extension_hooks)
    own_draws: ClassVar[Sequence[str]] = ("roll", "spare", "tile", "faction", "home")
    round_began: tuple[TableTrigger, ...]
    round_ended: tuple[TableTrigger, ...]
    phase_began: tuple[PhaseTrigger, ...]
    phase_ended: tuple[PhaseTrigger, ...]
    dictated: tuple[DiceTrigger, ...]
    reassigned: tuple[WorkerTrigger, ...]
    scouted: tuple[WorkerTrigger, ...]
    stocked: tuple[WorkerTrigger, ...]
    worker_used: tuple[Callable[[RollTable, int, Worker, str], str], ...]
    completed: tuple[Callable[[RollTable, int, Face, Dice], None], ...]
    produced: tuple[Callable[[RollTable, int, Face, str], None], ...]
    traded: tuple[Callable[[RollTable, int, Face, str, str], None], ...]
    consumed: tuple[Callable[[RollTable, int, Face, str, str], None], ...]
    recruited: tuple[DiceTrigger, ...]
    recalled: tuple[Callable[[RollTable, int, str, str], None], ...]
    most_credits: tuple[Limit, ...]
    end_squares: tuple[Limit, ...]
    held_dice: tuple[Callable[[RollTable], Dice], ...]
    held_tiles: tuple[Callable[[RollTable], tuple[int, ...]], ...]

    def change(self) -> None:
        """Have extensions change the phases."""
        self.phases: tuple[Phase, ...] = self.changed("phases", PHASES, Phase, self._check_phases)

    def _check_phases(self, phases: tuple[Phase, ...], place: str) -> None:
        keys = [phase.key for phase in phases]
        for phase in phases:
            if not re.fullmatch("[a-z][a-z0-9_]*", phase.key) or phase.key in (WILD, "assign"):
                raise PackError(f"{place}: {phase.key!r} can't be a phase's key (expected a word like 'trade')")
            if keys.count(phase.key) > 1:
                raise PackError(f"{place}: two phases have the key {phase.key!r}")
            if not (phase.name and phase.numeral and phase.worker):
                raise PackError(f"{place}: phase {phase.key!r} needs a name, a numeral and a name for its workers")
            tasks = f"{place}, tasks of {phase.key!r}"
            for step in self.tuple_of(Step, phase.tasks(0), tasks):
                if not isinstance(step, SeatStep):
                    raise PackError(f"{tasks}: expected SeatSteps, found {step!r}")
