"""Declarations of hooks: a function without a body, marked with how answers are combined and when it is asked."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TypeVar

from starcup.plugins.manager import HookFunction, hookspec

F = TypeVar("F", bound=Callable[..., object])

TRIGGER = "trigger"
"""Nothing comes back that is combined; the hook may change the table and push steps. All others only look."""


def hook(combines: str, bound: str = "") -> Callable[[F], F]:
    """Return the mark of a hook's specification.

    Args:
        combines: how the answers of several plugins are put together, in a word that the game explains.
        bound: when the hook is asked, in a word that the game explains; empty if there is nothing to say.
    """

    def mark(function: F) -> F:
        function.combines = combines  # type: ignore[attr-defined]
        function.bound = bound  # type: ignore[attr-defined]
        return hookspec(function)

    return mark


def hooks_of(specs: ModuleType) -> dict[str, HookFunction]:
    """The specifications of a module by name, in the order of their declaration."""
    return {name: function for name, function in vars(specs).items() if hasattr(function, "combines")}


def is_trigger(spec: HookFunction) -> bool:
    """Whether a hook may change the table."""
    return bool(getattr(spec, "combines", "") == TRIGGER)
