"""The extensions of a ruleset, compiled: their changes to its lists at load, and their hooks during a game.

Nothing here names an extension; the kernel's plugin manager has checked each
against :mod:`starcup.roll._rules.extension_hooks`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING

from starcup import PackError
from starcup.making import SeatStep, Step
from starcup.packed import PluginManager
from starcup.plugins.extension_state import State, StateKinds
from starcup.plugins.extensions import ExtensionSet, Options, tuple_of
from starcup.roll._rules import extension_hooks
from starcup.roll._rules.definitions import WILD, Face, Phase
from starcup.roll.dice import Dice

if TYPE_CHECKING:
    from starcup import Rng
    from starcup.roll._rules.table import RollTable
    from starcup.roll._rules.view import RollView
    from starcup.roll._rules.workers import Worker


TableTrigger = Callable[["RollTable"], None]
PhaseTrigger = Callable[["RollTable", str], None]
WorkerTrigger = Callable[["RollTable", int, str], None]
DiceTrigger = Callable[["RollTable", int, Dice], None]
ScoreLines = Callable[["RollTable", int], tuple[tuple[str, int], ...]]
Limit = Callable[["RollTable", int, int], int]

_OWN_DRAWS = ("roll", "spare", "tile", "faction", "home")
_WORD = re.compile(r"[a-z0-9_.\-]+")
_KEY = re.compile(r"[a-z][a-z0-9_]*")


def managed() -> PluginManager:
    """Return a plugin manager for extensions."""
    return PluginManager(extension_hooks, "extension")


class Extensions(ExtensionSet):
    """The extensions of Roll for the Galaxy that are switched on."""

    specs: ModuleType = extension_hooks
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
    end_reasons: tuple[Callable[[RollTable], tuple[str, ...]], ...]
    score_lines: tuple[ScoreLines, ...]
    faults: tuple[Callable[[RollTable], tuple[str, ...]], ...]
    held_dice: tuple[Callable[[RollTable], Dice], ...]
    held_tiles: tuple[Callable[[RollTable], tuple[int, ...]], ...]

    def __init__(self, plugins: PluginManager, options: Options) -> None:
        super().__init__(plugins, options)
        self.table_states: StateKinds = self.states("table_state")
        self.seat_states: StateKinds = self.states("seat_state")
        self.outcomes: Mapping[str, tuple[str, ...]] = self._outcomes()

    def phases(self, phases: tuple[Phase, ...]) -> tuple[Phase, ...]:
        """Return the phases after every extension has changed them.

        Raises:
            PackError: an extension raised, or its answer is no usable list of phases.
        """
        for place, function in self.functions("phases"):
            phases = tuple_of(Phase, self.called(place, function, phases, self._options), place)
            keys = [phase.key for phase in phases]
            for phase in phases:
                if not _KEY.fullmatch(phase.key) or phase.key in (WILD, "assign"):
                    raise PackError(f"{place}: {phase.key!r} can't be a phase's key (expected a word like 'trade')")
                if keys.count(phase.key) > 1:
                    raise PackError(f"{place}: two phases have the key {phase.key!r}")
                if not (phase.name and phase.numeral and phase.worker):
                    raise PackError(f"{place}: phase {phase.key!r} needs a name, a numeral and a name for its workers")
                for step in tuple_of(Step, self.called(place, phase.tasks, 0), f"{place}, tasks of {phase.key!r}"):
                    if not isinstance(step, SeatStep):
                        raise PackError(f"{place}, tasks of {phase.key!r}: expected SeatSteps, found {step!r}")
        return phases

    def _outcomes(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        owner: dict[str, str] = dict.fromkeys(_OWN_DRAWS, "the rules")
        for place, function in self.functions("outcomes"):
            names = self.called(place, function, self._options)
            if not isinstance(names, dict):
                raise PackError(f"{place}: expected a dictionary, found {type(names).__name__}")
            for kind, values in names.items():
                if not (isinstance(kind, str) and _WORD.fullmatch(kind)):
                    raise PackError(f"{place}: {kind!r} can't name a draw (expected one word)")
                if kind in owner:
                    raise PackError(f"{place}: draws called {kind!r} are those of {owner[kind]}")
                words = tuple_of(str, values, f"{place}, {kind!r}")
                for word in words:
                    if not _WORD.fullmatch(word) or words.count(word) > 1:
                        raise PackError(f"{place}, {kind!r}: {word!r} should be one word, and named once")
                owner[kind] = place
                found[kind] = words
        return found

    def sampled_table_states(self, view: RollView, rng: Rng) -> tuple[State, ...]:
        """Return states of the table that fit a view."""
        return self.sampled("sample_table_state", self.table_states, view.extensions, view, rng, over=view.finished)

    def sampled_seat_states(self, view: RollView, seat: int, rng: Rng) -> tuple[State, ...]:
        """Return states of a seat that fit a view."""
        is_owner, over = seat == view.seat, view.finished
        shown = view.seats[seat].extensions
        return self.sampled("sample_seat_state", self.seat_states, shown, view, seat, rng, over=over, is_owner=is_owner)
