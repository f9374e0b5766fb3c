"""Race for the Galaxy, base game, for Starcup."""

from __future__ import annotations

from starcup_race.ruleset import RaceRuleset
from starcup_race.scoring import score
from starcup_race.table import RaceTable
from starcup_race.view import RaceView

__all__ = ["RaceRuleset", "RaceTable", "RaceView", "score"]
