"""A watch on the powers of a pack: which hooks are asked, for whom, and whether they change anything."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import cast

from attrs import define, field, fields, has

from starcup.kernel.blame import Place
from starcup.kernel.choices import Choice
from starcup.plugins.manager import HookFunction, PluginManager
from starcup.roll._rules import extension_hooks, hookspecs
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.table import RollTable
from starcup.testing.wires import Tripwires

TRIGGER = "trigger"
_AT_LOAD = frozenset({"immediate", "phases", "setup_steps", "round_steps", "outcomes", "table_state", "seat_state"})
_SAMPLERS = frozenset({"sample_table_state", "sample_seat_state"})
"""Hooks that draw, so that they answer differently when asked again."""


@define
class Watch:
    """The watch on every hook function of the named powers: records the calls.

    ``hooks`` are all (power or extension, hook) of the pack, ``asked`` those that were called, ``asked_with`` those
    that look at a table, with the number of its players, ``calls`` those since
    :meth:`forget`, with their seats. While ``careful`` hooks that should only
    look are asked twice, and compared with a save of the table; ``table`` is
    the table of the game that is played, for the owners of tiles. Trip-wires note everything else that the hooks use.
    """

    rules: RollRuleset
    wires: Tripwires
    hooks: list[tuple[str, str]] = field(factory=list)
    asked: set[tuple[str, str]] = field(factory=set)
    asked_with: set[tuple[str, str, int]] = field(factory=set)
    calls: list[tuple[str, str, int | None]] = field(factory=list)
    touched: list[tuple[str, str]] = field(factory=list)
    strangers: list[tuple[str, str]] = field(factory=list)
    careful: bool = False
    table: RollTable | None = None

    def around(self, rules: RollRuleset, pack: str) -> RollRuleset:
        """Return the same rules, with the powers of a pack under watch."""
        twin = rules.with_functions(
            rules.plugins.wrapped(self._wrap(rules.plugins, pack)),
            rules.extensions.wrapped(self._wrap(rules.extensions.plugins, pack)),
        )
        for plugins in (rules.plugins, rules.extensions.plugins):
            self.hooks += [
                (name, hook)
                for name, owner in plugins.packs.items()
                if owner == pack
                for hook in plugins.functions(name)
            ]
        # Hooks that the ruleset asked when it was loaded are not asked again.
        self.asked.update((name, hook) for name, hook in self.hooks if hook in _AT_LOAD)
        self.rules = twin
        return twin

    def _wrap(self, plugins: PluginManager, pack: str) -> Callable[[str, str, HookFunction], HookFunction]:
        def wrap(name: str, hook: str, function: HookFunction) -> HookFunction:
            return self._around(name, hook, function) if plugins.packs[name] == pack else function

        return wrap

    def forget(self) -> None:
        """Forget the calls so far: a new choice is made."""
        self.calls.clear()

    def place(self, pack: str) -> str:
        """Return pack, power, hook and seat of the calls since :meth:`forget`, as ``where`` of a finding has it."""
        seen = list(dict.fromkeys(self.calls))
        if not seen:
            return f"pack {pack!r}"
        named = [f"{self.named(power)}, {hook}(){_seat(seat)}" for power, hook, seat in seen[-3:]]
        return f"pack {pack!r}, {' or '.join(named)}"

    def code_place(self, where: str = "") -> Place | None:
        """Return the place in the pack's code of the hook that was asked last, or of the one that ``where`` names."""
        for power, hook, _ in reversed(self.calls):
            plugins = self.rules.plugins if power in self.rules.plugins.packs else self.rules.extensions.plugins
            if not where or where.startswith(f"{self.named(power)}, {hook}()"):
                return plugins.place(power, hook)
        return None

    def lacking(self, players: Iterable[int]) -> dict[tuple[str, str], list[int]]:
        """Return the hooks that look at a table, with the given numbers of players with which they were not asked."""
        found = {}
        for power, hook in self.hooks:
            if power in self.rules.plugins.packs and "table" in inspect.signature(getattr(hookspecs, hook)).parameters:
                missing = [number for number in players if (power, hook, number) not in self.asked_with]
                if missing:
                    found[power, hook] = missing
        return found

    def named(self, name: str) -> str:
        """Return a power or an extension, in words."""
        return f"{'power' if name in self.rules.plugins.packs else 'extension'} {name!r}"

    def _around(self, power: str, hook: str, function: HookFunction) -> HookFunction:
        specs = hookspecs if power in self.rules.plugins.packs else extension_hooks
        looks = getattr(getattr(specs, hook), "combines", TRIGGER) != TRIGGER and hook not in _SAMPLERS
        arguments = list(inspect.signature(function).parameters)
        with_table, with_seat = arguments[:1] == ["table"], arguments[1:2] == ["seat"]

        coded = bool(self.wires.inside(getattr(getattr(function, "__code__", None), "co_filename", "")))
        ask = functools.partial(self.wires.call, function) if coded else function

        @functools.wraps(function)
        def watched(*given: object) -> object:
            table = cast(RollTable, given[0]) if with_table else None
            seat = cast(int, given[1]) if with_seat else None
            self.asked.add((power, hook))
            self.calls.append((power, hook, seat))
            if table is not None:
                self.asked_with.add((power, hook, table.players))
            self._check_owner(power, hook, table, seat)
            if not (looks and self.careful):
                return ask(*given)
            return self._ask_twice(power, hook, lambda: ask(*given), table, seat)

        return watched

    def _check_owner(self, power: str, hook: str, table: RollTable | None, seat: int | None) -> None:
        index = self.rules.face_index.get(power)
        if index is None:
            return  # not the power of a tile
        if table is not None and seat is not None:
            owned = index in table.seats[seat].tableau
        elif self.table is not None:
            owned = any(index in other.tableau for other in self.table.seats)
        else:
            return
        if not owned:
            whom = "for anybody" if seat is None else f"for seat {seat}"
            self.strangers.append((f"power {power!r}, {hook}()", f"was asked {whom}, who does not own the tile"))

    def _ask_twice(
        self, power: str, hook: str, ask: Callable[[], object], table: RollTable | None, seat: int | None
    ) -> object:
        before = None if table is None else trace(self.rules, table)
        answer = ask()
        where = f"{self.named(power)}, {hook}(){_seat(seat)}"
        if table is not None and before != trace(self.rules, table):
            self.touched.append((where, f"changed the table though it only looks: {_difference(before, table, self)}"))
            return answer
        again = ask()
        if not alike(answer, again):
            self.touched.append((where, f"answered {answer!r}, and asked again at once {again!r}"))
        return answer


