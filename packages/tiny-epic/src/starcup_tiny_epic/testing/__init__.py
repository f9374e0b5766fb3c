"""Tools for testing planets of Tiny Epic Galaxies: tables laid out by hand, and every pair of planets in one game."""

from starcup_tiny_epic.testing.pairs import all_pairs, pair_games
from starcup_tiny_epic.testing.scenario import EpicGame, Scenario
from starcup_tiny_epic.testing.situations import SITUATIONS, lay_out

__all__ = [
    "SITUATIONS",
    "EpicGame",
    "Scenario",
    "all_pairs",
    "lay_out",
    "pair_games",
]
