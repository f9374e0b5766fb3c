"""Tools for testing cards of Race: tables laid out by hand, and every pair of cards in one tableau."""

from starcup_race.testing.scenario import RaceGame, Scenario
from starcup_race.testing.situations import SITUATIONS, lay_out

__all__ = [
    "SITUATIONS",
    "RaceGame",
    "Scenario",
    "lay_out",
]
