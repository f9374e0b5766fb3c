"""Tools for testing Race for the Galaxy and packs of cards for it."""

from starcup_race.testing.kit import RaceKit
from starcup_race.testing.tables import SITUATIONS, Situation, lay_out, tables_with

__all__ = ["SITUATIONS", "RaceKit", "Situation", "lay_out", "tables_with"]
