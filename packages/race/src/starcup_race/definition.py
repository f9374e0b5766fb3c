"""The definition of Race for the Galaxy as one game among others; the rest is imported when the game is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starcup.games import GameDefinition

if TYPE_CHECKING:
    from starcup_race._rules.table import RaceTable
    from starcup_race._rules.view import RaceView

GAME: GameDefinition[RaceTable, RaceView] = GameDefinition(
    key="race",
    title="Race for the Galaxy",
    seats=range(2, 5),
    loader="starcup_race._rules.ruleset:RaceRuleset.load",
    pack="race-base",
    questions=250,
    answers_each=1_000,
    scene="starcup_race.scene:RaceScene",
    words="starcup_race.words:RaceWords",
    pictures="starcup_race.pictures:RacePictures",
    wire="starcup_race.wire:RaceWire",
    packs="starcup_race.packs:CardPacks",
    features="starcup_race.features:RaceFeatures",
    bots="starcup_race.bots.facet:RaceBots",
    testing="starcup_race.testing.kit:RaceKit",
    layout="starcup_race:layout.css",
)
"""The definition that is registered under ``starcup.games``."""
