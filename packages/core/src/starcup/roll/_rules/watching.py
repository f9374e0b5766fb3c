"""Watched powers and extensions of Roll for the Galaxy: see :mod:`starcup.plugins.watching`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup.kernel.blame import Blame, PluginFault
from starcup.plugins.watching import Breach, blame_for, watching
from starcup.roll._rules import extension_hooks, hookspecs
from starcup.roll._rules.hooks import Reassign, terms_fault
from starcup.roll._rules.table import RollTable

if TYPE_CHECKING:
    from starcup.roll._rules.ruleset import RollRuleset


def watched(rules: RollRuleset, breach: Breach) -> RollRuleset:
    """Return the same rules with their plugins watched.

    ``breach`` is called for answers of wrong types, and for hooks that may only read the table but changed
    something. An exception in a hook becomes a :class:`PluginFault` that names the hook.
    """

    def wrong(answer: object) -> str:
        return terms_fault(answer, rules.die_keys, rules.phase_keys) if isinstance(answer, Reassign) else ""

    extensions = rules.extensions
    return rules.with_plugins(
        rules.plugins.wrapped(watching(rules, rules.plugins, hookspecs, breach, wrong)),
        extensions.wrapped(watching(rules, extensions.plugins, extension_hooks, breach, wrong)),
    )


def raise_at_once(blame: Blame) -> None:
    """Raise an error for a breach, for tests."""
    raise PluginFault(blame)


def blame(
    rules: RollRuleset, error: BaseException, table: RollTable | None, again: Callable[[RollTable], None]
) -> Blame | None:
    """Return whose fault ``error`` was; ``again`` repeats on ``table`` what led to it."""

    def retried(breach: Breach) -> None:
        assert table is not None
        table.ruleset = table.rules = twin = watched(rules, breach)
        for seat in table.seats:
            seat.powers = twin.powers_of(seat.tableau)
        again(table)

    managers = (rules.extension_plugins, rules.plugins)
    return blame_for(error, managers, rules.step_kinds, None if table is None else retried)
