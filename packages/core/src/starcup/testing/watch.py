"""A watch on the powers of a pack: which hooks are asked, for whom, whether they answer alike, and what they show."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial, wraps
from types import FunctionType
from typing import Any, cast

from attrs import define, field

from starcup.kernel.blame import Place, place_at
from starcup.kernel.chance import Rng
from starcup.kernel.steps import Step
from starcup.kernel.table import Table
from starcup.packed.power_choices import PowerChoice
from starcup.packed.ruleset import PackedRuleset
from starcup.plugins.hooks import is_trigger
from starcup.plugins.manager import HookFunction, PluginManager
from starcup.plugins.watching import Wrap
from starcup.testing.integrity import data_changes, data_of
from starcup.testing.probes import Probes, alike
from starcup.testing.wires import Tripwires

AnyRules = PackedRuleset[Any, Any]
Note = tuple[str, Place | None]
"""What is wrong, and the place in the pack's code."""
OPTIONS = "options"
"""What hooks are told that extensions are asked when packs are loaded."""
WHOLE = "whole"
"""The time of hooks that are asked about the whole table, what is hidden included, in their specification."""
LOAD = "load"
"""The time of hooks that are asked when packs are loaded, in their specification."""
NUMBERS = ("sum", "fold")
"""What the answers of hooks that give numbers are combined to, in their specification."""
UNSEEN = ("", "always", LOAD)
"""The times of hooks whose numbers are for their owner, or for the end; those of others are seen in play at once."""
DEEDS = ("play", "take", "run")
"""The methods by which choices and steps change a table."""
DRAWS = {"draw": 0, "draws": 1, "deal": 1}
"""The methods of a table that draw, each with the place of the draw's name among its arguments."""


