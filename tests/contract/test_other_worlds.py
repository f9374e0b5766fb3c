"""Games that differ only in what a seat may not know: they look alike to it, and are found at most questions."""

from __future__ import annotations

import pytest

from starcup import Rng, games
from starcup.games import AnyGame
from starcup.testing import GameKit, walk
from starcup.testing.games import game_bench
from starcup_race import RaceRuleset
from starcup_race.testing import SITUATIONS, lay_out
from starcup_race.testing.kit import RaceKit
from tests.kernel.toy import TOY

GAMES = (TOY, games.find("race"), games.find("tiny-epic"), games.find("roll"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_other_world_looks_the_same_and_is_found(game: AnyGame) -> None:
    bench, rng = game_bench(game, games=1), Rng(1)
    bench.players = (max(game.seats),)
    twins = list[bool]()
    for start in bench.whole_games():
        for spot in bench.walk(start):
            bench.kit.remember(spot.game.table)
            for viewer in range(spot.game.table.players) if not spot.number % 8 else ():
                twin = bench.kit.other_world(spot.game, viewer, rng)
                twins.append(twin is not None)
                assert twin is None or twin.view(viewer) == spot.game.view(viewer)
    assert sum(twins) > len(twins) / 2


def test_worlds_keep_their_goods_in_other_worlds() -> None:
    """GOODS-5, SECRET-2: which card is a good is hidden, whether there is one is not."""
    rules = RaceRuleset.load()
    kit: GameKit = RaceKit(rules)
    situation = next(candidate for candidate in SITUATIONS if candidate.name == "no card left to draw")
    owned = ["gem_world", "spice_world", "comet_zone", "artist_colony"]
    game, rng, other = lay_out(rules, owned, situation, 3), Rng(5), set[tuple[int, ...]]()
    for spot in walk(game, Rng(1), last_round=2):
        twin = kit.other_world(spot.game, 1, rng)
        if twin is not None:
            here, there = spot.game.table.seats[0], twin.table.seats[0]
            assert here.loaded() == there.loaded()
            other.add(there.goods)
    assert len(other) > 5
