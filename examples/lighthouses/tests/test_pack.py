"""The pack passes everything that Starcup tries on it, and its power does what it says."""

from __future__ import annotations

from starcup_harbour.game import GAME, HarbourRules
from starcup_harbour.steps import Turn

from starcup import Game
from starcup.testing import assert_pack_ok


def test_the_pack() -> None:
    assert_pack_ok("lighthouses", games=2)


def test_the_lightship_likes_fishing_ships() -> None:
    rules = HarbourRules.load([GAME.pack, "lighthouses"])
    table = rules.begin(2, seed=1)
    table.stack, table.harbour, table.seats[0].fleet = [], ("herring_boat",), ("lightship",)
    table.push(Turn(0))
    game = Game.at(rules, table)
    game.submit(0, "buy herring_boat")
    assert (game.table.seats[0].coins, rules.score(game.table, 0).lines) == (4, (("ships", 2), ("bonuses", 1)))


def test_it_does_without_the_old_tugs() -> None:
    assert "old_tug" not in HarbourRules.load([GAME.pack, "lighthouses"]).ships
