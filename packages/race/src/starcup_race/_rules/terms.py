"""The action cards, the phases, and the numbers of the game (ACTION-5, SETUP-2)."""

from __future__ import annotations

EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE = range(5)
PHASES: tuple[str, ...] = ("explore", "develop", "settle", "consume", "produce")
"""The phases by number, in their order (ROUND-2)."""

EXPLORE_5, EXPLORE_1_1, CHOSE_DEVELOP, CHOSE_SETTLE, TRADE, DOUBLE, CHOSE_PRODUCE = range(7)
ACTIONS: tuple[str, ...] = (
    "explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce",
)  # fmt: skip
"""The action cards by number (ACTION-5)."""
PHASE_OF: tuple[int, ...] = (EXPLORE, EXPLORE, DEVELOP, SETTLE, CONSUME, CONSUME, PRODUCE)
"""The phase of each action card."""
TWICE: tuple[int, ...] = (CHOSE_DEVELOP, CHOSE_SETTLE)
"""The action cards that a player has twice where two are played a round (ACTION-6, ACTION-8)."""

LEAST_PLAYERS, MOST_PLAYERS = 2, 4
POOL_PER_PLAYER = 12
DEALT, KEPT = 6, 4
"""The numbers of cards dealt at the start, and of those that stay in hand (SETUP-7)."""
LOOK, KEEP = 2, 1
"""The numbers of cards that every player draws and keeps in Explore (EXPLORE-1)."""
MOST_CARDS = 10
"""The hand limit at the end of a round (DISCARD-2)."""
LAST_TABLEAU = 12
"""The number of cards in a tableau that ends the game (END-1)."""
