"""Tools for testing the parts of Roll: tables laid out by hand, pairs of powers, and the kit for packs of tiles."""

from starcup.roll._rules.invariants import faults
from starcup.roll.testing.laying import dice
from starcup.roll.testing.packs import CHECKS
from starcup.roll.testing.pairs import all_pairs, pair_games
from starcup.roll.testing.scenario import Scenario
from starcup.roll.testing.situations import SITUATIONS, lay_out

__all__ = [
    "CHECKS",
    "SITUATIONS",
    "Scenario",
    "all_pairs",
    "dice",
    "faults",
    "lay_out",
    "pair_games",
]
