"""Tools for testing rules, packs, bots and front ends."""

from starcup.roll.invariants import faults
from starcup.testing.perft import Lines, count_lines
from starcup.testing.scenario import RollGame, Scenario
from starcup.testing.soak import Watched, watched_game

__all__ = ["Lines", "RollGame", "Scenario", "Watched", "count_lines", "faults", "watched_game"]
