"""A plain player that looks one choice ahead. One module for each part of the round; all values are in VP."""

from starcup_bots.roll.greedy.bot import GreedyBot
from starcup_bots.roll.greedy.weights import Weights

__all__ = ["GreedyBot", "Weights"]
