"""Classes gathered for a ruleset, which names all of its own."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import isabstract
from types import MappingProxyType, ModuleType
from typing import TypeVar

from starcup.kernel.steps import AnyStep, Step

T = TypeVar("T")


def classes_in(module: ModuleType, base: type[T]) -> tuple[type[T], ...]:
    """Return the classes that a module defines, of those that derive from a base, in the order in which they stand.

    Args:
        module: where they are defined; what it imports does not count, nor private base classes.
        base: such as :class:`~starcup.Choice` or :class:`~starcup.Event`.
    """
    named = [kind for name, kind in vars(module).items() if isinstance(kind, type) and name[0] != "_"]
    return tuple(dict.fromkeys(kind for kind in named if kind.__module__ == module.__name__ and issubclass(kind, base)))


def by_kind(*steps: type[AnyStep] | ModuleType) -> Mapping[str, type[AnyStep]]:
    """Return classes of steps by their kinds, for ``Ruleset.step_kinds``.

    Args:
        *steps: the classes, or modules: of those the steps that they define, but for base classes without a kind: those
            that others of these steps derive from, abstract ones, and private ones.

    Raises:
        TypeError: one has no ``kind``, or two have the same.
    """
    classes: list[type[AnyStep]] = []
    for step in steps:
        classes += classes_in(step, Step) if isinstance(step, ModuleType) else [step]
    bases = {base for kind in classes for base in kind.__mro__[1:]}
    classes = [kind for kind in classes if kind.kind or kind in steps or not (kind in bases or isabstract(kind))]
    kinds: dict[str, type[AnyStep]] = {}
    for kind in classes:
        if not kind.kind or kind.kind in kinds:
            raise TypeError(f"{kind.__name__}: expected a kind of its own, found {kind.kind!r}")
        kinds[kind.kind] = kind
    return MappingProxyType(kinds)
