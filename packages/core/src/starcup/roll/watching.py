"""Plugins whose every answer is looked at: to find out whose fault a failure was, and to test packs with.

In a game nobody looks at what the hooks of powers give back: that would be paid
at every call. When one has failed, the fatal choice is done once more with all
plugins watched, which names the one that was asked, wherever its code stands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from inspect import signature
from types import ModuleType
from typing import TYPE_CHECKING, cast

from starcup.kernel.blame import Blame, PluginFault, described
from starcup.kernel.errors import EndlessSteps
from starcup.kernel.steps import SeatStep
from starcup.plugins.answers import misfit
from starcup.plugins.manager import HookFunction, PluginManager
from starcup.roll import extension_hooks, hookspecs
from starcup.roll.hooks import Reassign, terms_fault
from starcup.roll.table import RollTable

if TYPE_CHECKING:
    from starcup.roll.ruleset import RollRuleset

Wrap = Callable[[str, str, HookFunction], HookFunction]


def watched(rules: RollRuleset, breach: Callable[[Blame], None]) -> RollRuleset:
    """The same rules with plugins watched. ``breach`` is told of wrong types and of looks that changed something.

    What a hook raises becomes a :class:`PluginFault` that names it.
    """

    def watch(plugins: PluginManager, specs: ModuleType) -> Wrap:
        return lambda plugin, hook, function: _watch(rules, plugins, specs, plugin, hook, function, breach)

    return rules.with_plugins(
        rules.plugins.wrapped(watch(rules.plugins, hookspecs)),
        rules.extensions.wrapped(watch(rules.extensions.plugins, extension_hooks)),
    )


def _watch(
    rules: RollRuleset,
    plugins: PluginManager,
    specs: ModuleType,
    plugin: str,
    hook: str,
    function: HookFunction,
    breach: Callable[[Blame], None],
) -> HookFunction:
    spec = getattr(specs, hook)
    looks = spec.combines != "trigger"
    parameters = list(signature(spec).parameters)
    place = parameters.index("seat") if "seat" in parameters else None

    @wraps(function)
    def asked(*arguments: object) -> object:
        table = arguments[0] if arguments and isinstance(arguments[0], RollTable) else None
        seat = cast(int, arguments[place]) if place is not None else _seat_at_work() if table is None else None
        before = _state(rules, table) if looks and table is not None else None
        try:
            answer = function(*arguments)
        except PluginFault:
            raise
        except Exception as error:
            raise plugins.fault(plugin, hook, seat, described(error), error) from error
        wrong = misfit(answer, hook, specs)
        if isinstance(answer, Reassign):
            wrong = terms_fault(answer, rules.die_keys, rules.phase_keys)
        if before is not None and table is not None and _state(rules, table) != before:
            wrong = wrong or "changed the table, which only a trigger may do"
        if wrong:
            breach(plugins.fault(plugin, hook, seat, wrong).blame)
        return answer

    return asked


def _seat_at_work() -> int | None:
    """The seat of the step being run, for hooks that are not told whom they are asked for."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        frame = frame.f_back
        step = frame.f_locals.get("self")
        if isinstance(step, SeatStep):
            return step.seat
    return None


def _state(rules: RollRuleset, table: RollTable) -> tuple[bytes, int, int]:
    return rules.encode(table), len(table.log or ()), len(table.journal.tail)


def raise_at_once(blame: Blame) -> None:
    """For tests: a breach is a failure."""
    raise PluginFault(blame)


def blame(
    rules: RollRuleset, error: Exception, table: RollTable | None, again: Callable[[RollTable], None]
) -> Blame | None:
    """Whose fault ``error`` was: by trying it again on ``table`` with all plugins watched, and by its traceback."""
    if isinstance(error, PluginFault):
        return error.blame
    if isinstance(error, EndlessSteps):
        return _pushed(rules, error)
    breaches: list[Blame] = []
    if table is not None:
        table.ruleset = table.rules = twin = watched(rules, breaches.append)
        for seat in table.seats:
            seat.powers = twin.powers_of(seat.tableau)
        try:
            again(table)
        except PluginFault as fault:
            return fault.blame
        except Exception:  # the same error as before, and from no hook
            pass
    found = rules.extension_plugins.blame(error) or rules.plugins.blame(error)
    return found or (breaches[-1] if breaches else None)


def _pushed(rules: RollRuleset, error: EndlessSteps) -> Blame | None:
    """The first of the endless steps that comes from a pack."""
    for kind in error.kinds:
        module = rules.step_kinds[kind].__module__ if kind in rules.step_kinds else ""
        for plugins, what in ((rules.extension_plugins, "extension"), (rules.plugins, "power")):
            pack = plugins.pack_of(module)
            if pack is not None:
                return Blame(f"pack {pack!r}, {what} {module.rpartition('.')[2]!r}, step {kind!r}", str(error))
    return None
