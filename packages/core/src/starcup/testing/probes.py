"""Probes of a pack's code: what it answers and does on tables that differ only in what a seat may not know."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import cast

from attrs import define, field, fields, frozen, has

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.events import Hearing
from starcup.kernel.steps import Legal, Step
from starcup.kernel.table import Table
from starcup.testing.bench import differences
from starcup.testing.hiding import hidden_pieces, known, other_table, places, showing
from starcup.testing.sets import offered_texts

Change = Callable[[Table, int, Rng], None]
"""A function that changes a table in what is hidden from a seat."""
Ask = Callable[[Table], object]
TWINS = 3
"""The number of other tables for the seat whose code is called; for each other seat there is one."""
ALWAYS = 4
"""The number of the first calls of the same code that are probed; after them, fewer and fewer."""
GROWTH = 1.3
"""Later calls are probed when there were that many times as many as at the last probe."""
MOST_DRAWS = 30
"""The number of draws after which what code has set going is not followed any further."""
MOST_STEPS = 300
"""The number of steps without a draw after which it is not followed any further."""
NOTHING = "nothing more comes"


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
        """Count a call, and return whether to probe it: the first ones of the same code, then seldom."""
        self._calls[code] += 1
        number = self._calls[code]
        if number > ALWAYS and number < self._due.get(code, 0):
            return False
        self._due[code] = number * GROWTH
        return True

    def answers(self, ask: Ask, table: Table, seat: int) -> str:
        """Return how an answer depends on what is hidden from the seat that it is for; empty if it does not."""
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

    def deeds(self, act: Ask, table: Table, owner: int, step: Step[Table] | None = None) -> str:
        """Return how an effect shows a seat what is hidden from it; empty if it does not, or by a draw."""
        for viewer in sorted(range(table.players), key=lambda seat: seat != owner):
            for _ in range(TWINS if viewer == owner else 1):
                twin = self._twin(table, viewer)
                if twin is None:
                    continue
                if what := _differing_deed(_Deed(act, step, viewer, viewer == owner), table.clone(), twin):
                    return what
        return ""

    def harm(self, act: Ask, table: Table) -> str:
        """Return what code leaves wrong on a table, whatever comes next; empty if it leaves nothing wrong."""
        twin, waiting = table.clone(), len(table.stack)
        legal = act(twin)
        if what := next(iter(_halves(twin) - _halves(table)), ""):
            return f"leaves {what}; expected whole numbers"
        if legal is not None or len(twin.stack) != waiting or twin.halted:
            return ""  # what it has set going may set right what is wrong now
        faults = set(table.ruleset.faults(table))
        return "; ".join(fault for fault in twin.ruleset.faults(twin) if fault not in faults)

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


@frozen
class _Deed:
    """Code of a pack that is run on two tables, which look the same to ``viewer``; ``step`` is the one that it runs."""

    act: Ask
    step: Step[Table] | None
    viewer: int
    is_owner: bool


def _differing_deed(deed: _Deed, real: Table, twin: Table) -> str:
    """Run code on two tables; return the difference that a seat notices in what stays hidden from it, or empty."""
    viewer = deed.viewer
    before, waiting = _hidden_differences(real, twin, viewer), len(real.stack)
    results: list[object] = []
    with showing() as shown:
        for table in (real, twin):
            table.log = []
            try:
                results.append(deed.act(table))
            except (Exception, SystemExit):  # the check ``play`` reports it, or the table is impossible
                return ""
    drawn, others = _drawn(real), _drawn(twin)
    if shown or not any(before):  # it shows something on purpose
        return ""
    if drawn != others:
        return f"draws by what is hidden from seat {viewer}: {_of_draws(drawn)} or {_of_draws(others)}"
    if drawn or _hidden_differences(real, twin, viewer) != before:
        return ""
    if what := _noticed(real, twin, viewer):
        return f"shows seat {viewer} what is hidden from it: {what}"
    answer, other = results
    if isinstance(answer, str | int) and answer != other:
        return f"goes by what is hidden from seat {viewer}: it answers {answer!r} or {other!r}"
    legal = [cast(Legal | None, None if isinstance(result, str | int) else result) for result in results]
    if deed.is_owner:
        here, there = map(_in_words, (real.stack[waiting:], twin.stack[waiting:]), legal)
        return "" if here == there else f"goes by what is hidden from seat {viewer}: it {here} or {there}"
    for table, offered in zip((real, twin), legal, strict=True):
        if offered is not None and deed.step is not None:
            table.stack.append(deed.step)
    return _noticed_later(real, twin, waiting, viewer)


def _drawn(table: Table) -> list[str]:
    """Return the kinds of the draws on a table since it was copied, in order."""
    return [kind for kind, _ in table.journal.tail if isinstance(kind, str)]


def _of_draws(kinds: Sequence[str]) -> str:
    return ", ".join(map(repr, kinds)) or "nothing"


def _noticed(real: Table, twin: Table, viewer: int) -> str:
    """Return the difference between two tables that a seat sees or hears; empty if there is none."""
    here, there = known(real, viewer), known(twin, viewer)
    if what := next(filter(None, (differences(here[path], there.get(path), path) for path in here)), ""):
        return what
    events, other = (Hearing(table.ruleset, viewer).of(table.log or []) for table in (real, twin))
    if events == other:
        return ""
    event, instead = next(pair for pair in zip_longest(events, other, fillvalue="nothing") if pair[0] != pair[1])
    return f"it hears {event} or {instead}"


def _noticed_later(real: Table, twin: Table, waiting: int, viewer: int) -> str:
    """Return the difference that a seat notices when pushed steps are done on two tables; empty if there is none.

    They are done up to the first question, with the same outcomes of draws. What is asked there, and what is on offer,
    only the seat knows that is asked; that it is asked at all, and every draw before, is open to everybody.
    """
    if real.lanes is not None or max(len(real.stack), len(twin.stack)) <= waiting:
        return ""  # others see it when all are done
    before = _hidden_differences(real, twin, viewer)
    for table in (real, twin):
        table.outside_chance = True
    for _ in range(MOST_DRAWS):
        try:
            with showing() as shown:
                here, there = (_run_on(table, waiting) for table in (real, twin))
        except Exception:  # the check ``play`` reports it, or the table is impossible
            return ""
        if shown:
            return ""
        if here != there:
            return f"goes by what is hidden from seat {viewer}: {here}, or {there}"
        if _hidden_differences(real, twin, viewer) != before:
            return ""
        if what := _noticed(real, twin, viewer):
            return f"goes by what is hidden from seat {viewer}, who sees: {what}"
        node, other = real.chance, twin.chance
        if node is None or other is None:
            return ""
        value = next((option for option in node.options if option in other.options), None)
        if value is None:
            return ""
        for table in (real, twin):
            table.chance, table.halted, table.script = None, False, deque([(node.kind, value, 0)])
    return ""


def _run_on(table: Table, waiting: int) -> str:
    """Run pushed steps up to a draw, a question or the last of them; return what everybody notices of that."""
    for _ in range(MOST_STEPS):
        if table.chance is not None:
            return f"{table.chance.kind!r} is drawn"
        if table.halted or table.lanes is not None:
            return "all are asked"
        if len(table.stack) <= waiting:
            break
        step = table.stack.pop()
        legal = step.run(table)
        if legal is None:
            continue
        if len(legal) != 1 or step.always_asks or not step.is_settled(table):
            return f"seat {step.asks} is asked"
        step.take(table, legal[0])
    return NOTHING


def _in_words(pushed: Sequence[object], legal: Legal | None) -> str:
    """Return the steps that code has pushed and the choices that it offers, in words."""
    steps = ", ".join(map(str, pushed)) or "nothing"
    return (
        f"pushes {steps}"
        if legal is None
        else f"pushes {steps} and offers {', '.join(offered_texts(legal)) or 'nothing'}"
    )


def _hidden_differences(real: Table, twin: Table, viewer: int) -> tuple[Counter[object], Counter[object]]:
    here, there = hidden_pieces(real, viewer), hidden_pieces(twin, viewer)
    return here - there, there - here


def alike(answer: object, other: object) -> bool:
    """Return whether two answers mean the same; choices and attrs objects are compared by their contents."""
    if answer is other:
        return True
    if type(answer) is not type(other):
        return False
    if isinstance(answer, Choice) and isinstance(other, Choice):
        return answer.text == other.text
    if isinstance(answer, tuple) and isinstance(other, tuple):
        return len(answer) == len(other) and all(map(alike, answer, other))
    if has(kind := type(answer)):
        names = [attribute.name for attribute in fields(kind)]
        return all(alike(getattr(answer, name), getattr(other, name)) for name in names)
    return bool(answer == other)


def _halves(table: Table) -> set[str]:
    """Return the fields that hold numbers which are not whole, each with its value."""
    return {f"{place.path} {place.value!r}" for place in places(table) if any(_are_halves(place.value))}


def _are_halves(value: object) -> Iterator[bool]:
    yield isinstance(value, float)
    if isinstance(value, tuple | list):
        yield from (isinstance(item, float) for item in value)
