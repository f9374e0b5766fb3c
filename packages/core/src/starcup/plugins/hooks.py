"""Specifications of hooks: functions without a body, marked with how answers are combined and when they are called."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TypeVar

from starcup.plugins.manager import HookFunction, hookspec

F = TypeVar("F", bound=Callable[..., object])

TRIGGER = "trigger"
"""The mark of hooks without an answer to combine, which may change the table and push steps; no other hook may."""


def hook(combines: str, bound: str = "") -> Callable[[F], F]:
    """Return a decorator that marks a function as the specification of a hook.

    Args:
        combines: how the answers of several plugins are combined, in a word that the game explains.
        bound: when the hook is called, in a word that the game explains; empty if there is no such word. Checks of
            packs take it that all see at once what a ``sum`` or ``fold`` gives, unless it is bound to ``load`` or
            ``always``, and that what is bound to ``whole`` is asked about a table alone, what is hidden included.
    """

    def mark(function: F) -> F:
        function.combines = combines  # type: ignore[attr-defined]
        function.bound = bound  # type: ignore[attr-defined]
        return hookspec(function)

    return mark


def hooks_of(specs: ModuleType) -> dict[str, HookFunction]:
    """Return the hook specifications of a module by name, in the order of their declaration."""
    return {name: function for name, function in vars(specs).items() if hasattr(function, "combines")}


def is_trigger(spec: HookFunction) -> bool:
    """Return whether a hook may change the table."""
    return bool(getattr(spec, "combines", "") == TRIGGER)