@define(eq=False)
class Watch:
    """The watch on every hook function of a pack: it records the calls, and wires note what else the functions use.

    ``hooks`` are all (plugin, hook) of the pack, ``asked`` those that were called, ``asked_with`` those that look at a
    table, with the number of its players, ``calls`` those since :meth:`forget`, with their seats. While it is
    ``careful``, hooks that should only look are asked twice, and all are probed; what is wrong is in ``turns``,
    ``leaks`` and ``harms``, by the place in words.

    Args:
        pack: the name of the pack.
        wires: those that note what the functions use.
        probes: those of its code.
        early: hooks that are asked when packs are loaded, besides those whose specification says so, or takes options.
        shown: hooks whose answers all seats see, besides numbers that are asked for at a time of play.
    """

    pack: str
    wires: Tripwires
    probes: Probes
    early: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    rules: AnyRules = field(init=False)
    hooks: list[tuple[str, str]] = field(factory=list)
    asked: set[tuple[str, str]] = field(factory=set)
    asked_with: set[tuple[str, str, int]] = field(factory=set)
    calls: list[tuple[str, str, int | None]] = field(factory=list)
    turns: dict[str, Note] = field(factory=dict)
    leaks: dict[str, Note] = field(factory=dict)
    harms: dict[str, Note] = field(factory=dict)
    changes: dict[str, Place | None] = field(factory=dict)
    """What first calls changed in the data of the rules, each with the place in the pack's code."""
    draws: dict[str, Place] = field(factory=dict)
    """The names of draws that the pack's code makes, each with the place where it does."""
    draws_of_game: set[str] = field(factory=set)
    """The names of draws that other code makes."""
    careful: bool = False
    _with_table: set[tuple[str, str]] = field(factory=set)
    _compared: set[object] = field(factory=set)
    _busy: bool = False

    def around(self, rules: AnyRules) -> AnyRules:
        """Return the same rules, with the powers of the pack under watch."""
        self.rules = rules.wrapped(self._wrapping)
        return self.rules

    def _wrapping(self, plugins: PluginManager) -> Wrap:
        def wrap(plugin: str, hook: str, function: HookFunction) -> HookFunction:
            if plugins.packs[plugin] != self.pack:
                return function
            spec = plugins.specs[hook]
            self.hooks.append((plugin, hook))
            parameters = inspect.signature(spec).parameters
            if getattr(spec, "bound", "") == LOAD or hook in self.early or OPTIONS in parameters:
                self.asked.add((plugin, hook))
            elif "table" in parameters:
                self._with_table.add((plugin, hook))
            seen = hook in self.shown or (
                getattr(spec, "combines", "") in NUMBERS and getattr(spec, "bound", "") not in UNSEEN
            )
            if getattr(spec, "bound", "") == WHOLE:
                return self._noted(plugin, hook, function)
            return self._around(plugins, plugin, hook, function, looks=not is_trigger(spec), open_to_all=seen)

        return wrap

    def forget(self) -> None:
        """Forget the calls so far: a new choice is made."""
        self.calls.clear()

    def place(self, subject: str) -> str:
        """Return the last calls since :meth:`forget`, as ``where`` of a finding has them."""
        last = [self.named(*call) for call in list(dict.fromkeys(self.calls))[-3:]]
        return f"{subject}, {' or '.join(last)}" if last else subject

    def code_place(self, where: str = "") -> Place | None:
        """Return the place in the pack's code of the hook that was asked last, or of the one that ``where`` names."""
        for plugin, hook, _ in reversed(self.calls):
            if not where or where.startswith(self.named(plugin, hook)):
                return self._manager(plugin).place(plugin, hook)
        return None

    def lacking(self, players: Iterable[int]) -> dict[tuple[str, str], list[int]]:
        """Return the hooks that look at a table, each with the numbers of players with which it was not asked."""
        wanted = list(players)
        missing = {
            (plugin, hook): [number for number in wanted if (plugin, hook, number) not in self.asked_with]
            for plugin, hook in self.hooks
            if (plugin, hook) in self._with_table and plugin in self.rules.plugins.packs
        }
        return {key: numbers for key, numbers in missing.items() if numbers}

    def named(self, plugin: str, hook: str, seat: int | None = None) -> str:
        """Return a hook of a plugin in words."""
        return f"{self._manager(plugin).what} {plugin!r}, {hook}(){'' if seat is None else f', seat {seat}'}"

    def _manager(self, plugin: str) -> PluginManager:
        return next(manager for manager in (self.rules.plugins, *self.rules.managers) if plugin in manager.packs)

    def _noted(self, plugin: str, hook: str, function: HookFunction) -> HookFunction:
        @wraps(function)
        def watched(table: Table) -> object:
            self.asked.add((plugin, hook))
            self.asked_with.add((plugin, hook, table.players))
            return function(table)

        return watched

    def _around(
        self, plugins: PluginManager, plugin: str, hook: str, function: HookFunction, *, looks: bool, open_to_all: bool
    ) -> HookFunction:
        arguments = list(inspect.signature(function).parameters)
        with_table, with_seat = arguments[:1] == ["table"], arguments[1:2] == ["seat"]
        code = getattr(inspect.unwrap(function), "__code__", None)
        coded = bool(self.wires.inside(getattr(code, "co_filename", "")))
        ask = partial(self.wires.call, function) if coded else function

        @wraps(function)
        def watched(*given: object) -> object:
            table = cast(Table, given[0]) if with_table else None
            seat = cast(int, given[1]) if with_seat else None
            if self._busy:
                return ask(*given)
            self.asked.add((plugin, hook))
            self.calls.append((plugin, hook, seat))
            if table is not None:
                self.asked_with.add((plugin, hook, table.players))
            if not self.careful or not coded:
                return ask(*given)
            where, place = self.named(plugin, hook, seat), plugins.place(plugin, hook)
            with self._data_compared(table, (plugin, hook), place):
                if table is not None and self.probes.are_due((plugin, hook, table.players)):
                    asked = partial(_with_table, ask, given[1:])
                    viewers = range(table.players) if open_to_all or seat is None else (seat,)
                    for viewer in viewers if looks else ():
                        self._probe(where, place, partial(self.probes.answers, asked, table, viewer))
                    if not looks:
                        owner = -1 if seat is None else seat
                        self._probe(where, place, partial(self.probes.deeds, asked, table, owner))
                        self._probe(where, place, partial(self.probes.harm, asked, table), self.harms)
                if looks and not any(isinstance(argument, Rng) for argument in given):  # chance has moved on by then
                    return self._twice(where, place, partial(ask, *given))
                return ask(*given)

        return watched

    def _probe(
        self, where: str, place: Place | None, probe: Callable[[], str], notes: dict[str, Note] | None = None
    ) -> None:
        self._busy = True
        try:
            what = probe()
        except (Exception, SystemExit):  # the check ``play`` reports it
            what = ""
        finally:
            self._busy = False
        if what:
            (self.leaks if notes is None else notes).setdefault(where, (what, place))

    def _twice(self, where: str, place: Place | None, ask: Callable[[], object]) -> object:
        answer, again = ask(), ask()
        if not alike(answer, again):
            self.turns.setdefault(where, (f"answered {answer!r}, and asked again at once {again!r}", place))
        return answer

    @contextmanager
    def _data_compared(self, table: Table | None, code: object, place: Place | None) -> Iterator[None]:
        """Note what the first call of some code changes in the data of the rules, within a ``with`` block."""
        if table is None or code in self._compared:
            yield
            return
        self._compared.add(code)
        before = data_of(table.ruleset)
        try:
            yield
        finally:
            for change in data_changes(before, data_of(table.ruleset)):
                self.changes.setdefault(change.name, place)

    @contextmanager
    def carefully(self, kinds: Iterable[type]) -> Iterator[None]:
        """Be careful within a ``with`` block, and also probe what choices and steps of the pack do."""
        replaced: list[tuple[type, str, FunctionType]] = []
        for kind in kinds:
            for name in DEEDS:
                method = vars(kind).get(name)
                if isinstance(method, FunctionType):
                    replaced.append((kind, name, method))
                    setattr(kind, name, self._probing(kind, name, method))
        self.careful = True
        try:
            with self._draws_noted():
                yield
        finally:
            self.careful = False
            for kind, name, method in replaced:
                setattr(kind, name, method)

    @contextmanager
    def _draws_noted(self) -> Iterator[None]:
        """Note the names of draws, and whether code of the pack asks for them, within a ``with`` block."""
        replaced = {name: getattr(Table, name) for name in DRAWS}
        for name, method in replaced.items():
            setattr(Table, name, self._noting(method, at=DRAWS[name]))
        try:
            yield
        finally:
            for name, method in replaced.items():
                setattr(Table, name, method)

    def _noting(self, method: Callable[..., object], at: int) -> Callable[..., object]:
        """Return a method of tables that draws, and notes by whom the name was given that is its argument ``at``."""
        own = inspect.unwrap(method).__code__.co_filename

        @wraps(method)
        def noted(table: Table, *given: object, **named: object) -> object:
            kind = given[at] if len(given) > at else named.get("kind", "")
            name, caller = str(kind).partition(" ")[0], sys._getframe(1)
            if not self._busy and caller.f_code.co_filename != own:
                if self.wires.inside(caller.f_code.co_filename):
                    self.draws.setdefault(name, place_at(caller.f_code.co_filename, caller.f_lineno))
                else:
                    self.draws_of_game.add(name)
            return method(table, *given, **named)

        return noted

    def _probing(self, kind: type, name: str, method: FunctionType) -> Callable[..., object]:
        power = kind.__module__.rpartition(".")[2]
        code = inspect.unwrap(method).__code__
        place = place_at(code.co_filename, code.co_firstlineno)

        @wraps(method)
        def probed(own: object, table: Table, *given: object) -> object:
            seat = given[0] if isinstance(own, PowerChoice) and given else getattr(own, "seat", None)
            if self._busy:
                return method(own, table, *given)
            with self._data_compared(table, (kind, name), place):
                return probed_alone(own, table, seat, given)

        def probed_alone(own: object, table: Table, seat: object, given: Sequence[object]) -> object:
            is_deed = isinstance(own, PowerChoice | Step) and isinstance(seat, int)
            if is_deed and self.probes.are_due((kind, name, table.players)):
                where = f"power {power!r}, {kind.__name__}.{name}(), seat {seat}"
                act = partial(_with_table, partial(method, own), given)
                step = own if name == "run" and isinstance(own, Step) else None
                self._probe(where, place, partial(self.probes.deeds, act, table, cast(int, seat), step))
                self._probe(where, place, partial(self.probes.harm, act, table), self.harms)
            return method(own, table, *given)

        return probed


def _with_table(code: Callable[..., object], others: Sequence[object], table: Table) -> object:
    """Call code with a table and its other arguments."""
    return code(table, *others)
