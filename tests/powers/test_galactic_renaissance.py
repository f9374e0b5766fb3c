"""Galactic Renaissance: 1 VP more for each good Consumed; triangular bonus for chips."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import bonus_of, chips_of, play, shipping


@pytest.mark.parametrize("world", ["spice_world", "comet_zone", "plague_world", "deserted_alien_outpost"])
def test_ship_11_one_chip_more_for_each_good_consumed(rules: RollRuleset, world: str) -> None:
    game = shipping(rules, "galactic_renaissance", world)
    play(game, 0, f"consume {world} home military")
    assert chips_of(game) == 2


@pytest.mark.parametrize(
    ("chips", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (14, 4), (15, 5), (24, 6)]
)
def test_score_5_bonus_for_triangular_numbers_of_chips(rules: RollRuleset, chips: int, points: int) -> None:
    scenario = Scenario(rules).seat(0, tableau=["galactic_renaissance"], chips=chips)
    assert bonus_of(scenario, "galactic_renaissance") == points


@pytest.mark.parametrize(("chips", "points"), [(54, 9), (55, 10), (65, 10), (66, 11)])
def test_score_5_the_series_has_no_end(rules: RollRuleset, chips: int, points: int) -> None:
    scenario = Scenario(rules, 5).seat(0, tableau=["galactic_renaissance"], chips=chips).pool(max(0, 60 - chips))
    assert bonus_of(scenario, "galactic_renaissance") == points
