"""Plugins whose every answer is looked at: to find out whose fault a failure was, and to test packs with.

In a game nobody looks at what the hooks of powers give back: that would be paid
at every call. When one has failed, the fatal choice is done once more with all
plugins watched, which names the one that was asked, wherever its code stands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from starcup.kernel.blame import Blame, PluginFault
from starcup.kernel.errors import EndlessSteps
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import AnyStep, SeatStep
from starcup.kernel.table import Table
from starcup.plugins.guards import Arguments, Verdict, guarded
from starcup.plugins.hooks import is_trigger
from starcup.plugins.manager import HookFunction, PluginManager

Breach = Callable[[Blame], object]
Wrap = Callable[[str, str, HookFunction], HookFunction]
CHANGED = "changed the table, which only a trigger may do"


def watching(
    rules: Ruleset[Any, Any], plugins: PluginManager, specs: ModuleType, breach: Breach, wrong: Verdict
) -> Wrap:
    """What puts a watch around each hook function of some plugins.

    Args:
        rules: to tell by a save whether a table has changed.
        plugins: the manager of the plugins.
        specs: the specifications of their hooks.
        breach: is told of wrong types and of looks that changed something.
        wrong: what the game itself finds wrong with an answer.
    """

    def watch(plugin: str, hook: str, function: HookFunction) -> HookFunction:
        looks = not is_trigger(getattr(specs, hook))

        def look(arguments: Arguments) -> tuple[int | None, Verdict]:
            table = arguments[0] if arguments and isinstance(arguments[0], Table) else None
            if table is None:
                return _seat_at_work(), wrong
            before = _state(rules, table) if looks else None

            def verdict(answer: object) -> str:
                return wrong(answer) or ("" if before is None or _state(rules, table) == before else CHANGED)

            return None, verdict

        return guarded(plugins, specs, plugin, hook, function, look=look, breach=breach)

    return watch


def _seat_at_work() -> int | None:
    """The seat of the step being run, for hooks that are not told whom they are asked for."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        frame = frame.f_back
        step = frame.f_locals.get("self")
        if isinstance(step, SeatStep):
            return step.seat
    return None


def _state(rules: Ruleset[Any, Any], table: Table) -> tuple[bytes, int, int]:
    return rules.encode(table), len(table.log or ()), len(table.journal.tail)


def blame_for(
    error: Exception,
    managers: Sequence[PluginManager],
    step_kinds: Mapping[str, type[AnyStep]],
    again: Callable[[Breach], object] | None,
) -> Blame | None:
    """Whose fault ``error`` was: by trying it again with all plugins watched, and by its traceback.

    Args:
        error: what came out.
        managers: of the plugins that may be at fault, those asked first in front.
        step_kinds: those of the ruleset, to know which steps are a pack's.
        again: does what failed once more, with all plugins watched; None if that can't be done.
    """
    if isinstance(error, PluginFault):
        return error.blame
    if isinstance(error, EndlessSteps):
        return _pushed(error, managers, step_kinds)
    breaches: list[Blame] = []
    if again is not None:
        try:
            again(breaches.append)
        except PluginFault as fault:
            return fault.blame
        except Exception:  # the same error as before, and from no hook
            pass
    found = next(filter(None, (plugins.blame(error) for plugins in managers)), None)
    return found or (breaches[-1] if breaches else None)


def _pushed(
    error: EndlessSteps, managers: Sequence[PluginManager], step_kinds: Mapping[str, type[AnyStep]]
) -> Blame | None:
    """The first of the endless steps that comes from a pack."""
    for kind in error.kinds:
        module = step_kinds[kind].__module__ if kind in step_kinds else ""
        for plugins in managers:
            pack = plugins.pack_of(module)
            if pack is not None:
                return Blame(f"pack {pack!r}, {plugins.what} {module.rpartition('.')[2]!r}, step {kind!r}", str(error))
    return None
