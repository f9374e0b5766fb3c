"""Guards around hook functions, which name the plugin in the error if it fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import signature
from types import ModuleType
from typing import NoReturn, TypeVar

from starcup.kernel.blame import Blame, PluginFault, described
from starcup.plugins.answers import misfit
from starcup.plugins.manager import HookFunction, PluginManager

T = TypeVar("T")
Arguments = Sequence[object]
Verdict = Callable[[object], str]
"""A function that returns a message if an answer is wrong, else an empty text."""
Look = Callable[[Arguments], tuple[int | None, Verdict]]
"""A function called with the arguments of a hook: it returns the seat, or None, and a check of the answer."""


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
    """Return a hook function that raises an error with the name of its plugin if it raises or its answer is wrong.

    Args:
        plugins: the manager of the plugin.
        specs: the specifications of its hooks.
        plugin: the name of the plugin.
        hook: the name of the hook.
        function: the plugin's function for the hook.
        look: a further check beside that of the answer's type.
        breach: called for each wrong answer, and the game goes on with that answer; None: an error is raised.
    """
    parameters = list(signature(getattr(specs, hook)).parameters)
    place = parameters.index("seat") if "seat" in parameters else None
    tell = raise_at_once if breach is None else breach

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
        except (Exception, SystemExit) as error:
            raise plugins.fault(plugin, hook, seat, described(error), error) from error
        wrong = misfit(answer, hook, specs)
        if not wrong and verdict is not None:
            wrong = verdict(answer)
        if wrong:
            tell(plugins.fault(plugin, hook, seat, wrong).blame)
        return answer

    return asked


def raise_at_once(blame: Blame) -> NoReturn:
    """Raise an error for a wrong answer.

    Raises:
        PluginFault: always.
    """
    raise PluginFault(blame)


def answer_of(hook: Callable[..., T], *arguments: object, lacking: bool = False) -> T | None:
    """Return the answer of a guarded hook.

    Args:
        hook: the function.
        *arguments: the table first.
        lacking: the table lacks what is hidden from somebody; the answer is None if the hook looks for that.

    Raises:
        PluginFault: it fails.
    """
    try:
        return hook(*arguments)
    except PluginFault as fault:
        if lacking and isinstance(fault.__cause__, AttributeError):
            return None
        raise
