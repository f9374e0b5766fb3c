"""Copies of state: what can change is copied, what can't is shared."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from enum import Enum
from typing import cast

import attrs

from starcup.kernel.interning import Made
from starcup.kernel.values import is_frozen

_SHARED = (int, str, float, bytes, tuple, frozenset, range, type, Enum, type(None))


def copied(value: object) -> object:
    """Return an independent copy of part of a table.

    Numbers, texts, tuples and frozen objects are shared, so a tuple must hold nothing that can change. Lists,
    dictionaries and attrs objects are copied with what they hold; of anything else ``copy.deepcopy`` decides.
    """
    return _WAYS[type(value)](value)


def _way(kind: type) -> Callable[[object], object]:
    """How objects of a class are copied."""
    if issubclass(kind, _SHARED) or is_frozen(kind):
        return lambda value: value
    if kind is list:
        return lambda value: [_WAYS[type(one)](one) for one in cast("list[object]", value)]
    if kind is dict:
        return lambda value: {key: _WAYS[type(one)](one) for key, one in cast("dict[object, object]", value).items()}
    if attrs.has(kind):
        return _by_field(kind)
    return deepcopy


def _by_field(kind: type[attrs.AttrsInstance]) -> Callable[[object], object]:
    names = [one.name for one in attrs.fields(kind)]
    put = object.__setattr__  # past validators and converters

    def copy(value: object) -> object:
        twin = object.__new__(kind)
        for name in names:
            one: object = getattr(value, name)
            put(twin, name, _WAYS[type(one)](one))
        return twin

    return copy


_WAYS: Made[type, Callable[[object], object]] = Made(_way)
