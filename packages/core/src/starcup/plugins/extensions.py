"""The extensions of a ruleset, compiled: their hook functions, their changes to lists of steps, and their states."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

from starcup.kernel.blame import with_place
from starcup.kernel.errors import EngineError
from starcup.kernel.steps import AnyStep, SeatStep, Step
from starcup.kernel.visibility import redacted
from starcup.packs.errors import Fault, PackError
from starcup.packs.layout import EXTENSIONS as FOLDER
from starcup.packs.options import ON
from starcup.packs.pack import Pack
from starcup.packs.pieces import PieceList, PieceT
from starcup.packs.strays import check_folder
from starcup.plugins.extension_state import (
    NOTHING_SHOWN,
    SeatStates,
    Shown,
    State,
    StateKinds,
    StatesT,
    TableStates,
    checked,
    hides,
)  # fmt: skip
from starcup.plugins.hook_places import faults_in_module
from starcup.plugins.manager import HookFunction, PluginManager

if TYPE_CHECKING:
    from starcup.kernel.chance import Rng
    from starcup.kernel.view import View
    from starcup.plugins.extended_table import ExtendedTable, ExtendedView

T = TypeVar("T")
_WORD = re.compile(r"[a-z0-9_.\-]+")


class ExtensionSet:
    """The extensions of a game that are switched on, in the order of their packs: ``names`` are their names.

    A game derives from this class, states its hooks as ``specs``: those of every game and its own
    (:func:`~starcup.extensions.with_common_hooks`). It annotates an attribute for each hook of its own that is called
    during games, under the hook's name: a tuple with the functions of the extensions that implement it.
    Functions that return an answer name their extension if they fail, since scores and limits are asked for anywhere:
    they call :meth:`~starcup.packed.PluginManager.answer`, and take ``lacking`` as well.

    Hooks of these names do the same in all games: ``table_state`` and ``seat_state`` return a :class:`State` that is
    kept for the table or each seat, ``sample_table_state`` and ``sample_seat_state`` one that fits a view, and
    ``outcomes`` the draws of the extension. All but the samples take the options of the ruleset alone.

    Args:
        plugins: the extensions.
        options: the options chosen for the packs, by ``pack.option``.
        idle: no hook is called, since an extension has a fault.
    """

    specs: ClassVar[ModuleType | None] = None
    """The module with the specifications of the hooks; None if packs of the game have no extensions."""
    own_draws: ClassVar[Sequence[str]] = ()
    """The first words of the kinds of draws of the rules, which extensions can't use."""
    further_choices: tuple[Callable[..., tuple[Any, ...]], ...] = ()
    end_reasons: tuple[Callable[..., tuple[str, ...]], ...] = ()
    score_lines: tuple[Callable[..., tuple[tuple[str, int], ...] | None], ...] = ()
    worth: tuple[Callable[..., float | None], ...] = ()
    faults: tuple[Callable[..., tuple[str, ...]], ...] = ()

    def __init__(self, plugins: PluginManager, options: Mapping[str, str], *, idle: bool = False) -> None:
        self.plugins = plugins
        """The extensions as plugins."""
        self.options = options
        self.names: tuple[str, ...] = () if idle else tuple(plugins.packs)
        self._listen()
        self.table_states: StateKinds[TableStates] = self._states("table_state", TableStates)
        """The states of the table."""
        self.seat_states: StateKinds[SeatStates] = self._states("seat_state", SeatStates)
        """The states of each seat."""
        self.domains: Mapping[str, tuple[str, ...]] = {}
        """The keys of the pieces in the lists that extensions add, by the name of the list."""
        self.outcomes: Mapping[str, tuple[str, ...]] = self._outcomes()
        """For the first word of the kind of each draw of an extension, the names of the values 0, 1, 2, ...."""
        self.pieces: Mapping[str, tuple[Any, ...]] = {}
        """The pieces of each list that extensions add, by the name of the list."""
        self.listed: tuple[AnyStep, ...] = ()
        """The steps of all lists that :meth:`steps` has returned."""
        self.change()

    def change(self) -> None:
        """Have extensions change what a game lets them change before its pieces are put together.

        Raises:
            PackError: an extension makes it unusable.
        """

    def _listen(self) -> None:
        """Set the attributes of the hooks that are called during games."""
        named = {name for kind in type(self).__mro__ for name in vars(kind).get("__annotations__", ())}
        for hook, spec in self.plugins.specs.items():
            if hook in named:
                answers, there = spec.__annotations__["return"] not in (None, "None"), self._functions(hook)
                functions = [
                    partial(self.plugins.answer, name, hook) if answers else function for name, function in there
                ]
                setattr(self, hook, tuple(functions))

    def wrapped(self, wrap: Callable[[str, str, HookFunction], HookFunction]) -> Self:
        """Return the same extensions with other functions, as :meth:`~starcup.packed.PluginManager.wrapped` does.

        Args:
            wrap: takes an extension's name, a hook and its function, and returns the function to call.
        """
        twin = copy(self)
        twin.plugins = self.plugins.wrapped(wrap)
        twin._listen()
        return twin

    def _functions(self, hook: str) -> list[tuple[str, HookFunction]]:
        """Return the functions that implement a hook, in order, each after the name of its extension."""
        functions = ((name, self.plugins.functions(name).get(hook)) for name in self.names)
        return [(name, function) for name, function in functions if function is not None]

    def _place(self, name: str, hook: str) -> str:
        return f"pack {self.plugins.packs[name]!r}, extension {name!r}, {hook}()"

    # When a ruleset is loaded.

    def stated(self, hook: str) -> Iterator[tuple[str, object]]:
        """Yield what each extension answers to a hook that is asked about the options alone.

        Args:
            hook: its name.

        Yields:
            The extension and the hook in words, for messages, and the answer.

        Raises:
            PackError: an extension raised.
        """
        for name, function in self._functions(hook):
            place = self._place(name, hook)
            yield place, self._called(place, function, self.options)

    def know(self, pieces: Mapping[str, tuple[Any, ...]], keys: Mapping[str, tuple[str, ...]]) -> None:
        """Learn of the pieces in the lists that extensions add; draws may draw them by their keys.

        Args:
            pieces: those of each list, by its name.
            keys: their keys, likewise.

        Raises:
            PackError: an extension has draws of the name of a list.
        """
        for name in keys:
            if name in self.outcomes or name in self.own_draws:
                raise PackError(f"a list of pieces is called {name!r}, and so are draws; expected another name")
        self.pieces = pieces
        self.outcomes = {**keys, **self.outcomes}
        self.domains = keys

    def pieces_of(self, listed: PieceList[PieceT]) -> tuple[PieceT, ...]:
        """Return the pieces of all packs in a list that an extension adds.

        Args:
            listed: the list, as the extension's ``piece_lists`` returned it.
        """
        return self.pieces[listed.name]

    def _called(self, place: str, function: HookFunction, *arguments: object) -> object:
        try:
            return function(*arguments)
        except (Exception, SystemExit) as error:
            raise PackError(f"{place}: {with_place(error)}") from error

    @staticmethod
    def tuple_of(kind: type[T], value: object, place: str) -> tuple[T, ...]:
        """Return what an extension answered if it is a tuple of objects of a class.

        Args:
            kind: the class.
            value: the answer.
            place: the extension and the hook in words, for messages.

        Raises:
            PackError: it is none.
        """
        if not isinstance(value, tuple):
            raise PackError(f"{place}: expected a tuple of {kind.__name__}, found {type(value).__name__}")
        for part in value:
            if not isinstance(part, kind):
                raise PackError(f"{place}: expected {kind.__name__}, found {part!r}")
        return value

    def changed(
        self, hook: str, there: tuple[T, ...], kind: type[T], check: Callable[[tuple[T, ...], str], None]
    ) -> tuple[T, ...]:
        """Return a list of the game as all extensions change it, one after the other.

        Args:
            hook: the hook that takes the list and the options, and returns the list.
            there: the list of the game, as a tuple.
            kind: the class of its entries.
            check: takes a changed list, and the extension and the hook in words; raises a PackError if it is unusable.

        Raises:
            PackError: an extension raised, or its answer is no usable list.
        """
        for name, function in self._functions(hook):
            place = self._place(name, hook)
            there = self.tuple_of(kind, self._called(place, function, there, self.options), place)
            try:
                check(there, place)
            except PackError:
                raise
            except (Exception, SystemExit) as error:
                raise PackError(f"{place}: {with_place(error)}") from error
        return there

    def steps(self, hook: str, steps: tuple[AnyStep, ...], last: type[AnyStep]) -> tuple[AnyStep, ...]:
        """Return a list of steps as all extensions change it.

        Args:
            hook: the hook that takes the steps and the options, and returns the steps.
            steps: those of the game.
            last: the class of the step that has to stay the last.

        Raises:
            PackError: an extension raised, returned no tuple of steps, or moved the last step from the end.
        """

        def check(steps: tuple[AnyStep, ...], place: str) -> None:
            for step in steps:
                if isinstance(step, SeatStep):
                    raise PackError(f"{place}: {step.kind!r} is a step of one seat; push it from a step for all seats")
            where = [index for index, step in enumerate(steps) if isinstance(step, last)]
            if where != [len(steps) - 1]:
                raise PackError(f"{place}: the step {last.kind!r} should come once, at the end of the list")

        steps = self.changed(hook, steps, Step, check)
        self.listed += steps
        return steps

    def _outcomes(self) -> Mapping[str, tuple[str, ...]]:
        outcomes: dict[str, tuple[str, ...]] = {}
        owner: dict[str, str] = dict.fromkeys(self.own_draws, "the rules")
        for place, names in self.stated("outcomes"):
            if not isinstance(names, dict):
                raise PackError(f"{place}: expected a dictionary, found {type(names).__name__}")
            for kind, values in names.items():
                if not (isinstance(kind, str) and _WORD.fullmatch(kind)):
                    raise PackError(f"{place}: {kind!r} can't name a draw (expected one word)")
                if kind in owner:
                    raise PackError(f"{place}: draws called {kind!r} are those of {owner[kind]}")
                words = self.tuple_of(str, values, f"{place}, {kind!r}")
                for word in words:
                    if not _WORD.fullmatch(word) or words.count(word) > 1:
                        raise PackError(f"{place}, {kind!r}: {word!r} should be one word, and named once")
                owner[kind] = place
                outcomes[kind] = words
        return outcomes

    # State.

    def _states(self, hook: str, kind: Callable[[tuple[State, ...]], StatesT]) -> StateKinds[StatesT]:
        names: list[str] = []
        initial: list[State] = []
        sampling = f"sample_{hook}"
        for name, function in self._functions(hook):
            place = self._place(name, hook)
            state = checked(self._called(place, function, self.options), place)
            if any(type(state) is type(other) for other in initial):
                raise PackError(f"{place}: {type(state).__name__} is kept by another extension already")
            if hides(state) and sampling not in self.plugins.functions(name):
                raise PackError(f"{place}: {type(state).__name__} has hidden fields, so {sampling}() is needed as well")
            names.append(name)
            initial.append(state)
        return StateKinds(tuple(names), kind(tuple(initial)))

    def begun(self, players: int) -> tuple[SeatStates, ...]:
        """Return the states of the seats as every game begins; empty if no extension keeps any.

        Args:
            players: the number of seats.
        """
        return (self.seat_states.initial,) * players if self.seat_states.names else ()

    def show(self, table: ExtendedTable, view: ExtendedView[Any]) -> None:
        """Set on a view what the viewer may know of the states of a table.

        Args:
            table: the table.
            view: is changed.
        """
        over, show = table.finished, self.seat_states.show
        view.extensions = self.table_states.show(table.states, is_owner=False, over=over)
        rows = [show(states, is_owner=seat == view.seat, over=over) for seat, states in enumerate(table.seat_states)]
        view.seat_extensions = tuple(rows) or (NOTHING_SHOWN,) * table.players

    def deal(self, table: ExtendedTable, view: ExtendedView[Any], rng: Rng) -> None:
        """Set on a table states that fit a view: what is hidden is drawn anew.

        Args:
            table: is changed.
            view: that of a seat.
            rng: where everything is drawn from.
        """
        table.states = self._sampled("sample_table_state", self.table_states, view.extensions, False, view, rng)
        table.seat_states = tuple(
            [
                self._sampled("sample_seat_state", self.seat_states, shown, seat == view.seat, view, seat, rng)
                for seat, shown in self._shown(view)
            ]
        )

    def know_states(self, table: ExtendedTable, view: ExtendedView[Any]) -> None:
        """Set on a table states that lack what is hidden from a viewer: who reads that gets an AttributeError.

        Args:
            table: is changed.
            view: that of a seat.
        """
        over, known = view.finished, self.seat_states.known
        table.states = self.table_states.known(view.extensions, is_owner=False, over=over)
        rows = [known(shown, is_owner=seat == view.seat, over=over) for seat, shown in self._shown(view)]
        table.seat_states = tuple(rows)

    def _shown(self, view: ExtendedView[Any]) -> Iterable[tuple[int, Shown]]:
        return enumerate(view.seat_extensions if self.seat_states.names else ())

    def _sampled(
        self, hook: str, kinds: StateKinds[StatesT], shown: Shown, is_owner: bool, view: View[Any], *arguments: object
    ) -> StatesT:
        states: list[State] = []
        for name, initial in zip(kinds.names, kinds.initial, strict=True):
            known = shown[name]
            if hides(initial, is_owner=is_owner, over=view.finished):
                state = self.plugins.answer(name, hook, view, *arguments)
            else:
                state = type(initial)(**known)
            if type(state) is not type(initial) or redacted(state, is_owner, view.finished) != known:
                raise EngineError(f"{self._place(name, hook)}: what it returned does not fit the view")
            states.append(state)
        return cast(StatesT, tuple(states))


def imported(
    specs: ModuleType | None, packs: Sequence[Pack], options: Mapping[str, str], faults: list[Fault]
) -> PluginManager:
    """Return the extensions of packs that are switched on as plugins, without files with faults; if no specs, none."""
    misplaced = [*faults]  # what is wrong with their files, which are read once it is known which data files there are
    for pack in packs:
        if pack.extensions():
            check_folder(pack, (), misplaced, open=True)
    plugins, refused = PluginManager(specs, "extension"), {(fault.pack, fault.file) for fault in misplaced}
    for pack in packs if specs is not None else ():
        for name in pack.extensions():
            file = f"{FOLDER}/{name}.py"
            if options[f"{pack.name}.{name}"] == ON and not {(pack.name, file), (pack.name, FOLDER)} & refused:
                try:
                    plugins.add(pack.load_extension(name), name, pack.name)
                except PackError as error:
                    faults += faults_in_module(error, pack, file, "an extension that can work")
    return plugins
