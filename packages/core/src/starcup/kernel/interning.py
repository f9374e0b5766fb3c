"""Interned objects: built once per process, then shared by every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def interned(make: Callable[P, T], most: int | None = None) -> Callable[P, T]:
    """``make`` with a memory: equal positional arguments give the same object.

    For frozen choices and steps. Asking a dictionary is five times cheaper than
    building a frozen object, and legality can be checked by identity. What can
    be made is mostly bounded by the rules (colours x places x tiles), so nothing
    is ever dropped, unless ``most`` says how many to keep.
    """
    return cast("Callable[P, T]", lru_cache(maxsize=most)(make))
