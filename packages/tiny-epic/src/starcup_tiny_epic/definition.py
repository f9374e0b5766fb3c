"""The definition of Tiny Epic Galaxies as one game among others; the rest is imported when the game is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starcup.games import GameDefinition

if TYPE_CHECKING:
    from starcup_tiny_epic._rules.table import EpicTable
    from starcup_tiny_epic._rules.view import EpicView

GAME: GameDefinition[EpicTable, EpicView] = GameDefinition(
    key="tiny-epic",
    title="Tiny Epic Galaxies",
    seats=range(1, 6),
    loader="starcup_tiny_epic._rules.ruleset:EpicRuleset.load",
    pack="tiny-epic-base",
    questions=320,
    answers_each=4_000,
    words="starcup_tiny_epic.words:EpicWords",
    scene="starcup_tiny_epic.scene:EpicPresenter",
    pictures="starcup_tiny_epic.pictures:EpicPictures",
    wire="starcup_tiny_epic.wire:EpicWire",
    packs="starcup_tiny_epic.packs:PlanetPacks",
    features="starcup_tiny_epic.features:EpicFeatures",
    bots="starcup_tiny_epic.bots.facet:EpicBots",
    testing="starcup_tiny_epic.testing.kit:EpicKit",
    layout="starcup_tiny_epic:layout.css",
)
"""The definition that is registered under ``starcup.games``."""
