"""Interned objects: built once per process, then shared by every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def interned(make: Callable[P, T]) -> Callable[P, T]:
    """``make`` with a memory: equal positional arguments give the same object.

    For frozen choices and steps. Asking a dictionary is five times cheaper than
    building a frozen object, and legality can be checked by identity. What can
    be made is bounded by the rules (colours x places x tiles), so nothing is
    ever dropped.
    """
    return cast("Callable[P, T]", cache(make))
