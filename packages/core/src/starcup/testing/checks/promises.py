"""The checks that a whole game and a pack of any game have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from starcup.testing.bench import Bench
from starcup.testing.checks.answering import check_legal, check_orders, check_refusals, check_sets
from starcup.testing.checks.copies import check_clones, check_saves, check_undo
from starcup.testing.checks.repeats import check_outside, check_repeat, check_replay
from starcup.testing.checks.secrets import check_at_once, check_draws, check_hidden
from starcup.testing.checks.telling import check_told
from starcup.testing.checks.worlds import check_worlds
from starcup.testing.findings import Finding

PROMISES: Mapping[str, Callable[[Bench], list[Finding]]] = MappingProxyType(
    {
        "legal": check_legal,
        "sets": check_sets,
        "orders": check_orders,
        "refusals": check_refusals,
        "hidden": check_hidden,
        "told": check_told,
        "draws": check_draws,
        "at-once": check_at_once,
        "worlds": check_worlds,
        "undo": check_undo,
        "clones": check_clones,
        "saves": check_saves,
        "repeat": check_repeat,
        "replay": check_replay,
        "outside": check_outside,
    }
)
"""The checks by name, in the order in which they are made."""
