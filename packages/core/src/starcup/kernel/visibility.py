"""Audiences of the fields of a table, declared in their types, and the views compiled from them.

``credits: Public[int]`` is shown to all, ``Own[...]`` to its owner; of
``Counted[...]`` others see the length, of ``Topped[...]`` the length and the
first item; ``Secret[...]`` is in no view. ``UntilEnd[Own[...]]`` is shown to all
when the game is over. A field without an audience is an error, so that nothing
is shown by accident.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Protocol, TypeVar, get_args, get_origin, get_type_hints

from attrs import fields

T = TypeVar("T")
ViewT_co = TypeVar("ViewT_co", covariant=True)


class Audience(StrEnum):
    """The audience of a field."""

    EVERYONE = "everyone"
    OWNER = "owner"
    COUNT = "count"
    TOP = "top"
    NOBODY = "nobody"


Public = Annotated[T, Audience.EVERYONE]
Own = Annotated[T, Audience.OWNER]
Counted = Annotated[T, Audience.COUNT]
Topped = Annotated[T, Audience.TOP]
Secret = Annotated[T, Audience.NOBODY]

_ENDS = object()
UntilEnd = Annotated[T, _ENDS]
"""Around ``Own``, ``Counted`` or ``Topped``: hidden from others until the game is over, shown to all then."""


class Look(Protocol[ViewT_co]):
    """A function that copies the fields of an object that may be seen."""

    def __call__(self, thing: object, is_owner: bool, over: bool = False) -> ViewT_co:
        """Return the copy; ``is_owner`` tells whether the viewer owns the object, ``over`` that the game has ended."""


class _Unknown:
    """A stand-in for types that are imported for type checking only."""

    def __class_getitem__(cls, _: object) -> type:
        return cls


class _Names(dict[str, object]):
    """The names in the annotations of a class; those imported for type checking only are :class:`_Unknown`."""

    def __init__(self, kind: type) -> None:
        super().__init__()
        for base in reversed(kind.__mro__):
            self.update(vars(sys.modules[base.__module__]))

    def __missing__(self, name: str) -> object:
        if hasattr(builtins, name):
            raise KeyError(name)
        return _Unknown


def field_types(kind: type) -> dict[str, object]:
    """Return the evaluated annotations of a class, including ``Annotated`` marks."""
    return get_type_hints(kind, localns=_Names(kind), include_extras=True)


def unmarked(kind: object) -> object:
    """Return a type without its ``Annotated`` marks."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return kind


def audiences(kind: type, *, over: bool = False) -> dict[str, Audience]:
    """Return the audience of each field of an attrs class, in field order.

    Args:
        kind: the class.
        over: the audiences at the end of a game: what was hidden ``UntilEnd`` is for everyone.

    Raises:
        TypeError: a field declares no audience, or one that can't end with the game.
    """
    hints = field_types(kind)
    found: dict[str, Audience] = {}
    for attribute in fields(kind):
        marks = getattr(hints[attribute.name], "__metadata__", ())
        audience = next((mark for mark in reversed(marks) if isinstance(mark, Audience)), None)
        if audience is None:
            raise TypeError(
                f"{kind.__name__}.{attribute.name} does not say who may see it: "
                f"declare it Public, Own, Counted, Topped or Secret"
            )
        if _ENDS in marks and audience not in _REDACT:
            raise TypeError(f"{kind.__name__}.{attribute.name}: expected Own, Counted or Topped in UntilEnd[...]")
        found[attribute.name] = Audience.EVERYONE if over and _ENDS in marks else audience
    return found


def _items(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple | list)
    return tuple(value)


def _hide_count(value: object) -> object:
    return (None,) * len(_items(value))


def _hide_below(value: object) -> object:
    items = _items(value)
    return items[:1] + (None,) * (len(items) - 1)


_REDACT: dict[Audience, Callable[[object], object]] = {
    Audience.OWNER: lambda value: None,
    Audience.COUNT: _hide_count,
    Audience.TOP: _hide_below,
}


