"""E3: matching and counting as relations of die, colour and role."""

import pytest

from starcup.roll import RollRuleset, consume_value, final_scores
from starcup.roll.testing import Scenario
from tests.packs.checks import bot_game, play, random_games, texts, with_base
from tests.packs.e03_matching import pack


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


@pytest.mark.parametrize(
    ("good", "shipper", "chips"),
    [
        ("trader", "home", 1),  # none as a good
        ("home", "trader", 2),  # all as a shipper
        ("farmer", "farmer", 3),  # as Novelty in both roles
        ("idler", "home", 1),
        ("home", "idler", 2),  # as a farmer, that is as Novelty
        ("novelty", "novelty", 3),
    ],
)
def test_what_matches_on_a_novelty_world(rules: RollRuleset, good: str, shipper: str, chips: int) -> None:
    scenario = Scenario(rules).seat(0, tableau=["market"], goods={"market": good}, workers={"ship": shipper})
    game = scenario.phases("ship").begin()
    play(game, f"consume market {good} {shipper}")
    assert game.table.seats[0].chips == chips


def test_what_matches_on_a_genes_world(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, cup="home").begin().table
    fields = rules.faces[rules.face_index["fields"]]
    value = {
        (good, shipper): consume_value(table, 0, fields, rules.worker_index[good], rules.worker_index[shipper])
        for good in ("trader", "farmer", "idler")
        for shipper in ("trader", "farmer", "idler")
    }
    assert value == {
        ("trader", "trader"): 2, ("trader", "farmer"): 1, ("trader", "idler"): 1,
        ("farmer", "trader"): 2, ("farmer", "farmer"): 1, ("farmer", "idler"): 1,
        ("idler", "trader"): 3, ("idler", "farmer"): 2, ("idler", "idler"): 2,
    }  # fmt: skip


def test_the_short_form_stands_for_both_roles(rules: RollRuleset) -> None:
    farmer, novelty = (rules.dice[rules.die_index[key]] for key in ("farmer", "novelty"))
    assert farmer.matches == farmer.matches_as_good == farmer.matches_as_shipper == novelty.matches
    trader = rules.dice[rules.die_index["trader"]]
    assert (trader.matches_as_good, set(trader.matches)) == ((), set(rules.dice[2].matches) | {"grey"})


def test_dice_and_worlds_count_as_other_colours(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["census", "market", "fields"],
        goods={"fields": "trader"},
        cup="trader idler farmer",
        citizenry="genes",
    )
    table = scenario.begin().table
    assert [face.key for face in table.worlds(0, "genes")] == ["market", "fields"]
    assert [face.key for face in table.worlds(0, "novelty")] == ["market"]
    assert dict(final_scores(table)[0].bonuses)["census"] == (2 + 1 + 1) + 2 * 2


def test_goods_of_a_world_colour_that_only_counts(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["granary", "market"], goods={"market": "idler"}, credits=0)
    game = scenario.phases("produce").begin()
    assert game.view(0).dice(game.table.goods(0, "genes")) == {"idler": 1}
    assert game.table.seats[0].credits == 1


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games(rules: RollRuleset, games: int) -> None:
    random_games(rules, games=games)


def test_bots_play_whole_games(rules: RollRuleset) -> None:
    assert bot_game(rules, 3, 1).table.round > 3
    assert texts(bot_game(rules, 2, 2)) == []
