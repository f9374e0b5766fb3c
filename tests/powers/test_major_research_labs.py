"""Major Research Labs: an imaginary Home explorer."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import citizenry, credits_of, cup, legal, play


def test_power_17__power_6_one_imaginary_home_explorer_and_no_real_one_needed(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, tableau=["major_research_labs"]).phases("explore").begin()
    assert legal(game) == ["scout imaginary_home", "stock imaginary_home"]
    play(game, 0, "stock imaginary_home")
    assert game.finished
    assert credits_of(game) == 3
    assert (cup(game), citizenry(game)) == ({}, {})


def test_explore_2_it_must_be_used_beside_real_explorers(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["major_research_labs"], workers={"explore": "genes"})
    game = scenario.phases("explore").begin()
    play(game, 0, "stock genes", "stock imaginary_home")
    assert game.finished
    assert credits_of(game) == 5
    assert citizenry(game) == {"genes": 1}
