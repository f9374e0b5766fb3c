"""Players that have learned: a net for each game, a player by its policy alone, and a search that it leads."""

from starcup_bots.learned.levels import learned_bots
from starcup_bots.learned.players import LearnedBot, LearnedBudget, LearnedSearch, Nature
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
