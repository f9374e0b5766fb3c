"""The tables that attrs classes are read from: their keys, what these hold, and which are required."""

from __future__ import annotations

from functools import cache
from inspect import get_annotations

import attrs

from starcup.kernel.values import arguments_of
from starcup.packs.faults import Wrong


def toml_name(name: str) -> str:
    """Return the key in a file that an attribute is read from."""
    return name.removesuffix("_")


@cache
def parts_of(kind: type[attrs.AttrsInstance]) -> dict[str, tuple[str, object, bool]]:
    """Return for each key of a class's table the attribute, its type, and whether the key is required."""
    types: dict[str, object] = {}
    for base in reversed(kind.__mro__):
        types |= _own_types(base)
    return {
        toml_name(name): (name, types[name], default is attrs.NOTHING) for name, default in arguments_of(kind).items()
    }


@cache
def _own_types(kind: type) -> dict[str, object]:
    """Return the types that a class itself declares; cached, so that a base is not evaluated for each subclass."""
    return get_annotations(kind, eval_str=True)


def is_made_of_nothing(kind: type) -> bool:
    """Return whether an empty table is read as a class."""
    try:
        kind()
    except (TypeError, Wrong):
        return False
    return True


def refuses_nothing(kind: type) -> bool:
    """Return whether every key of a class's table may be left out, but not all of them."""
    return not any(needed for _, _, needed in parts_of(kind).values()) and not is_made_of_nothing(kind)


def fields_of(kind: type[attrs.AttrsInstance]) -> list[str]:
    """Return the keys of the table that a class is read from."""
    return list(parts_of(kind))
