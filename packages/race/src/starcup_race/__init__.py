"""Race for the Galaxy, base game, for Starcup."""

from __future__ import annotations

from starcup_race.invariants import invariants
from starcup_race.ruleset import RaceRuleset
from starcup_race.scoring import Score, final_scores, score, winners
from starcup_race.table import RaceTable
from starcup_race.view import RaceView

__all__ = ["RaceRuleset", "RaceTable", "RaceView", "Score", "final_scores", "invariants", "score", "winners"]
