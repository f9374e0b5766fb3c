"""Checks of the answers of hooks against the types in their specifications."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NewType, get_args, get_origin

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
    return _test_of(expected)(value)


@cache
def _test_of(expected: Any) -> Callable[[object], bool]:
    """Return the test whether a value is of a type: types are taken apart once, answers come with every question."""
    if isinstance(expected, type) and get_origin(expected) is None:
        return lambda value: isinstance(value, expected) or (expected is float and type(value) is int)
    if isinstance(expected, NewType):
        return _test_of(expected.__supertype__)
    origin, kinds = get_origin(expected), get_args(expected)
    if origin is Annotated:
        return _test_of(kinds[0])
    if isinstance(expected, UnionType):
        tests = [_test_of(kind) for kind in kinds]
        return lambda value: any(test(value) for test in tests)
    if origin is not tuple:  # a class with its arguments, which no object knows
        return lambda value: isinstance(value, origin or ())
    if kinds[-1] is Ellipsis:
        every = _test_of(kinds[0])
        return lambda value: isinstance(value, tuple) and (not value or all(map(every, value)))
    each = [_test_of(kind) for kind in kinds]

    def parts_fit(value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(each):
            return False
        return all(test(part) for test, part in zip(each, value, strict=True))

    return parts_fit


def misfit(value: object, expected: object) -> str:
    """Return the message that an answer of a hook is of a wrong type; empty if it is not."""
    if type(value) is expected or fits(value, expected):
        return ""
    plain = type(expected) is type or isinstance(expected, NewType)
    name = "None" if expected is NoneType else getattr(expected, "__name__", "") if plain else str(expected)
    return f"answered {value!r}, expected {_QUALIFIER.sub('', name)}"
