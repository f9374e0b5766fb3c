"""Watched powers in Python: see :mod:`starcup.plugins.watching`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup.kernel.blame import Blame, PluginFault
from starcup.plugins.watching import Breach, blame_for, watching
from starcup_race._rules import hookspecs
from starcup_race._rules.hook_compiling import LOAD_HOOKS, wrong_answer
from starcup_race._rules.own_powers import OwnPower
from starcup_race._rules.table import RaceTable

if TYPE_CHECKING:
    from starcup_race._rules.ruleset import RaceRuleset


def watched(rules: RaceRuleset, breach: Breach) -> RaceRuleset:
    """Return the same rules with their powers in Python watched.

    Args:
        rules: the rules.
        breach: called if an answer is wrong, or a hook that is no trigger changed the table.
    """
    keys = rules.keys

    def wrap(power: OwnPower) -> OwnPower:
        key = keys[power.card]
        watch = watching(rules, rules.plugins, hookspecs, breach, lambda answer: wrong_answer(key, answer))
        functions = rules.plugins.functions(key)
        called = {hook: watch(key, hook, one) for hook, one in functions.items() if hook not in LOAD_HOOKS}
        return OwnPower(power.card, power.amounts, called, power.phases)

    return rules.with_own({card: wrap(power) for card, power in rules.own.items()})


def raise_at_once(blame: Blame) -> None:
    """Raise an error for a breach, for tests.

    Args:
        blame: whose fault it is.

    Raises:
        PluginFault: always.
    """
    raise PluginFault(blame)


def blame(
    rules: RaceRuleset, error: BaseException, table: RaceTable | None, again: Callable[[RaceTable], None]
) -> Blame | None:
    """Return whose fault an exception was; None if no power's.

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
