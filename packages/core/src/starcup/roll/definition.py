"""The definition of Roll for the Galaxy, by which Starcup finds and plays it."""

from __future__ import annotations

from starcup.games import GameDefinition
from starcup.roll._rules.loading import GAME as KEY
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.view import RollView

GAME: GameDefinition[RollTable, RollView] = GameDefinition(
    key=KEY,
    title="Roll for the Galaxy",
    seats=range(2, 6),
    loader=lambda packs, *, without, options: RollRuleset.load(packs, without=without, options=options),
    pack="base",
    words="starcup.roll.words:RollWords",
    packs="starcup.roll.packs:TilePacks",
    questions=1_000,
    wire="starcup.roll.wire:RollWire",
    bots="starcup_bots.roll.facet:RollBots",
    testing="starcup.roll.testing.kit:RollKit",
)
"""The definition that is registered under ``starcup.games``."""
