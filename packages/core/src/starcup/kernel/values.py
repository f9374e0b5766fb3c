"""Frozen classes of attrs, made in a third of the time: there are hundreds, and every start makes them all.

attrs writes and compiles code for each class. Of that only ``__init__`` is worth its time; how
such objects are compared, hashed and shown is the same for all of them, and stands here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING

import attrs
from attrs import AttrsInstance, fields

__all__ = ["frozen"]

if TYPE_CHECKING:
    from attrs import frozen
else:

    def frozen(kind=None, *, eq=True, **options):
        """As ``attrs.frozen``, which type checkers take it for. Fields compare by ``==`` alone: no ``eq=key``."""
        if kind is None:
            return partial(frozen, eq=eq, **options)
        own = vars(kind)
        if eq and "__eq__" not in own:
            kind.__eq__ = _equal
            if own.get("__hash__") is None:
                kind.__hash__ = _hash
        if "__repr__" not in own:
            kind.__repr__ = _show
        return attrs.frozen(kind, eq=False, repr=False, **options)


def _equal(self: AttrsInstance, other: object) -> object:
    kind = type(self)
    if type(other) is not kind:
        return NotImplemented
    content = _content(kind)
    return content(self) == content(other)


def _hash(self: AttrsInstance) -> int:
    kind = type(self)
    return hash((kind, _content(kind)(self)))


@recursive_repr("...")
def _show(self: AttrsInstance) -> str:
    kind = type(self)
    shown = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(kind) if one.repr)
    return f"{kind.__qualname__.rpartition('>.')[2]}({shown})"


@cache
def _content(kind: type[AttrsInstance]) -> Callable[[object], object]:
    """What objects of a class are compared by."""
    names = [one.name for one in fields(kind) if one.eq]
    return attrgetter(*names) if names else lambda _: ()
