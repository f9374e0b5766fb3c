"""Tools for testing the parts of Roll: tables laid out by hand, pairs of powers, and the kit for packs of tiles."""

from starcup.roll.testing.laying import dice
from starcup.roll.testing.packs import CHECKS
from starcup.roll.testing.scenario import Scenario
from starcup.roll.testing.situations import all_pairs, pair_games

__all__ = [
    "CHECKS",
    "Scenario",
    "all_pairs",
    "dice",
    "pair_games",
]
