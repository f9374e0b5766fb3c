"""Copies of state: what can change is copied, what can't is shared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from enum import Enum
from types import CodeType, FunctionType, MappingProxyType, UnionType
from typing import Any, Literal, NewType, Union, cast, get_args, get_origin

import attrs

from starcup.kernel.interning import Made
from starcup.kernel.values import is_frozen
from starcup.kernel.visibility import known_types, unmarked

_SHARED = (int, str, float, bytes, tuple, frozenset, range, type, Enum, type(None))


def copied(value: object) -> object:
    """Return an independent copy of part of a table.

    Numbers, texts, tuples and frozen objects are shared, so a tuple must hold nothing that can change. Lists,
    dictionaries and attrs objects are copied with what they hold; of anything else ``copy.deepcopy`` decides. A class
    whose objects never change says so by an attribute ``__shared__``.
    """
    return _WAYS[type(value)](value)


def copier(kind: type, stated: Mapping[str, str] = MappingProxyType({})) -> Callable[[Any], Any]:
    """Return the function that copies objects of a class; it assigns what the declared types of its fields share."""
    hints = known_types(kind)
    plain = cast(object, kind.__setattr__) is object.__setattr__  # else past validators and converters
    known: dict[str, object] = {"new": object.__new__, "put": object.__setattr__, "kind": kind, "copied": copied}
    lines = ["twin = new(kind)"]
    for name in (field.name for field in attrs.fields(kind)):
        hint = unmarked(hints.get(name, object))
        value = stated.get(name) or _copy_of(f"thing.{name}", hint)
        if name not in stated and (part := _part(hint)):
            known |= {f"kind_{name}": part, f"copy_{name}": _at_first(f"copy_{name}", part, known)}
            value = f"[copy_{name}(part) if type(part) is kind_{name} else copied(part) for part in thing.{name}]"
        lines.append(f"twin.{name} = {value}" if plain else f"put(twin, {name!r}, {value})")
    source = "def copy(thing):\n    " + "\n    ".join([*lines, "return twin"])
    code = compile(source, "<starcup.kernel.copying>", "exec").co_consts[0]
    assert isinstance(code, CodeType)
    return FunctionType(code, known)


def _at_first(name: str, part: type, known: dict[str, object]) -> Callable[[object], object]:
    """Return what copies the first object of a class and leaves its place to the class's copier: classes may nest."""

    def copy(value: object) -> object:
        known[name] = _WAYS[part]
        return _WAYS[part](value)

    return copy


def _copy_of(value: str, hint: object) -> str:
    """Return the expression that copies a value of a declared type."""
    if _shares(hint):
        return value
    if get_origin(hint) is not list:
        return f"copied({value})"
    return f"{value}.copy()" if _shares(get_args(hint)[0]) else f"[copied(part) for part in {value}]"


def _part(hint: object) -> type | None:
    """Return the attrs class whose objects a list holds by its declared type; they can be copied without a lookup."""
    part = get_args(hint)[0] if get_origin(hint) is list else None
    return part if isinstance(part, type) and attrs.has(part) and not _is_shared(part) else None


def _shares(hint: object) -> bool:
    """Return whether values of a declared type are shared."""
    hint = unmarked(hint)
    while isinstance(hint, NewType):
        hint = unmarked(hint.__supertype__)
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return all(map(_shares, get_args(hint)))
    return origin in (tuple, frozenset, Literal) or (origin is None and isinstance(hint, type) and _is_shared(hint))


def _is_shared(kind: type) -> bool:
    return issubclass(kind, _SHARED) or is_frozen(kind) or hasattr(kind, "__shared__")


def _way(kind: type) -> Callable[[object], object]:
    """How objects of a class are copied."""
    if _is_shared(kind):
        return lambda value: value
    if kind is list:
        return lambda value: [_WAYS[type(part)](part) for part in cast("list[object]", value)]
    if kind is dict:
        return lambda value: {key: _WAYS[type(part)](part) for key, part in cast("dict[object, object]", value).items()}
    return copier(kind) if attrs.has(kind) else deepcopy


_WAYS: Made[type, Callable[[object], object]] = Made(_way)
