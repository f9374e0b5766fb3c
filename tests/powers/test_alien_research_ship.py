"""Alien Research Ship: two imaginary explorers."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, citizenry, credits_of, cup, legal, play, tableau


def test_power_17__power_6_two_imaginary_explorers_work_without_a_real_one(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, tableau=["alien_research_ship"]).phases("explore").begin()
    assert legal(game) == [
        "scout imaginary_home",
        "stock imaginary_home",
        "scout imaginary_alien_technology",
        "stock imaginary_alien_technology",
    ]
    play(game, 0, "stock imaginary_alien_technology", "stock imaginary_home")
    assert game.finished
    assert credits_of(game) == 5
    assert (cup(game), citizenry(game)) == ({}, {})


def test_power_24_the_alien_one_counts_for_alien_archaeology_the_home_one_does_not(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, faction="f2", tableau=["alien_research_ship"]).phases("explore").begin()
    play(game, 0, "stock imaginary_alien_technology")
    assert credits_of(game) == 5
    play(game, 0, "stock imaginary_home")
    assert credits_of(game) == 7


def test_power_24_the_alien_one_counts_for_alien_research_team(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["alien_research_ship", "alien_research_team"])
    game = scenario.chance("tile 0 t07", "tile 0 t08").phases("explore").begin()
    play(game, 0, "scout imaginary_alien_technology", "place gem_world", "stock imaginary_home")
    play(game, 0, "place diversification")
    assert credits_of(game) == 1 + 2 + 1


def test_power_3_in_other_phases_there_are_none(rules: RollRuleset) -> None:
    game = after(Scenario(rules).seat(0, tableau=["alien_research_ship"], develop=["public_works"]), "develop")
    assert tableau(game) == ["alien_research_ship"]
