"""The extensions of a ruleset, compiled: what they make of its lists at load, and who listens during a game.

Nothing here names an extension; the kernel's plugin manager has checked each
against :mod:`starcup.roll.extension_hooks`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, TypeVar, cast

from starcup.kernel.blame import PluginFault, described
from starcup.kernel.errors import EngineError
from starcup.kernel.steps import AnyStep, SeatStep, Step
from starcup.packs.errors import PackError
from starcup.plugins.answers import misfit
from starcup.plugins.extension_state import State, StateKinds, checked, hides
from starcup.plugins.manager import HookFunction, PluginManager
from starcup.roll import extension_hooks
from starcup.roll.definitions import WILD, Face, Phase
from starcup.roll.dice import Dice

if TYPE_CHECKING:
    from starcup.kernel.chance import Rng
    from starcup.roll.table import RollTable
    from starcup.roll.view import RollView
    from starcup.roll.workers import Worker

T = TypeVar("T")

Options = Mapping[str, str]
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
    """A plugin manager for extensions."""
    return PluginManager(extension_hooks, "extension")


class Extensions:
    """The extensions that are switched on, by hook: plain tuples of functions, in the order of their packs.

    ``names`` are all extensions in that order. Each attribute of the course of
    the game holds its listeners and is empty when there are none.
    """

    def __init__(self, plugins: PluginManager, options: Options) -> None:
        self._plugins = plugins
        self._options = options
        self.names: tuple[str, ...] = tuple(plugins.packs)
        self._listen()
        self.table_states: StateKinds = self._states("table_state")
        self.seat_states: StateKinds = self._states("seat_state")
        self.outcomes: Mapping[str, tuple[str, ...]] = self._outcomes()

    def _listen(self) -> None:
        """Take out the functions that are asked and told in the course of a game."""
        self.round_began: tuple[TableTrigger, ...] = self._all("round_began")
        self.round_ended: tuple[TableTrigger, ...] = self._all("round_ended")
        self.phase_began: tuple[PhaseTrigger, ...] = self._all("phase_began")
        self.phase_ended: tuple[PhaseTrigger, ...] = self._all("phase_ended")
        self.dictated: tuple[DiceTrigger, ...] = self._all("dictated")
        self.reassigned: tuple[WorkerTrigger, ...] = self._all("reassigned")
        self.scouted: tuple[WorkerTrigger, ...] = self._all("scouted")
        self.stocked: tuple[WorkerTrigger, ...] = self._all("stocked")
        self.worker_used: tuple[Callable[[RollTable, int, Worker, str], str], ...] = self._answers("worker_used")
        self.completed: tuple[Callable[[RollTable, int, Face, Dice], None], ...] = self._all("completed")
        self.produced: tuple[Callable[[RollTable, int, Face, str], None], ...] = self._all("produced")
        self.traded: tuple[Callable[[RollTable, int, Face, str, str], None], ...] = self._all("traded")
        self.consumed: tuple[Callable[[RollTable, int, Face, str, str], None], ...] = self._all("consumed")
        self.recruited: tuple[DiceTrigger, ...] = self._all("recruited")
        self.recalled: tuple[Callable[[RollTable, int, str, str], None], ...] = self._all("recalled")
        self.most_credits: tuple[Limit, ...] = self._answers("most_credits")
        self.end_squares: tuple[Limit, ...] = self._answers("end_squares")
        self.end_reasons: tuple[Callable[[RollTable], tuple[str, ...]], ...] = self._answers("end_reasons")
        self.score_lines: tuple[ScoreLines, ...] = self._answers("score_lines")
        self.faults: tuple[Callable[[RollTable], tuple[str, ...]], ...] = self._answers("faults")
        self.held_dice: tuple[Callable[[RollTable], Dice], ...] = self._answers("held_dice")
        self.held_tiles: tuple[Callable[[RollTable], tuple[int, ...]], ...] = self._answers("held_tiles")

    @property
    def plugins(self) -> PluginManager:
        """The extensions as plugins."""
        return self._plugins

    def wrapped(self, wrap: Callable[[str, str, HookFunction], HookFunction]) -> Extensions:
        """The same extensions with every hook function replaced by ``wrap(extension, hook, function)``."""
        twin = copy(self)
        twin._plugins = self._plugins.wrapped(wrap)
        twin._listen()
        return twin

    def _functions(self, hook: str) -> list[tuple[str, HookFunction]]:
        """Who implements a hook, in order: the place to be named in errors, and the function."""
        found = []
        for name in self.names:
            function = self._plugins.functions(name).get(hook)
            if function is not None:
                found.append((self._place(name, hook), function))
        return found

    def _place(self, name: str, hook: str) -> str:
        return f"pack {self._plugins.packs[name]!r}, extension {name!r}, {hook}()"

    def _all(self, hook: str) -> tuple[Callable[..., T], ...]:
        functions = tuple(function for _, function in self._functions(hook))
        return cast("tuple[Callable[..., T], ...]", functions)

    def _answers(self, hook: str) -> tuple[Callable[..., T], ...]:
        """Functions whose answers count: who fails is named, since scores and limits are asked for anywhere.

        Only games with such an extension pay for it.
        """
        functions = ((name, self._plugins.functions(name).get(hook)) for name in self.names)
        named = tuple(self._named(name, hook, function) for name, function in functions if function is not None)
        return cast("tuple[Callable[..., T], ...]", named)

    def _named(self, name: str, hook: str, function: HookFunction) -> HookFunction:
        parameters = list(signature(getattr(extension_hooks, hook)).parameters)
        place = parameters.index("seat") if "seat" in parameters else None

        @wraps(function)
        def asked(*arguments: object) -> object:
            cause: Exception | None = None
            try:
                answer = function(*arguments)
            except PluginFault:
                raise
            except Exception as error:
                wrong, cause = described(error), error
            else:
                wrong = misfit(answer, hook, extension_hooks)
                if not wrong:
                    return answer
            seat = None if place is None else cast(int, arguments[place])
            raise self._plugins.fault(name, hook, seat, wrong, cause) from cause

        return asked

    def _called(self, place: str, function: HookFunction, *arguments: object) -> object:
        try:
            return function(*arguments)
        except Exception as error:
            raise PackError(f"{place}: {type(error).__name__}: {error}") from error

    # The lists that are folded at load.

    def phases(self, phases: tuple[Phase, ...]) -> tuple[Phase, ...]:
        """The phases after every extension has changed them.

        Raises:
            PackError: an extension raised, or made no list of phases of it.
        """
        for place, function in self._functions("phases"):
            phases = _tuple_of(Phase, self._called(place, function, phases, self._options), place)
            keys = [phase.key for phase in phases]
            for phase in phases:
                if not _KEY.fullmatch(phase.key) or phase.key in (WILD, "assign"):
                    raise PackError(f"{place}: {phase.key!r} can't be a phase's key (expected a word like 'trade')")
                if keys.count(phase.key) > 1:
                    raise PackError(f"{place}: two phases have the key {phase.key!r}")
                if not (phase.name and phase.numeral and phase.worker):
                    raise PackError(f"{place}: phase {phase.key!r} needs a name, a numeral and a name for its workers")
                for step in _tuple_of(Step, self._called(place, phase.tasks, 0), f"{place}, tasks of {phase.key!r}"):
                    if not isinstance(step, SeatStep):
                        raise PackError(f"{place}, tasks of {phase.key!r}: expected SeatSteps, found {step!r}")
        return phases

    def steps(self, hook: str, steps: tuple[AnyStep, ...], last: type[AnyStep]) -> tuple[AnyStep, ...]:
        """A list of steps after every extension has changed it.

        Raises:
            PackError: an extension raised, made no list of steps of it, or moved its last step away.
        """
        for place, function in self._functions(hook):
            steps = _tuple_of(Step, self._called(place, function, steps, self._options), place)
            for step in steps:
                if isinstance(step, SeatStep):
                    raise PackError(f"{place}: {step.kind!r} is a step of one seat; push it from a step for all seats")
            where = [index for index, step in enumerate(steps) if isinstance(step, last)]
            if where != [len(steps) - 1]:
                raise PackError(f"{place}: the step {last.kind!r} should come once, at the end of the list")
        return steps

    def check_kinds(self, steps: Iterable[AnyStep], known: Mapping[str, type[AnyStep]]) -> None:
        """Check that every step of a list can be saved.

        Raises:
            PackError: a step is of a kind that is not known by its name.
        """
        for step in steps:
            if known.get(step.kind) is not type(step):
                raise PackError(
                    f"step {type(step).__name__} (kind {step.kind!r}) can't be named in saves: "
                    "expected a class with a kind of its own, in a module of the pack's extensions or powers"
                )

    # Chance and state.

    def _outcomes(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        owner: dict[str, str] = dict.fromkeys(_OWN_DRAWS, "the rules")
        for place, function in self._functions("outcomes"):
            names = self._called(place, function, self._options)
            if not isinstance(names, dict):
                raise PackError(f"{place}: expected a dictionary, found {type(names).__name__}")
            for kind, values in names.items():
                if not (isinstance(kind, str) and _WORD.fullmatch(kind)):
                    raise PackError(f"{place}: {kind!r} can't name a draw (expected one word)")
                if kind in owner:
                    raise PackError(f"{place}: draws called {kind!r} are those of {owner[kind]}")
                words = _tuple_of(str, values, f"{place}, {kind!r}")
                for word in words:
                    if not _WORD.fullmatch(word) or words.count(word) > 1:
                        raise PackError(f"{place}, {kind!r}: {word!r} should be one word, and named once")
                owner[kind] = place
                found[kind] = words
        return found

    def _states(self, hook: str) -> StateKinds:
        names: list[str] = []
        initial: list[State] = []
        sampling = f"sample_{hook}"
        for name in self.names:
            functions = self._plugins.functions(name)
            if hook not in functions:
                continue
            place = self._place(name, hook)
            state = checked(self._called(place, functions[hook], self._options), place)
            if any(type(state) is type(other) for other in initial):
                raise PackError(f"{place}: {type(state).__name__} is kept by another extension already")
            if hides(state) and sampling not in functions:
                raise PackError(f"{place}: {type(state).__name__} has hidden fields, so {sampling}() is needed as well")
            names.append(name)
            initial.append(state)
        return StateKinds(tuple(names), tuple(initial))

    def sampled_table_states(self, view: RollView, rng: Rng) -> tuple[State, ...]:
        """States of the table that fit a view."""
        return self._sampled("sample_table_state", self.table_states, view.extensions, view, rng)

    def sampled_seat_states(self, view: RollView, seat: int, rng: Rng) -> tuple[State, ...]:
        """States of a seat that fit a view."""
        is_owner = seat == view.seat
        shown = view.seats[seat].extensions
        return self._sampled("sample_seat_state", self.seat_states, shown, view, seat, rng, is_owner=is_owner)

    def _sampled(
        self,
        hook: str,
        kinds: StateKinds,
        shown: Mapping[str, Mapping[str, object]],
        *arguments: object,
        is_owner: bool = False,
    ) -> tuple[State, ...]:
        found: list[State] = []
        for name, initial in zip(kinds.names, kinds.initial, strict=True):
            function = self._plugins.functions(name).get(hook)
            known = shown[name]
            state = type(initial)(**known) if function is None else self._named(name, hook, function)(*arguments)
            assert isinstance(state, State)
            if type(state) is not type(initial) or kinds.show_one(state, is_owner=is_owner) != known:
                raise EngineError(f"{self._place(name, hook)}: what it returned does not fit the view")
            found.append(state)
        return tuple(found)


def _tuple_of(kind: type[T], value: object, place: str) -> tuple[T, ...]:
    if not isinstance(value, tuple):
        raise PackError(f"{place}: expected a tuple of {kind.__name__}, found {type(value).__name__}")
    for one in value:
        if not isinstance(one, kind):
            raise PackError(f"{place}: expected {kind.__name__}, found {one!r}")
    return value
