"""The phases of the box, each with its steps (ROUND-2)."""

from __future__ import annotations

from starcup_race._rules.consume import consume_steps
from starcup_race._rules.definitions import Phase
from starcup_race._rules.explore import explore_steps
from starcup_race._rules.placing import develop_steps, settle_steps
from starcup_race._rules.produce import produce_steps

PHASES: tuple[Phase, ...] = (
    Phase("explore", "Explore", explore_steps),
    Phase("develop", "Develop", develop_steps),
    Phase("settle", "Settle", settle_steps),
    Phase("consume", "Consume", consume_steps),
    Phase("produce", "Produce", produce_steps),
)
"""The phases of the box by number."""
