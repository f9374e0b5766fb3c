"""The phases and action cards of the box by number (ROUND-2, ACTION-5); those that extensions add follow them."""

from __future__ import annotations

from starcup_race._rules.definitions import Action

EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE = range(5)
BOX_PHASES: tuple[str, ...] = ("explore", "develop", "settle", "consume", "produce")
"""The keys of the phases of the box by number, in their order (ROUND-2)."""

EXPLORE_5, EXPLORE_1_1, CHOSE_DEVELOP, CHOSE_SETTLE, TRADE, DOUBLE, CHOSE_PRODUCE = range(7)
ACTIONS: tuple[Action, ...] = (
    Action("explore_5", "Explore +5", "explore", draw=5),
    Action("explore_1_1", "Explore +1,+1", "explore", draw=1, keep=1),
    Action("develop", "Develop", "develop", twice=True),
    Action("settle", "Settle", "settle", twice=True),
    Action("consume_trade", "Consume: Trade", "consume"),
    Action("consume_2x", "Consume: 2x VP", "consume"),
    Action("produce", "Produce", "produce"),
)
"""The action cards of the box by number (ACTION-5); a player has Develop and Settle twice where two are played."""
