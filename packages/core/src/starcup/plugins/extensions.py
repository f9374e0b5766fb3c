"""The extensions of a ruleset, compiled: their hook functions, their changes to lists of steps, and their states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from types import ModuleType
from typing import Self, TypeVar

from starcup.kernel.blame import with_place
from starcup.kernel.errors import EngineError
from starcup.kernel.steps import AnyStep, SeatStep, Step
from starcup.kernel.visibility import redacted
from starcup.packs.errors import PackError
from starcup.plugins.extension_state import State, StateKinds, checked, hides
from starcup.plugins.guards import guarded
from starcup.plugins.hooks import hooks_of
from starcup.plugins.manager import HookFunction, PluginManager

T = TypeVar("T")

Options = Mapping[str, str]


class ExtensionSet:
    """Base class of the extensions of a game: those that are switched on, in the order of their packs.

    ``names`` are the names of the extensions in that order. A subclass annotates an attribute for each hook that is
    called during games, under the hook's name: a tuple with the functions of the extensions that implement it.
    Functions that return an answer name their plugin if they fail, since scores and limits are asked for anywhere.
    """

    specs: ModuleType
    """The specifications of the hooks."""

    def __init__(self, plugins: PluginManager, options: Options) -> None:
        self._plugins = plugins
        self._options = options
        self.names: tuple[str, ...] = tuple(plugins.packs)
        self._listen()

    def _listen(self) -> None:
        """Set the attributes of the hooks that are called during games."""
        for hook, spec in hooks_of(self.specs).items():
            if hook in type(self).__annotations__:
                answers = spec.__annotations__["return"] not in (None, "None")
                setattr(self, hook, self._answering(hook) if answers else self._listening(hook))

    @property
    def plugins(self) -> PluginManager:
        """The extensions as plugins."""
        return self._plugins

    def wrapped(self, wrap: Callable[[str, str, HookFunction], HookFunction]) -> Self:
        """Return the same extensions with each hook function replaced by ``wrap(extension, hook, function)``."""
        twin = copy(self)
        twin._plugins = self._plugins.wrapped(wrap)
        twin._listen()
        return twin

    def functions(self, hook: str) -> list[tuple[str, HookFunction]]:
        """Return the functions that implement a hook, in order, each after its place for error messages."""
        found = []
        for name in self.names:
            function = self._plugins.functions(name).get(hook)
            if function is not None:
                found.append((self.place(name, hook), function))
        return found

    def place(self, name: str, hook: str) -> str:
        return f"pack {self._plugins.packs[name]!r}, extension {name!r}, {hook}()"

    def _listening(self, hook: str) -> tuple[HookFunction, ...]:
        return tuple(function for _, function in self.functions(hook))

    def _answering(self, hook: str) -> tuple[HookFunction, ...]:
        """Return the functions of a hook with a guard around each; only games with such an extension pay for it."""
        found = ((name, self._plugins.functions(name).get(hook)) for name in self.names)
        return tuple(self._guarded(name, hook, function) for name, function in found if function is not None)

    def _guarded(self, name: str, hook: str, function: HookFunction) -> HookFunction:
        return guarded(self._plugins, self.specs, name, hook, function)

    def called(self, place: str, function: HookFunction, *arguments: object) -> object:
        try:
            return function(*arguments)
        except (Exception, SystemExit) as error:
            raise PackError(f"{place}: {with_place(error)}") from error

    # Lists of steps, which extensions change when the ruleset is loaded.

    def steps(self, hook: str, steps: tuple[AnyStep, ...], last: type[AnyStep]) -> tuple[AnyStep, ...]:
        """Return a list of steps with the changes of all extensions.

        Raises:
            PackError: an extension raised, returned no tuple of steps, or moved the last step from the end.
        """
        for place, function in self.functions(hook):
            steps = tuple_of(Step, self.called(place, function, steps, self._options), place)
            for step in steps:
                if isinstance(step, SeatStep):
                    raise PackError(f"{place}: {step.kind!r} is a step of one seat; push it from a step for all seats")
            where = [index for index, step in enumerate(steps) if isinstance(step, last)]
            if where != [len(steps) - 1]:
                raise PackError(f"{place}: the step {last.kind!r} should come once, at the end of the list")
        return steps

    def check_kinds(self, steps: Iterable[AnyStep], known: Mapping[str, type[AnyStep]]) -> None:
        """Check that all steps of a list can be saved.

        Raises:
            PackError: the class of a step is not the known one of its ``kind``.
        """
        for step in steps:
            if known.get(step.kind) is not type(step):
                raise PackError(
                    f"step {type(step).__name__} (kind {step.kind!r}) can't be named in saves: "
                    "expected a class with a kind of its own, in a module of the pack's extensions or powers"
                )

    # State.

    def states(self, hook: str) -> StateKinds:
        names: list[str] = []
        initial: list[State] = []
        sampling = f"sample_{hook}"
        for name in self.names:
            functions = self._plugins.functions(name)
            if hook not in functions:
                continue
            place = self.place(name, hook)
            state = checked(self.called(place, functions[hook], self._options), place)
            if any(type(state) is type(other) for other in initial):
                raise PackError(f"{place}: {type(state).__name__} is kept by another extension already")
            if hides(state) and sampling not in functions:
                raise PackError(f"{place}: {type(state).__name__} has hidden fields, so {sampling}() is needed as well")
            names.append(name)
            initial.append(state)
        return StateKinds(tuple(names), tuple(initial))

    def sampled(
        self,
        hook: str,
        kinds: StateKinds,
        shown: Mapping[str, Mapping[str, object]],
        *arguments: object,
        over: bool,
        is_owner: bool = False,
    ) -> tuple[State, ...]:
        found: list[State] = []
        for name, initial in zip(kinds.names, kinds.initial, strict=True):
            function = self._plugins.functions(name).get(hook)
            known = shown[name]
            state = type(initial)(**known) if function is None else self._guarded(name, hook, function)(*arguments)
            assert isinstance(state, State)
            if type(state) is not type(initial) or redacted(state, is_owner, over) != known:
                raise EngineError(f"{self.place(name, hook)}: what it returned does not fit the view")
            found.append(state)
        return tuple(found)


def tuple_of(kind: type[T], value: object, place: str) -> tuple[T, ...]:
    """Return the answer of a hook if it is a tuple of objects of a class.

    Raises:
        PackError: it is not.
    """
    if not isinstance(value, tuple):
        raise PackError(f"{place}: expected a tuple of {kind.__name__}, found {type(value).__name__}")
    for one in value:
        if not isinstance(one, kind):
            raise PackError(f"{place}: expected {kind.__name__}, found {one!r}")
    return value
