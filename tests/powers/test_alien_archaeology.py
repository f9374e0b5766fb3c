"""Alien Archaeology: $4 for a Stock by an Alien Technology explorer."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import credits_of, play


def test_power_23_an_alien_explorer_stocks_for_four_others_for_two(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, faction="f2", workers={"explore": "alien_technology genes"})
    game = scenario.phases("explore").begin()
    play(game, 0, "stock alien_technology")
    assert credits_of(game) == 5
    play(game, 0, "stock genes")
    assert credits_of(game) == 7


def test_power_23__power_9__power_10_the_die_may_get_there_by_reassigning(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3).seat(
        0, faction="f2", tableau=["operations_affinity"], rolled="alien_technology.produce genes.produce home.explore"
    )
    game = scenario.assign().go_on().begin()
    play(game, 0, "select explore home.explore", "reassign operations_affinity alien_technology produce>explore")
    play(game, 0, "ready", "stock alien_technology")
    assert credits_of(game) == 5


def test_power_10_the_die_may_select_explore_or_show_wild(rules: RollRuleset) -> None:
    rolled = "alien_technology.wild home.explore home.ship"
    for choices in (
        ["select explore alien_technology.wild"],
        ["select explore home.ship", "assign alien_technology explore"],
    ):
        game = Scenario(rules, 3).seat(0, faction="f2", rolled=rolled).assign().go_on().begin()
        play(game, 0, *choices, "ready", "stock alien_technology")
        assert credits_of(game) == 5


def test_power_15_the_surplus_is_lost_at_the_cap(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, faction="f2", credits=8, workers={"explore": "alien_technology"})
    game = scenario.phases("explore").begin()
    play(game, 0, "stock alien_technology")
    assert credits_of(game) == 10
