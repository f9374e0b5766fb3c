"""Salvage keeps everything that Starcup promises of a game."""

from __future__ import annotations

from starcup_salvage.game import GAME

from starcup.testing import assert_game_ok


def test_salvage() -> None:
    assert_game_ok(GAME)
