"""Tools for testing cards of Race: tables laid out by hand, and every pair of cards in one tableau."""

from starcup_race.testing.pairs import all_pairs, pair_games
from starcup_race.testing.scenario import RaceGame, Scenario, chosen
from starcup_race.testing.situations import SITUATIONS, lay_out

__all__ = [
    "SITUATIONS",
    "RaceGame",
    "Scenario",
    "all_pairs",
    "chosen",
    "lay_out",
    "pair_games",
]
