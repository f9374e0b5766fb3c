"""Audiences of the fields of a table, declared in their types.

``credits: Public[int]`` is shown to all, ``Own[...]`` to its owner; of
``Counted[...]`` others see the length, of ``Topped[...]`` the length and the
first item; of ``Covered[...]``, what lies face down, all see where something is that is not negative, and nobody
what; ``Secret[...]`` is in no view. ``UntilEnd[Own[...]]`` is shown to all
when the game is over. A field without an audience is an error, so that nothing
is shown by accident.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Annotated, TypeVar, cast, get_args, get_origin, get_type_hints

from attrs import fields

from starcup.kernel.interning import interned

T = TypeVar("T")


class Audience(StrEnum):
    """The audience of a field."""

    EVERYONE = "everyone"
    OWNER = "owner"
    COUNT = "count"
    TOP = "top"
    PLACE = "place"
    NOBODY = "nobody"


Public = Annotated[T, Audience.EVERYONE]
Own = Annotated[T, Audience.OWNER]
Counted = Annotated[T, Audience.COUNT]
Topped = Annotated[T, Audience.TOP]
Covered = Annotated[T, Audience.PLACE]
Secret = Annotated[T, Audience.NOBODY]

_ENDS = object()
UntilEnd = Annotated[T, _ENDS]
"""Around ``Own``, ``Counted`` or ``Topped``: hidden from others until the game is over, shown to all then."""


class _Unknown:
    """A stand-in for types that are imported for type checking only."""

    def __class_getitem__(cls, _: object) -> type:
        return cls


class _Names(dict[str, object]):
    """The names in the annotations of a class; those imported for type checking only are :class:`_Unknown`."""

    def __init__(self, kind: type) -> None:
        super().__init__()
        for base in reversed(kind.__mro__):
            module = sys.modules.get(base.__module__)  # that of a pack may have been forgotten, to be read again
            self.update(vars(module) if module is not None else {})

    def __missing__(self, name: str) -> object:
        if hasattr(builtins, name):
            raise KeyError(name)
        return _Unknown


@interned
def field_types(kind: type) -> Mapping[str, object]:
    """Return the evaluated annotations of a class, including ``Annotated`` marks."""
    return get_type_hints(kind, localns=_Names(kind), include_extras=True)


def known_types(kind: type) -> Mapping[str, object]:
    """Return :func:`field_types`; none of a class whose annotations can't be evaluated, such as one in a function."""
    try:
        return field_types(kind)
    except (NameError, TypeError):
        return {}


def unmarked(kind: object) -> object:
    """Return a type without its ``Annotated`` marks."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return kind


@interned
def audiences(kind: type, *, over: bool = False) -> Mapping[str, Audience]:
    """Return the audience of each field of an attrs class, in field order."""
    hints = field_types(kind)
    shown_to: dict[str, Audience] = {}
    for attribute in fields(kind):
        marks = getattr(hints[attribute.name], "__metadata__", ())
        audience = next((mark for mark in reversed(marks) if isinstance(mark, Audience)), None)
        if audience is None:
            raise TypeError(
                f"{kind.__name__}.{attribute.name} does not say who may see it: "
                f"declare it Public, Own, Counted, Topped, Covered or Secret"
            )
        if _ENDS in marks and (audience not in REDACT or audience is Audience.PLACE):
            raise TypeError(f"{kind.__name__}.{attribute.name}: expected Own, Counted or Topped in UntilEnd[...]")
        shown_to[attribute.name] = Audience.EVERYONE if over and _ENDS in marks else audience
    return shown_to


def _items(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple | list)
    return tuple(value)


def _hide_count(value: object) -> object:
    return (None,) * len(_items(value))


def _hide_below(value: object) -> object:
    items = _items(value)
    return items[:1] + (None,) * (len(items) - 1)


def _hide_covered(value: object) -> object:
    return tuple([item >= 0 for item in cast("tuple[int, ...]", value)])


REDACT: dict[Audience, Callable[[object], object]] = {
    Audience.OWNER: lambda value: None,
    Audience.COUNT: _hide_count,
    Audience.TOP: _hide_below,
    Audience.PLACE: _hide_covered,
}
"""What others see of a value, by its audience: None, or a sequence with None for each hidden item."""


def is_whole(audience: Audience, is_owner: bool) -> bool:
    """Return whether a value with an audience is shown as it is, to its owner or to others."""
    return audience is Audience.EVERYONE or (is_owner and audience not in (Audience.PLACE, Audience.NOBODY))


def redacted(thing: object, is_owner: bool, over: bool = False) -> dict[str, object]:
    """Return the visible fields of an attrs object: Secret ones are left out, hidden values and items are None."""
    shown: dict[str, object] = {}
    for name, audience in audiences(type(thing), over=over).items():
        if audience is not Audience.NOBODY:
            value: object = getattr(thing, name)
            shown[name] = value if is_whole(audience, is_owner) else REDACT[audience](value)
    return shown
