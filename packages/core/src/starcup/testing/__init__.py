"""Tools for testing rules, packs, bots and front ends."""

from starcup.roll.invariants import faults
from starcup.testing.scenario import RollGame, Scenario
from starcup.testing.soak import Watched, watched_game

__all__ = ["RollGame", "Scenario", "Watched", "faults", "watched_game"]
