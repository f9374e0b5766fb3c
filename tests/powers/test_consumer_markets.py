"""Consumer Markets: $1 for each good on Novelty worlds."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of


def test_power_6_one_credit_for_each_good_on_a_novelty_world_whatever_its_colour(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["consumer_markets", "spice_world", "gem_world", "space_port", "comet_zone"],
        goods={"spice_world": "novelty", "gem_world": "home", "comet_zone": "novelty"},
    )
    assert credits_of(after(scenario, "produce")) == 3


def test_power_6_goods_made_in_this_phase_count(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["consumer_markets", "spice_world"], workers={"produce": "genes"})
    assert credits_of(after(scenario, "produce")) == 2


def test_power_15_the_surplus_is_lost_at_the_cap(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        credits=9,
        tableau=["consumer_markets", "spice_world", "gem_world"],
        goods={"spice_world": "novelty", "gem_world": "home"},
    )
    assert credits_of(after(scenario, "produce")) == 10
