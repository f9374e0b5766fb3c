"""A watch on the powers of a pack: which hooks are asked, for whom, and whether asking leaves a trace."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from copy import copy
from typing import cast

from attrs import define, field, fields, has

from starcup.kernel.choices import Choice
from starcup.kernel.plugins import HookFunction
from starcup.roll import hookspecs
from starcup.roll.ruleset import RollRuleset
from starcup.roll.table import RollTable

TRIGGER = "trigger"


@define
class Watch:
    """Stands around every hook function of the powers named, and notes.

    ``asked`` are all (power, hook) that were called, ``calls`` those since
    :meth:`forget`, with their seats. While ``careful`` hooks that should only
    look are asked twice, and compared with a save of the table; ``table`` is
    the table of the game that is played, to see who owns what.
    """

    rules: RollRuleset
    asked: set[tuple[str, str]] = field(factory=set)
    calls: list[tuple[str, str, int | None]] = field(factory=list)
    touched: list[tuple[str, str]] = field(factory=list)
    strangers: list[tuple[str, str]] = field(factory=list)
    careful: bool = False
    table: RollTable | None = None

    def around(self, rules: RollRuleset, pack: str) -> RollRuleset:
        """The same rules, with the powers of a pack under watch."""
        twin = copy(rules)
        twin.plugins = rules.plugins.wrapped(
            lambda power, hook, function: (
                self._around(power, hook, function) if rules.plugins.packs[power] == pack else function
            )
        )
        for power, owner in rules.plugins.packs.items():
            if owner == pack and "immediate" in rules.plugins.functions(power):
                self.asked.add((power, "immediate"))  # the ruleset asked when it was loaded
        self.rules = twin
        return twin

    def forget(self) -> None:
        """Forget the calls so far: a new choice is made."""
        self.calls.clear()

    def place(self, pack: str) -> str:
        """Pack, power, hook and seat of the calls since :meth:`forget`, as ``where`` of a finding has it."""
        seen = list(dict.fromkeys(self.calls))
        if not seen:
            return f"pack {pack!r}"
        named = [f"power {power!r}, {hook}(){_seat(seat)}" for power, hook, seat in seen[-3:]]
        return f"pack {pack!r}, {' or '.join(named)}"

    def _around(self, power: str, hook: str, function: HookFunction) -> HookFunction:
        looks = getattr(getattr(hookspecs, hook), "combines", TRIGGER) != TRIGGER
        arguments = list(inspect.signature(function).parameters)
        with_table = arguments[:2] == ["table", "seat"]

        @functools.wraps(function)
        def watched(*given: object) -> object:
            table = cast(RollTable, given[0]) if with_table else None
            seat = cast(int, given[1]) if with_table else None
            self.asked.add((power, hook))
            self.calls.append((power, hook, seat))
            self._check_owner(power, hook, table, seat)
            if not (looks and self.careful):
                return function(*given)
            return self._ask_twice(power, hook, lambda: function(*given), table, seat)

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
        where = f"power {power!r}, {hook}(){_seat(seat)}"
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
    """All that a hook could change on a table."""
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
    """Whether two answers of a hook mean the same; choices and attrs objects are compared by what they hold."""
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
