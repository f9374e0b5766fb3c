"""Values of a game as JSON, field by field, for games that define no wire form of their own."""

from __future__ import annotations

from collections.abc import Mapping, Set
from enum import Enum
from functools import cache
from math import isfinite

from attrs import fields, has

from starcup.kernel.choices import Choice
from starcup.kernel.errors import GameError
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.table import Table
from starcup.kernel.view import OF_FLOW, View
from starcup.kernel.visibility import field_types, unmarked

SEAT = "seat"
"""The field of a view that is sent as null if the viewer has no seat."""
_AS_THEY_ARE = frozenset((int, str, bool, type(None)))


def plain(value: object) -> object:
    """Return a value as JSON: objects of attrs classes by their fields, sets sorted, choices as their texts."""
    kind = type(value)
    if kind in _AS_THEY_ARE:
        return value
    if isinstance(value, float):
        if not isfinite(value):
            raise GameError(f"{value} has no form on the wire: expected a finite number")
        return float(value)
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(part) for key, part in value.items()}
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, Choice):
        return value.text
    if has(kind):
        sent = {name: plain(getattr(value, name)) for name in sent_fields(kind)}
        return {**sent, SEAT: value.viewer} if isinstance(value, View) else sent
    if isinstance(value, Set):
        return sorted((plain(part) for part in value), key=str)
    if isinstance(value, int):  # of a class of its own
        return int(value)
    if isinstance(value, str):
        return str(value)
    raise GameError(
        f"{kind.__name__} has no form on the wire: expected texts, numbers, tuples, attrs classes and the like"
    )


@cache
def sent_fields(kind: type) -> tuple[str, ...]:
    """Return the fields of an attrs class that are sent: all but those that begin with ``_``, rulesets and tables.

    Nor are the steps of a view sent: they tell how far somebody is in what nobody else sees.
    """
    names = []
    for attribute in fields(kind):
        name = attribute.name
        if not name.startswith("_") and not (name in OF_FLOW and issubclass(kind, View)):
            hint = unmarked(_types_of(kind)[name])
            if not (isinstance(hint, type) and issubclass(hint, Ruleset | Table)):
                names.append(name)
    return tuple(names)


@cache
def _types_of(kind: type) -> Mapping[str, object]:
    return field_types(kind)
