"""Traits of pieces: what a piece does, as named numbers, read from the fields of its class."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from math import isfinite

import attrs

NOT_TRAITS = frozenset(("index", "key", "name", "pack", "copies", "order", "*.index", "*.key", "*.name", "*.pack"))
"""Fields of pieces that say which one it is, and not what it does."""


def traits(piece: object, but: Collection[str] = NOT_TRAITS) -> dict[str, float]:
    """Return the traits of a piece: each number in its fields, 1 for each text and each flag that is set.

    Fields of fields are named with dots, items of tuples count together, and mappings go by their keys. What two pieces
    have in common has the same name, so that something learned about one holds for the other.

    Args:
        piece: an object of an attrs class; anything else has no traits.
        but: names of fields that are left out: those of the piece itself, and with ``*.`` before them those of anything
            in it.

    >>> @attrs.frozen
    ... class Ship:
    ...     key: str
    ...     colour: str
    ...     cost: int
    ...     cargo: tuple[str, ...] = ()
    >>> traits(Ship("argo", "red", 3, ("ore", "ore", "gold")))
    {'colour=red': 1.0, 'cost': 3.0, 'cargo=ore': 2.0, 'cargo=gold': 1.0}
    """
    does: dict[str, float] = {}
    for name, number in _walked(piece, "", but) if attrs.has(type(piece)) else ():
        does[name] = does.get(name, 0.0) + number
    return {name: number for name, number in does.items() if number}


def _walked(value: object, name: str, but: Collection[str]) -> Iterator[tuple[str, float]]:
    if isinstance(value, str):
        if value:
            yield f"{name}={value}", 1.0
    elif isinstance(value, int | float):
        if isfinite(value):
            yield name, float(value)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _walked(item, f"{name}[{key}]", but)
    elif isinstance(value, tuple | list | frozenset):
        for item in sorted(value, key=str) if isinstance(value, frozenset) else value:
            yield from _walked(item, name, but)
    elif attrs.has(kind := type(value)):
        for attribute in attrs.fields(kind):
            if (f"*.{attribute.name}" if name else attribute.name) not in but:
                path = f"{name}.{attribute.name}" if name else attribute.name
                yield from _walked(getattr(value, attribute.name), path, but)
