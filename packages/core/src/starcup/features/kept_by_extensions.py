"""The cells of the states that extensions of packs keep for the table and for seats, by the types of their fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, get_args, get_origin

from starcup.features.by_default import plain_type
from starcup.features.cells import Block, Cells, amount, amounts, bag, one_hot
from starcup.kernel.roles import things_named
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.visibility import Audience, audiences, field_types
from starcup.plugins.extension_state import State, StateKinds
from starcup.plugins.extensions import ExtensionSet

LEAST, MOST, MOST_LENGTH, PLACES = -99, 999, 99, 8
"""The bounds of numbers, the greatest length of a row, and how many of its first numbers have cells of their own."""
Read = Callable[[Any, int], Any]
OPEN = (Audience.EVERYONE, Audience.COUNT, Audience.TOP)


def table_blocks(ruleset: Ruleset[Any, Any]) -> Iterator[Block[Any]]:
    """Yield a block for each state of extensions: those of the table, and the viewer's own secrets in seat states."""
    extensions = _extensions(ruleset)
    if extensions is not None:
        for name, state in _named(extensions.table_states):
            yield from _block(ruleset, name, type(state), _of_table(type(state)), OPEN)
        for name, state in _named(extensions.seat_states):
            yield from _block(ruleset, f"own.{name}", type(state), _of_seat(type(state)), (Audience.OWNER,))


def seat_blocks(ruleset: Ruleset[Any, Any]) -> Iterator[Block[Any]]:
    """Yield a block for the public part of each state that extensions keep for seats."""
    extensions = _extensions(ruleset)
    if extensions is not None:
        for name, state in _named(extensions.seat_states):
            yield from _block(ruleset, name, type(state), _of_seat(type(state)), OPEN)


def _extensions(ruleset: Ruleset[Any, Any]) -> ExtensionSet | None:
    extensions = getattr(ruleset, "extensions", None)
    return extensions if isinstance(extensions, ExtensionSet) else None


def _named(kinds: StateKinds[Any]) -> Iterator[tuple[str, State]]:
    return zip(kinds.names, kinds.initial, strict=True)


def _of_table(kind: type[State]) -> Read:
    return lambda table, seat: table.state(kind)


def _of_seat(kind: type[State]) -> Read:
    return lambda table, seat: table.seat_state(seat, kind)


def _block(
    ruleset: Ruleset[Any, Any],
    name: str,
    kind: type[State],
    state: Read,
    wanted: Sequence[Audience],
) -> Iterator[Block[Any]]:
    """Yield the block of a state, unless it has no cells."""
    parts = [
        (field, cells)
        for field, audience in audiences(kind).items()
        if audience in wanted
        for cells in _cells(ruleset, f"{name}.{field}", field_types(kind)[field], audience)
    ]
    if parts:
        fields, cells = zip(*parts, strict=True)

        def read(table: Any, seat: int) -> tuple[Any, ...]:
            values = state(table, seat)
            return tuple([getattr(values, field) for field in fields])

        yield Block(cells, read, kept=False)


def _cells(ruleset: Ruleset[Any, Any], name: str, hint: object, audience: Audience) -> Iterator[Cells]:
    """Yield the cells of a field; none for types that do not say what they hold."""
    kind, names = plain_type(hint), _names(ruleset, hint)
    if get_origin(kind) in (tuple, list):
        yield amount(f"{name}.count", 0, MOST_LENGTH, len)
        item = plain_type(next(iter(get_args(kind)), object))
        if audience in (Audience.EVERYONE, Audience.OWNER) and names:
            number = {key: place for place, key in enumerate(names)}
            yield bag(name, names, MOST_LENGTH, lambda keys: [number.get(key) for key in keys])
        elif audience in (Audience.EVERYONE, Audience.OWNER) and item in (int, bool):
            places = {str(place): (LEAST, MOST) for place in range(PLACES)}
            yield amounts(name, places, lambda row: (*row[:PLACES], *(0,) * (PLACES - len(row))))
    elif kind in (int, bool):
        yield amount(name, LEAST, MOST, lambda number: number or 0)
    elif kind is str and names:
        place_of = {key: place for place, key in enumerate(names)}.get
        yield one_hot(name, names, place_of)


def _names(ruleset: Ruleset[Any, Any], hint: object) -> tuple[str, ...]:
    """Return the keys of the things that a field names, if they have a domain."""
    return tuple(map(str, ruleset.domains.get(things_named(hint), ())))
