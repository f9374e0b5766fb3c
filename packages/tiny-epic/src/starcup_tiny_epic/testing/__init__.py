"""Tools for testing planets of Tiny Epic Galaxies: tables laid out by hand."""

from starcup_tiny_epic.testing.scenario import EpicGame, Scenario

__all__ = ["EpicGame", "Scenario"]
