"""Actions in Python: both hooks are there, and each call names the pack if it fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup.kernel.blame import Blame, PluginFault
from starcup.plugins.guards import guarded
from starcup.plugins.manager import PluginManager
from starcup.plugins.power_sources import HookError
from starcup.plugins.watching import Breach, blame_for, watching
from starcup_tiny_epic._rules import hookspecs
from starcup_tiny_epic._rules.planets import OwnAction
from starcup_tiny_epic._rules.table import EpicTable

if TYPE_CHECKING:
    from starcup_tiny_epic._rules.ruleset import EpicRuleset


def own_action(plugins: PluginManager, key: str) -> OwnAction:
    """Return an action in Python, its hooks guarded.

    Args:
        plugins: the actions.
        key: that of its planet.

    Raises:
        HookError: one of the hooks is missing.
    """
    functions = plugins.functions(key)
    for hook in plugins.hooks:
        if hook not in functions:
            where, there = f"pack {plugins.packs[key]!r}, power {key!r}", " and ".join(functions)
            raise HookError(where, hook, "", f"missing: an action needs {' and '.join(plugins.hooks)}, found {there}")
    return OwnAction({hook: guarded(plugins, hookspecs, key, hook, function) for hook, function in functions.items()})


def watched(rules: EpicRuleset, breach: Breach) -> EpicRuleset:
    """Return the same rules with their actions in Python watched.

    Args:
        rules: the rules.
        breach: called if an answer is wrong, or a hook that is no trigger changed the table.
    """
    watch = watching(rules, rules.plugins, hookspecs, breach, lambda answer: "")

    def wrap(key: str) -> OwnAction:
        return OwnAction({hook: watch(key, hook, one) for hook, one in rules.plugins.functions(key).items()})

    return rules.with_own({rules.index[key]: wrap(key) for key in rules.plugins.packs})


def raise_at_once(blame: Blame) -> None:
    """Raise an error for a breach, for tests.

    Args:
        blame: whose fault it is.

    Raises:
        PluginFault: always.
    """
    raise PluginFault(blame)


def blame(
    rules: EpicRuleset, error: BaseException, table: EpicTable | None, again: Callable[[EpicTable], None]
) -> Blame | None:
    """Return whose fault an exception was; None if no action's.

    Args:
        rules: the rules.
        error: the exception.
        table: a copy of the table from before it; None if there is none.
        again: repeats on such a table what raised the exception.
    """

    def retried(breach: Breach) -> None:
        assert table is not None
        table.ruleset = watched(rules, breach)
        again(table)

    return blame_for(error, (rules.plugins,), rules.step_kinds, None if table is None else retried)
