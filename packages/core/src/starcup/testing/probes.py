"""Probes of a pack's code: what it answers and does on tables that differ only in what a seat may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import cast

from attrs import define, field, fields, has

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.events import audible
from starcup.kernel.steps import Legal
from starcup.kernel.table import Table
from starcup.testing.bench import differences
from starcup.testing.hiding import hidden_pieces, known, other_table
from starcup.testing.sets import told

Change = Callable[[Table, int, Rng], None]
"""A function that changes a table in what is hidden from a seat."""
Ask = Callable[[Table], object]
TWINS = 3
"""The number of other tables for the seat whose code is called; for each other seat there is one."""
ALWAYS = 4
"""The number of the first calls of the same code that are probed; after them, fewer and fewer."""
GROWTH = 1.3
"""Later calls are probed when there were that many times as many as at the last probe."""


@define(eq=False)
class Probes:
    """The probes of one pack: each call of its code that is due is repeated on other tables.

    Args:
        change: changes a table in what is hidden from a seat.
    """

    change: Change
    _rng: Rng = field(factory=lambda: Rng(0))
    _calls: Counter[object] = field(factory=Counter)
    _due: dict[object, float] = field(factory=dict)

    def are_due(self, code: object) -> bool:
        """Count a call, and return whether to probe it: the first ones of the same code, then seldom.

        Args:
            code: the name of the code, and whatever else makes its calls differ.
        """
        self._calls[code] += 1
        number = self._calls[code]
        if number > ALWAYS and number < self._due.get(code, 0):
            return False
        self._due[code] = number * GROWTH
        return True

    def answers(self, ask: Ask, table: Table, seat: int) -> str:
        """Return how an answer depends on what is hidden from the seat that it is for; empty if it does not.

        Args:
            ask: asks the pack's code, which only looks at the table.
            table: the table; it may be one in the middle of a choice.
            seat: the seat.
        """
        answer = ask(table)
        for _ in range(TWINS):
            twin = self._twin(table, seat)
            if twin is None:
                continue
            try:
                other = ask(twin)
            except Exception:  # an impossible table
                continue
            if not alike(answer, other):
                return f"looks at what is hidden from seat {seat}: it answers {answer!r}, or {other!r} if that differs"
        return ""

    def deeds(self, act: Ask, table: Table, owner: int) -> str:
        """Return how an effect shows a seat what is hidden from it; empty if it does not, or if it comes from a draw.

        Args:
            act: runs the pack's code, which may change the table.
            table: the table before it, which stays as it is.
            owner: the seat for which the code runs; -1 if it is for none.
        """
        for viewer in sorted(range(table.players), key=lambda seat: seat != owner):
            for _ in range(TWINS if viewer == owner else 1):
                twin = self._twin(table, viewer)
                if twin is not None and (what := _differing_deed(act, table.clone(), twin, viewer, viewer == owner)):
                    return what
        return ""

    def _twin(self, table: Table, viewer: int) -> Table | None:
        """Return a table that differs in what is hidden from a seat, and in chance; None if none is found."""
        try:
            twin = other_table(table, partial(self._change, viewer))
        except Exception:  # it lacks what is hidden from somebody
            return None
        if twin is not None:
            twin.streams = [state ^ 2 for state in table.streams]
            twin.seed = table.seed + 1
        return twin

    def _change(self, viewer: int, table: Table) -> None:
        self.change(table, viewer, self._rng)


def _differing_deed(act: Ask, real: Table, twin: Table, viewer: int, is_owner: bool) -> str:
    """Run code on two tables; return the difference that a seat notices in what stays hidden from it, or empty."""
    before, waiting = _hidden_differences(real, twin, viewer), len(real.stack)
    results: list[Legal | None] = []
    for table in (real, twin):
        table.log, table.undo_count = [], 1
        try:
            results.append(cast(Legal | None, act(table)))
        except (Exception, SystemExit):  # the check ``play`` reports it, or the table is impossible
            return ""
        if not table.undo_count:  # it shows something on purpose, or draws
            return ""
    if not any(before) or _hidden_differences(real, twin, viewer) != before:
        return ""
    one, two = known(real, viewer), known(twin, viewer)
    if what := next(filter(None, (differences(one[path], two.get(path), path) for path in one)), ""):
        return f"shows seat {viewer} what is hidden from it: {what}"
    heard, other = (audible(table.log or [], table.ruleset, viewer, 0) for table in (real, twin))
    if heard != other:
        event, instead = next(pair for pair in zip_longest(heard, other, fillvalue="nothing") if pair[0] != pair[1])
        return f"shows seat {viewer} what is hidden from it: it hears {event} or {instead}"
    here, there = map(_in_words, (real.stack[waiting:], twin.stack[waiting:]), results)
    return f"goes by what is hidden from seat {viewer}: it {here} or {there}" if is_owner and here != there else ""


def _in_words(pushed: Sequence[object], legal: Legal | None) -> str:
    """Return the steps that code has pushed and the choices that it offers, in words."""
    steps = ", ".join(map(str, pushed)) or "nothing"
    return f"pushes {steps}" if legal is None else f"pushes {steps} and offers {', '.join(told(legal)) or 'nothing'}"


def _hidden_differences(real: Table, twin: Table, viewer: int) -> tuple[Counter[object], Counter[object]]:
    one, two = hidden_pieces(real, viewer), hidden_pieces(twin, viewer)
    return one - two, two - one


def alike(one: object, other: object) -> bool:
    """Return whether two answers mean the same; choices and attrs objects are compared by their contents.

    Args:
        one: an answer.
        other: another.
    """
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
