"""What the numbers of the game that packs set can be."""

from __future__ import annotations

from starcup.packed import NumberLimits

LIMITS = NumberLimits(
    {
        "least_players": (1, 8),
        "most_players": (1, 8),
        "hand_limit": (0, 100),
        "end_cards": (2, 100),
        "most_rounds": (0, 999),
        "pool_per_player": (1, 1_000),
    },
    ordered=(("least_players", "most_players"), ("kept", "dealt"), ("chosen", "drawn")),
    usual=(0, 20),
)
