"""Galactic Reserves: two goods on each non-grey world."""

from starcup.roll import RollRuleset, score
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of, cup, goods, legal, play


def test_power_21_four_producers_make_four_goods_on_two_novelty_worlds(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_reserves", "spice_world", "gem_world", "trading_world"],
        workers={"produce": "home home home home home"},
    )
    game = scenario.phases("produce").begin()
    while game.waiting():
        play(game, 0, legal(game)[0])
    assert goods(game) == {"spice_world": {"home": 2}, "gem_world": {"home": 2}}
    assert cup(game) == {"home": 1}


def test_power_21_the_two_goods_may_differ_in_colour(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_reserves", "spice_world"],
        goods={"spice_world": "novelty"},
        workers={"produce": "genes"},
    )
    assert goods(after(scenario, "produce")) == {"spice_world": {"novelty": 1, "genes": 1}}


def test_power_21_it_is_continuous_and_works_once_built(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["spice_world"],
        develop=["galactic_reserves"],
        workers={"develop": " ".join(["home"] * 6), "produce": "novelty novelty"},
    )
    assert goods(after(scenario, "develop", "produce")) == {"spice_world": {"novelty": 2}}


def test_power_22_each_good_needs_its_own_shipper(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_reserves", "spice_world"],
        goods={"spice_world": "novelty genes"},
        workers={"ship": "home"},
    )
    game = scenario.phases("ship").begin()
    play(game, 0, "trade spice_world novelty home")
    assert game.finished
    assert credits_of(game) == 4
    assert goods(game) == {"spice_world": {"genes": 1}}


def test_score_11_bonus_of_one_for_each_good_left_after_recall(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_reserves", "spice_world", "gem_world"],
        goods={"spice_world": "novelty genes", "gem_world": "home"},
    )
    game = scenario.manage().begin()
    play(game, 0, "recall genes@spice_world")
    assert dict(score(game.table, 0).bonuses) == {"galactic_reserves": 2}