def _seat(seat: int | None) -> str:
    return "" if seat is None else f", seat {seat}"


def trace(rules: RollRuleset, table: RollTable) -> dict[str, object]:
    """Return everything that a hook could change on a table."""
    seen: dict[str, object] = {
        "position": rules.encode(table),
        "events": len(table.log or ()),
        "journal": len(table.journal.tail),
        "steps": len(table.stack),
    }
    for number, seat in enumerate(table.seats):
        seen |= {f"seat {number} {name}": repr(getattr(seat, name)) for name in _LOUD}
    return seen


_LOUD = ("credits", "chips", "cup", "citizenry", "columns", "tallies", "developers", "settlers", "goods", "tableau")


def _difference(before: dict[str, object] | None, table: RollTable, watch: Watch) -> str:
    after = trace(watch.rules, table)
    changed = [name for name, value in (before or {}).items() if after[name] != value]
    named = [name for name in changed if name != "position"] or ["the position"]
    return ", ".join(named)


def alike(one: object, other: object) -> bool:
    """Return whether two answers of a hook mean the same; choices and attrs objects are compared by their contents."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, Choice) and isinstance(other, Choice):
        return one.text == other.text
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if has(kind := type(one)):
        names = [attribute.name for attribute in fields(kind)]
        return all(alike(getattr(one, name), getattr(other, name)) for name in names)
    return bool(one == other)
