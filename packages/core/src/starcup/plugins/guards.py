"""Guards around hook functions, which name the plugin in the error if it fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import signature

from starcup.kernel.blame import Blame, PluginFault, described
from starcup.plugins.manager import HookFunction, PluginManager

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
    breach: Callable[[Blame], object] | None = None,
) -> HookFunction:
    """Return a hook function that raises an error with the name of its plugin if it raises or its answer is wrong.

    ``breach`` is called for each wrong answer instead, and the game goes on with that answer.
    """
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
