"""The cells that tell what is asked: the kind of question, the seat that answers, and what the step says besides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starcup.features.by_default import plain_type, words_of
from starcup.features.cells import Block, Bounds, Cells, amounts, one_of
from starcup.features.space import seat_name
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import AnyStep, SeatStep, Step
from starcup.kernel.table import Table
from starcup.kernel.view import View
from starcup.kernel.visibility import field_types

MOST = 999
"""The largest number of a step that is told."""
MOST_KNOWN = 1 << 10
"""The most steps of which is kept what is told of them."""
NONE = -1
"""What is told where a step has no such number."""
Read = Callable[[AnyStep], tuple[int, ...]]


class _Asked:
    """What is told of a step to a seat: looked up as this object, which is quicker than by what is in it."""

    __slots__ = ("told",)

    def __init__(self, told: tuple[Any, ...]) -> None:
        self.told = told


def question(ruleset: Ruleset[Any, Any]) -> Block[Any]:
    """Return the cells of what a seat is asked or waits for, the same from the table and from the view of that seat.

    ``question`` is the kind of the step that asks, ``asked`` the seat that answers. ``about`` are the numbers, flags
    and names in the fields of such steps, -1 where the step that asks has no such field; a name is told by its place
    among those that fields of choices may have.

    Args:
        ruleset: that of the game.
    """
    asking = {name: kind for name, kind in ruleset.step_kinds.items() if kind.asks is not Step.asks}
    number = {name: place for place, name in enumerate(asking)}
    seats = [seat_name(place) for place in range(ruleset.seats[-1])]
    bounds, readers = _about(ruleset, asking)
    nothing = _Asked((NONE, NONE, (NONE,) * len(bounds)))
    known: dict[int, tuple[AnyStep, int, list[_Asked]]] = {}  # by identity: to hash a step takes longer than all else

    def look_up(step: AnyStep) -> tuple[AnyStep, int, list[_Asked]]:
        if len(known) >= MOST_KNOWN:
            known.clear()
        kind = number.get(step.kind)
        if kind is None:
            known[id(step)] = found = step, 0, [nothing] * len(seats)
        else:
            about = readers[step.kind](step)
            found = known[id(step)] = step, step.asks, [_Asked((kind, place, about)) for place in range(len(seats))]
        return found

    def read(table: Table, seat: int) -> _Asked:
        step = next_step(table, seat)
        if step is None:
            return nothing
        found = known.get(id(step))
        if found is None or found[0] is not step:
            found = look_up(step)
        return found[2][(found[1] - seat) % table.players]

    fields: tuple[Cells[Any], ...] = (
        one_of("question", tuple(asking)),
        one_of("asked", seats),
        amounts("about", bounds),
    )
    return Block(fields, read, lambda asked: asked.told)


def next_step(table: Table, seat: int) -> AnyStep | None:
    """Return the step that asks, or comes next; while all answer at once, unseen by each other, that of the seat.

    Args:
        table: the table, or the view of the seat.
        seat: who looks.
    """
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
    """Return the bounds of the numbers in steps by the names of their fields, and what reads them, by kind of step."""
    words, own = words_of(ruleset), field_types(SeatStep)
    spans = {bool: (NONE, 1), int: (NONE, MOST), str: (NONE, max(0, len(words) - 1))}
    types: dict[str, dict[str, object]] = {}
    bounds: dict[str, Bounds] = {}
    for name, kind in asking.items():
        hints = {field: plain_type(hint) for field, hint in field_types(kind).items() if field not in own}
        types[name] = {field: hint for field, hint in hints.items() if hint in spans}
        for field, hint in types[name].items():
            least, most = spans[hint]  # type: ignore[index]  # looked up above
            bounds[field] = least, max(most, bounds.get(field, (least, most))[1])

    def reader(there: Mapping[str, object]) -> Read:
        def read(step: AnyStep) -> tuple[int, ...]:
            values = [getattr(step, field) if field in there else NONE for field in bounds]
            return tuple([words.get(value, NONE) if isinstance(value, str) else _whole(value) for value in values])

        return read

    return bounds, {name: reader(there) for name, there in types.items()}


def _whole(value: object) -> int:
    return int(value) if isinstance(value, int) else NONE
