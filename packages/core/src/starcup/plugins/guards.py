"""Hook functions with a guard around them: whoever fails is named, wherever the hook was asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import signature
from types import ModuleType
from typing import NoReturn

from starcup.kernel.blame import Blame, PluginFault, described
from starcup.plugins.answers import misfit
from starcup.plugins.manager import HookFunction, PluginManager

Arguments = Sequence[object]
Verdict = Callable[[object], str]
"""Says of an answer what is wrong with it; empty if nothing is."""
Look = Callable[[Arguments], tuple[int | None, Verdict]]
"""Looks at the arguments before a hook is asked: the seat that it is asked for, if known, and what to say after it."""


def guarded(
    plugins: PluginManager,
    specs: ModuleType,
    plugin: str,
    hook: str,
    function: HookFunction,
    *,
    look: Look | None = None,
    breach: Callable[[Blame], object] | None = None,
) -> HookFunction:
    """A hook function that names its plugin when it raises, or answers what does not fit its declaration.

    Args:
        plugins: the manager that the plugin belongs to.
        specs: the specifications of its hooks.
        plugin: its name.
        hook: the name of the hook.
        function: what the plugin does there.
        look: looks closer than at the type of the answer.
        breach: is told of wrong answers, and the game goes on with them; None: they are raised.
    """
    parameters = list(signature(getattr(specs, hook)).parameters)
    place = parameters.index("seat") if "seat" in parameters else None
    tell = _raised if breach is None else breach

    @wraps(function)
    def asked(*arguments: object) -> object:
        seat = None if place is None else arguments[place]
        assert seat is None or isinstance(seat, int)
        verdict: Verdict | None = None
        if look is not None:
            known, verdict = look(arguments)
            seat = known if seat is None else seat
        try:
            answer = function(*arguments)
        except PluginFault:
            raise
        except Exception as error:
            raise plugins.fault(plugin, hook, seat, described(error), error) from error
        wrong = misfit(answer, hook, specs)
        if not wrong and verdict is not None:
            wrong = verdict(answer)
        if wrong:
            tell(plugins.fault(plugin, hook, seat, wrong).blame)
        return answer

    return asked


def _raised(blame: Blame) -> NoReturn:
    raise PluginFault(blame)
