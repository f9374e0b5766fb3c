"""Guards around hook functions, which name the plugin that fails; and watched plugins, whose answers are all checked.

In a game the answers of powers are not checked where that would cost time at
every call. After a failure the choice that led to it is carried out again with
all plugins watched; the plugin that was called is then named in the error.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import wraps
from inspect import signature
from typing import Any

from starcup.kernel.blame import Blame, PluginFault, described
from starcup.kernel.errors import EndlessSteps
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import SeatStep, Step
from starcup.kernel.table import Table
from starcup.kernel.view import View
from starcup.plugins.hooks import is_trigger
from starcup.plugins.manager import HookFunction, PluginManager

Breach = Callable[[Blame], object]
Wrap = Callable[[str, str, HookFunction], HookFunction]
CHANGED = "changed the table, which only a trigger may do"
Arguments = Sequence[object]
Verdict = Callable[[object], str]
"""A function that returns a message if an answer is wrong, else an empty text."""
Look = Callable[[Arguments], tuple[int | None, Verdict]]
"""A function called with the arguments of a hook: it returns the seat, or None, and a check of the answer."""


def guarded(
    plugins: PluginManager,
    plugin: str,
    hook: str,
    function: HookFunction,
    *,
    look: Look,
    breach: Breach | None = None,
) -> HookFunction:
    """Return a hook function whose failures and wrong answers name its plugin; ``breach`` lets the latter pass."""
    parameters = list(signature(plugins.specs[hook]).parameters)
    place = parameters.index("seat") if "seat" in parameters else None

    @wraps(function)
    def asked(*arguments: object) -> object:
        seat = None if place is None else arguments[place]
        known, verdict = look(arguments)
        seat = known if seat is None else seat
        assert seat is None or isinstance(seat, int)
        try:
            answer = function(*arguments)
        except PluginFault:
            raise
        except (Exception, SystemExit) as error:
            raise plugins.fault(plugin, hook, seat, described(error), error) from error
        wrong = plugins.misfit(hook, answer) or verdict(answer)
        if wrong:
            fault = plugins.fault(plugin, hook, seat, wrong)
            if breach is None:
                raise fault
            breach(fault.blame)
        return answer

    return asked


def watching(
    rules: Ruleset[Any, Any],
    plugins: PluginManager,
    breach: Breach | None,
    verdict_on: Callable[[str], Verdict],
) -> Wrap:
    """Return the function that puts a watch around each hook function of some plugins."""

    def watch(plugin: str, hook: str, function: HookFunction) -> HookFunction:
        looks, wrong = not is_trigger(plugins.specs[hook]), verdict_on(plugin)

        def look(arguments: Arguments) -> tuple[int | None, Verdict]:
            table = arguments[0] if arguments else None
            if not isinstance(table, Table) or isinstance(table, View):  # a game's views have its table's type
                return _seat_at_work(), wrong
            try:
                before = _state(rules, table) if looks else None
            except AttributeError:  # it lacks what is hidden from somebody, and is dropped after the call
                before = None

            def verdict(answer: object) -> str:
                if before is None:
                    return wrong(answer) or _pushed_in_vain(table)
                return wrong(answer) or ("" if _state(rules, table) == before else CHANGED)

            return None, verdict

        return guarded(plugins, plugin, hook, function, look=look, breach=breach)

    return watch


def _pushed_in_vain(table: Table) -> str:
    """Return what was pushed on a table and is no step; empty if nothing was."""
    pushed: list[object] = [*table.stack]  # a power's code may have no types
    odd = [thing for thing in pushed if not isinstance(thing, Step)]
    return f"pushed {odd[0]!r}, expected steps" if odd else ""


def _seat_at_work() -> int | None:
    """Return the seat of the step that is running, for hooks without a seat as an argument; None if there is none."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        frame = frame.f_back
        step = frame.f_locals.get("self")
        if isinstance(step, SeatStep):
            return step.seat
    return None


def _state(rules: Ruleset[Any, Any], table: Table) -> tuple[bytes, int, int]:
    return rules.encode(table), len(table.log or ()), len(table.journal)  # whose tail is empty after a clone


def blamed_plugin(
    error: BaseException, managers: Sequence[PluginManager], again: Callable[[Breach], object] | None
) -> Blame | None:
    """Return the plugin that caused an exception, found by a second try with watched plugins, or by the traceback."""
    if isinstance(error, PluginFault):
        return error.blame
    if isinstance(error, EndlessSteps):
        return None
    breaches: list[Blame] = []
    if again is not None:
        try:
            again(breaches.append)
        except PluginFault as fault:
            return fault.blame
        except (Exception, SystemExit):  # the same error as before, not raised by a hook
            pass
    blame = next(filter(None, (plugins.blame(error) for plugins in managers)), None)
    return blame or (breaches[-1] if breaches else None)
