"""Classes gathered for a ruleset, which names all of its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import TypeVar

from starcup.kernel.steps import AnyStep

T = TypeVar("T")


def classes_in(module: ModuleType, base: type[T]) -> tuple[type[T], ...]:
    """Return the classes that a module defines, of those that derive from a base, in the order in which they stand.

    Args:
        module: where they are defined; what it imports does not count.
        base: such as :class:`~starcup.Choice` or :class:`~starcup.Event`.
    """
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    return tuple(dict.fromkeys(one for one in own if issubclass(one, base)))


def by_kind(*steps: type[AnyStep]) -> Mapping[str, type[AnyStep]]:
    """Return classes of steps by their kinds, for ``Ruleset.step_kinds``.

    Args:
        *steps: the classes.

    Raises:
        TypeError: one has no ``kind``, or two have the same.
    """
    found: dict[str, type[AnyStep]] = {}
    for step in steps:
        if not step.kind or step.kind in found:
            raise TypeError(f"{step.__name__}: expected a kind of its own, found {step.kind!r}")
        found[step.kind] = step
    return MappingProxyType(found)
