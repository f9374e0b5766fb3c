"""Tools for testing cards of Race: tables laid out by hand, and every pair of cards in one tableau."""

from starcup.testing.pairs import PairResult
from starcup_race.testing.kit import RaceKit
from starcup_race.testing.pairs import all_pairs, pair_games
from starcup_race.testing.scenario import RaceGame, Scenario, chosen
from starcup_race.testing.situations import SITUATIONS, Situation, lay_out

__all__ = [
    "SITUATIONS",
    "PairResult",
    "RaceGame",
    "RaceKit",
    "Scenario",
    "Situation",
    "all_pairs",
    "chosen",
    "lay_out",
    "pair_games",
]
