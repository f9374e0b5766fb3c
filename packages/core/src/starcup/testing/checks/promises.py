"""The checks that a whole game and a pack of any game have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from starcup.testing.bench import Bench
from starcup.testing.checks.answering import check_legal, check_refusals
from starcup.testing.checks.copies import check_copies
from starcup.testing.checks.repeats import check_repeat, check_replay
from starcup.testing.checks.secrets import check_at_once, check_draws, check_hidden
from starcup.testing.checks.telling import check_told
from starcup.testing.checks.worlds import check_worlds
from starcup.testing.findings import Finding

PROMISES: Mapping[str, Callable[[Bench], list[Finding]]] = MappingProxyType(
    {
        "legal": check_legal,
        "refusals": check_refusals,
        "hidden": check_hidden,
        "told": check_told,
        "draws": check_draws,
        "at-once": check_at_once,
        "worlds": check_worlds,
        "copies": check_copies,
        "repeat": check_repeat,
        "replay": check_replay,
    }
)
"""The checks by name, in the order in which they are made."""