_KNOWN: dict[tuple[type, bool], dict[str, Audience]] = {}


def redacted(thing: object, is_owner: bool, over: bool = False) -> dict[str, object]:
    """Return the visible fields of an attrs object: Secret ones are left out, hidden values and items are None.

    Args:
        thing: the object.
        is_owner: whether the viewer owns it.
        over: whether the game has ended.
    """
    key = type(thing), over
    known = _KNOWN.get(key)
    if known is None:
        known = _KNOWN[key] = audiences(type(thing), over=over)
    shown: dict[str, object] = {}
    for name, audience in known.items():
        if audience is not Audience.NOBODY:
            value: object = getattr(thing, name)
            shown[name] = value if is_owner or audience not in _REDACT else _REDACT[audience](value)
    return shown


def compile_view(source: type, target: Callable[..., T]) -> Look[T]:
    """Return a function ``(object, is_owner, over=False) -> view`` that copies the visible fields of an object.

    ``target`` is an attrs class with exactly the fields of ``source`` that are
    not Secret. Hidden items of sequences become None, so that lengths stay
    known; other hidden values become None.

    Raises:
        TypeError: the fields of ``target`` are not the visible ones.
    """
    names = tuple(_check_fields(source, target))
    during, at_end = (
        {name: _REDACT[audience] for name, audience in audiences(source, over=over).items() if audience in _REDACT}
        for over in (False, True)
    )

    def view(thing: object, is_owner: bool, over: bool = False) -> T:
        values = {name: getattr(thing, name) for name in names}
        if not is_owner:
            for name, redact in (at_end if over else during).items():
                values[name] = redact(values[name])
        made: T = target(**values)
        return made

    return view


def _check_fields(source: type, target: Callable[..., object], given: tuple[str, ...] = ()) -> dict[str, Audience]:
    """The audiences of the fields that may be seen, which are those of the view, besides some that it is given."""
    shown = audiences(source)
    for name in [name for name, audience in shown.items() if audience is Audience.NOBODY]:
        del shown[name]
    assert isinstance(target, type)
    wanted = {attribute.name for attribute in fields(target) if attribute.init}
    if missing := (wanted ^ set(shown)).difference(given):
        raise TypeError(f"{target.__name__} and what {source.__name__} shows differ in {', '.join(sorted(missing))}")
    return shown


def compile_table_view(source: type, target: type[T]) -> Callable[[object, int], T]:
    """A function ``(table, seat) -> view`` that copies what a seat may see of a table, and nothing else.

    ``target`` is an attrs class with the fields of ``source`` that are not Secret. The list ``seats`` of the table, one
    attrs object for each seat, becomes a tuple of the class that ``seats`` of ``target`` names: their owners see what
    is Own, Counted or Topped. ``seat``, if ``target`` has it, is the number of the seat whose view it is.

    Raises:
        TypeError: the fields of ``target`` are not those that may be seen, or there are no seats.
    """
    theirs, ours = field_types(source), field_types(target)
    for kind, names in ((source, theirs), (target, ours)):
        if "seats" not in names:
            raise TypeError(f"{kind.__name__} has no field seats, for what lies before each seat")
    look = compile_view(_item(theirs["seats"]), _item(ours["seats"]))
    _check_fields(source, target, ("seats", "seat"))

    def view(table: object, seat: int) -> T:
        over: bool = getattr(table, "finished")  # noqa: B009 - all tables have it, and no type here says so
        values = redacted(table, False, over)
        owners: list[object] = getattr(table, "seats")  # noqa: B009 - the same
        values["seats"] = tuple([look(one, owner == seat, over) for owner, one in enumerate(owners)])
        if "seat" in ours:
            values["seat"] = seat
        return target(**values)

    return view


def _item(kind: object) -> type:
    """The class of the items of a list or tuple type."""
    kind = unmarked(kind)
    item: object = next(iter(get_args(kind)), None)
    if not isinstance(item, type):
        raise TypeError(f"seats: expected a list or tuple of a class, found {kind}")
    return item
