"""Space Docks: an imaginary Home shipper."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, chips_of, citizenry, cup, legal, play


def test_power_17__power_6_one_imaginary_home_shipper_and_no_real_one_needed(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["space_docks", "spice_world"], goods={"spice_world": "novelty"})
    game = scenario.phases("ship").begin()
    assert legal(game) == ["trade spice_world novelty imaginary_home", "consume spice_world novelty imaginary_home"]
    play(game, 0, "consume spice_world novelty imaginary_home")
    assert game.finished
    assert chips_of(game) == 2
    assert citizenry(game) == {"novelty": 1}


def test_power_17_without_a_good_it_vanishes(rules: RollRuleset) -> None:
    game = after(Scenario(rules).seat(0, tableau=["space_docks", "spice_world"]), "ship")
    assert (cup(game), citizenry(game)) == ({}, {})
