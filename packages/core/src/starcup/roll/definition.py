"""The definition of Roll for the Galaxy as one game among others; the rest is imported when the game is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starcup.games import GameDefinition

if TYPE_CHECKING:
    from starcup.roll._rules.table import RollTable
    from starcup.roll._rules.view import RollView

GAME: GameDefinition[RollTable, RollView] = GameDefinition(
    key="roll",
    title="Roll for the Galaxy",
    seats=range(2, 6),
    loader="starcup.roll._rules.ruleset:RollRuleset.load",
    pack="base",
    words="starcup.roll.words:RollWords",
    scene="starcup.roll.scene:RollPresenter",
    pictures="starcup.roll.pictures:RollPictures",
    packs="starcup.roll.packs:TilePacks",
    questions=1_000,
    answers_each=4_000,
    wire="starcup.roll.wire:RollWire",
    features="starcup.roll.features:RollFeatures",
    bots="starcup_bots.roll.facet:RollBots",
    testing="starcup.roll.testing.kit:RollKit",
    layout="starcup.roll:layout.css",
)
"""The definition that is registered under ``starcup.games``."""
