"""Harbour keeps everything that Starcup promises of a game, and its box what it promises of a pack."""

from __future__ import annotations

from starcup_harbour.game import GAME

from starcup.testing import assert_game_ok, assert_pack_ok


def test_harbour() -> None:
    assert_game_ok(GAME, games=2)


def test_the_box() -> None:
    assert_pack_ok("harbour-base", games=2)
