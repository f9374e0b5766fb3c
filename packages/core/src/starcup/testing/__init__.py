"""Tools for testing rules, packs, bots and front ends."""

from starcup.roll.invariants import faults
from starcup.testing.scenario import RollGame, Scenario

__all__ = ["RollGame", "Scenario", "faults"]
