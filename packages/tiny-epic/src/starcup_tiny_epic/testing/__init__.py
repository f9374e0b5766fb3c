"""Tools for testing planets of Tiny Epic Galaxies: tables laid out by hand, and every pair of planets in one game."""

from starcup_tiny_epic.testing.scenario import EpicGame, Scenario
from starcup_tiny_epic.testing.situations import SITUATIONS, lay_out

__all__ = [
    "SITUATIONS",
    "EpicGame",
    "Scenario",
    "lay_out",
]
