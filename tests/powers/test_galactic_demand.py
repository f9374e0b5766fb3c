"""Galactic Demand: $2 more for each Trade from a Novelty world."""

import pytest

from starcup.roll import RollRuleset
from tests.powers.at_work import credits_of, play, shipping


@pytest.mark.parametrize(("good", "value"), [("novelty", 5), ("alien_technology", 5), ("home", 5)])
def test_ship_4__ship_3_the_colour_of_the_world_decides(rules: RollRuleset, good: str, value: int) -> None:
    game = shipping(rules, "galactic_demand", "spice_world", good)
    play(game, 0, f"trade spice_world {good} military")
    assert credits_of(game) == 1 + value


def test_ship_4_other_worlds_bring_what_is_printed(rules: RollRuleset) -> None:
    game = shipping(rules, "galactic_demand", "comet_zone", "novelty")
    play(game, 0, "trade comet_zone novelty military")
    assert credits_of(game) == 5
