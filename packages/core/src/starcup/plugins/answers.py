"""Checks of the answers of hooks against the types in their specifications."""

from __future__ import annotations

import re
from types import NoneType, UnionType
from typing import Annotated, NewType, get_args, get_origin

_QUALIFIER = re.compile(r"\b(\w+\.)+(?=\w)")


def fits(value: object, expected: object) -> bool:
    """Return whether a value is of a type: a class, ``X | None``, ``tuple[X, ...]`` or ``tuple[X, Y]``.

    >>> fits(("home",), tuple[str, ...]), fits(["home"], tuple[str, ...]), fits(None, int | None), fits(1.5, int)
    (True, False, True, False)
    >>> fits(0, float), fits(True, float)
    (True, False)
    >>> fits((("luck", 1),), tuple[tuple[str, int], ...]), fits(("luck", 1, 2), tuple[str, int])
    (True, False)
    """
    if isinstance(expected, type) and get_origin(expected) is None:
        return isinstance(value, expected) or (expected is float and type(value) is int)
    if isinstance(expected, NewType):
        return fits(value, expected.__supertype__)
    if get_origin(expected) is Annotated:
        return fits(value, get_args(expected)[0])
    if isinstance(expected, UnionType):
        return any(fits(value, one) for one in get_args(expected))
    if get_origin(expected) is not tuple:  # a class with its arguments, which no object knows
        return isinstance(value, get_origin(expected) or ())
    kinds = get_args(expected)
    if isinstance(value, tuple):
        if kinds[-1] is Ellipsis:
            return all(fits(one, kinds[0]) for one in value)
        return len(value) == len(kinds) and all(map(fits, value, kinds))
    return False


def misfit(value: object, expected: object) -> str:
    """Return the message that an answer of a hook is of a wrong type; empty if it is not."""
    if type(value) is expected or fits(value, expected):
        return ""
    plain = type(expected) is type or isinstance(expected, NewType)
    name = "None" if expected is NoneType else getattr(expected, "__name__", "") if plain else str(expected)
    return f"answered {value!r}, expected {_QUALIFIER.sub('', name)}"
