"""Salvage keeps everything that Starcup promises of a game."""

from __future__ import annotations

from starcup.testing import assert_game_ok
from starcup_salvage.game import GAME


def test_salvage() -> None:
    assert_game_ok(GAME)
