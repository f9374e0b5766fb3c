"""The cells for the current question: its kind, the seat that answers, and the fields of its step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any

from starcup.features.by_default import plain_type, words_of
from starcup.features.cells import Block, Bounds, Cells, as_read, one_hot
from starcup.features.space import seat_name
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import AnyStep, SeatStep, Step
from starcup.kernel.table import Table
from starcup.kernel.view import View
from starcup.kernel.visibility import field_types

MOST = 999
"""The largest number of a step in a cell."""
MOST_KNOWN = 1 << 10
"""The most steps whose readings are cached."""
NONE, NOTHING = -1, ()
"""No kind or seat; no numbers."""
Numbers = tuple[int, ...]
Read = Callable[[AnyStep], Numbers]
Reading = tuple[AnyStep, int, int, tuple[Numbers]]
"""A step, the number of its kind, the seat that it asks, and the numbers in it as a row."""


def question(ruleset: Ruleset[Any, Any]) -> Block[Any]:
    """Return the cells of the question that a seat is asked or waits for, from the table or the view of that seat.

    ``question`` is the kind of the step that asks, ``asked`` the seat that answers. ``about`` are the numbers, flags
    and names in the fields of such steps, each plus 1, and 0 where the step has no such field; a name is its place
    among the names that fields of choices may have.
    """
    asking = {name: kind for name, kind in ruleset.step_kinds.items() if kind.asks is not Step.asks}
    number = {name: place for place, name in enumerate(asking)}
    seats = [seat_name(place) for place in range(ruleset.seats[-1])]
    bounds, readers = _about(ruleset, asking)
    nothing = NONE, NONE, (NOTHING,)
    known: dict[int, Reading] = {}  # by identity: hashing a step would take longer than all the rest

    def look_up(step: AnyStep) -> Reading:
        if len(known) >= MOST_KNOWN:
            known.clear()
        kind = number.get(step.kind, NONE)
        reading = step, kind, 0 if kind < 0 else step.asks, (NOTHING if kind < 0 else readers[step.kind](step),)
        known[id(step)] = reading
        return reading

    def read(table: Table, seat: int) -> tuple[int, int, tuple[Numbers]]:
        step = next_step(table, seat)
        if step is None:
            return nothing
        reading = known.get(id(step))
        if reading is None or reading[0] is not step:
            reading = look_up(step)
        _, kind, asks, about = reading
        return (kind, (asks - seat) % table.players, about) if kind >= 0 else nothing

    numbers = Cells("about", tuple(bounds), tuple(bounds.values()), as_read, "rows", row=as_read)
    fields = (
        one_hot("question", tuple(asking)),
        one_hot("asked", seats),
        numbers,
    )
    return Block(fields, read, kept=False)


def next_step(table: Table, seat: int) -> AnyStep | None:
    """Return the step that asks or comes next; where all answer at once, the step of the seat."""
    if isinstance(table, View):
        steps = table.flow[1] if table.at_once else table.flow[0]
        return steps[-1] if steps else None
    if table.lanes is None:
        if table.pending:
            return table.pending[-1].step
        return table.stack[-1] if table.stack else None
    for decision in table.pending:
        if decision.seat == seat:
            return decision.step
    return table.lanes[seat][-1] if table.lanes[seat] else None


def _about(
    ruleset: Ruleset[Any, Any], asking: Mapping[str, type[AnyStep]]
) -> tuple[dict[str, Bounds], dict[str, Read]]:
    """Return the bounds of the numbers in steps, by field, and the functions that read them, by kind of step."""
    words, own = words_of(ruleset), field_types(SeatStep)
    spans = {bool: (0, 2), int: (0, MOST + 1), str: (0, len(words))}
    types: dict[str, dict[str, object]] = {}
    bounds: dict[str, Bounds] = {}
    for name, kind in asking.items():
        hints = {field: plain_type(hint) for field, hint in field_types(kind).items() if field not in own}
        types[name] = {field: hint for field, hint in hints.items() if hint in spans}
        for field, hint in types[name].items():
            least, most = spans[hint]  # type: ignore[index]  # looked up above
            bounds[field] = least, max(most, bounds.get(field, (least, most))[1])

    places = {name: place for place, name in enumerate(bounds)}

    def reader(there: Iterable[str]) -> Read:
        fields = [(places[name], attrgetter(name)) for name in there]

        def read(step: AnyStep) -> Numbers:
            numbers = [0] * len(places)
            for place, value_of in fields:
                value = value_of(step)
                numbers[place] = 1 + (words.get(value, NONE) if isinstance(value, str) else _whole(value))
            return tuple(numbers) if any(numbers) else NOTHING

        return read

    return bounds, {name: reader(there) for name, there in types.items()}


def _whole(value: object) -> int:
    return int(value) if isinstance(value, int) else NONE
