"""Interned objects: built once per process, then shared by all games."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
KeyT = TypeVar("KeyT")


def interned(make: Callable[P, T], most: int | None = None) -> Callable[P, T]:
    """Return ``make`` with a cache: equal positional arguments give the same object.

    For frozen choices and steps. A dictionary lookup is five times cheaper than
    building a frozen object, and legality can be checked by identity. The rules
    mostly limit the number of objects (colours x places x tiles), so none is
    dropped unless ``most`` says how many to keep.

    Args:
        make: a class or function whose result depends on its arguments alone.
        most: how many objects to keep; None: all.
    """
    return cast("Callable[P, T]", lru_cache(maxsize=most)(make))


class Interned:
    """A base of classes with a method ``of`` that returns one object for equal positional arguments, by a cache."""

    __slots__ = ()

    @classmethod
    def most_made(cls) -> int | None:
        """Return how many objects ``of`` remembers, where there may be many; None: all."""
        return None

    if TYPE_CHECKING:

        @classmethod
        def of(cls: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
            """Return the object that has these fields, the same one every time."""
            ...

    else:

        def __init_subclass__(cls, **named):
            super().__init_subclass__(**named)
            make = lru_cache(maxsize=cls.most_made())(cls)
            make.__doc__ = "Return the object that has these fields, the same one every time."
            cls.of = make  # a cache binds no class, and is found quicker than in a static method


class Made(dict[KeyT, T]):
    """A dictionary that makes missing values from their keys.

    With keys that are cheap to hash it is twice as fast as a cached function.

    Args:
        make: returns the value of a key.
        most: the number of entries at which the dictionary is cleared.

    >>> squares = Made(lambda number: number * number)
    >>> squares[7], len(squares)
    (49, 1)
    """

    MOST = 1 << 14
    """The number of entries at which the dictionary is cleared, unless it is told another one."""

    def __init__(self, make: Callable[[KeyT], T], most: int = MOST) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, key: KeyT) -> T:
        if len(self) >= self._most:
            self.clear()
        self[key] = value = self._make(key)
        return value
