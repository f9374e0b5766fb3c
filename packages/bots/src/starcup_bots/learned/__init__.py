"""Players that have learned: a net for each game, a player by its policy alone, and a search that it leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup.games import imported_late
from starcup_bots.learned.budget import LearnedBudget
from starcup_bots.learned.levels import learned_bots

if TYPE_CHECKING:
    from starcup_bots.learned.players import LearnedBot, LearnedSearch, Nature
    from starcup_bots.learned.weights import Weights, weights_in, weights_of

__all__ = [
    "LearnedBot",
    "LearnedBudget",
    "LearnedSearch",
    "Nature",
    "Weights",
    "learned_bots",
    "weights_in",
    "weights_of",
]
_HOMES = {
    "starcup_bots.learned.players": ("LearnedBot", "LearnedSearch", "Nature"),
    "starcup_bots.learned.weights": ("Weights", "weights_in", "weights_of"),
}
__getattr__: Callable[[str], object] = imported_late(__name__, _HOMES)
"""The players are imported when they are asked for: a list of bots needs no numpy."""
