"""Mining League: $1 for each good on Rare Elements worlds; 2 VP for each such world."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, bonus_of, credits_of


def test_power_6_one_credit_for_each_good_on_a_rare_elements_world(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["mining_league", "comet_zone", "mining_world", "radioactive_world", "spice_world"],
        goods={"comet_zone": "home", "mining_world": "rare_elements", "spice_world": "rare_elements"},
    )
    assert credits_of(after(scenario, "produce")) == 3


def test_power_21_with_galactic_reserves_both_goods_of_a_world_count(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["mining_league", "galactic_reserves", "comet_zone"],
        goods={"comet_zone": "home genes"},
    )
    assert credits_of(after(scenario, "produce")) == 3


def test_score_4_two_points_for_each_rare_elements_world_with_or_without_goods(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, faction="f4", home="h1", tableau=["mining_league", "comet_zone", "spice_world"], goods={"comet_zone": "home"}
    )
    assert bonus_of(scenario, "mining_league") == 6
    assert bonus_of(Scenario(rules).seat(0, tableau=["mining_league"]), "mining_league") == 0
