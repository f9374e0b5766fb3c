"""Race for the Galaxy as a game among others: its definition."""

from __future__ import annotations

from starcup.games import GameDefinition
from starcup_race.position import GAME as KEY
from starcup_race.ruleset import RaceRuleset
from starcup_race.table import RaceTable
from starcup_race.terms import LEAST_PLAYERS, MOST_PLAYERS
from starcup_race.view import RaceView

GAME: GameDefinition[RaceTable, RaceView] = GameDefinition(
    key=KEY,
    title="Race for the Galaxy",
    seats=range(LEAST_PLAYERS, MOST_PLAYERS + 1),
    loader=RaceRuleset.load,
    questions=250,
)
"""The definition that is registered under ``starcup.games``."""
