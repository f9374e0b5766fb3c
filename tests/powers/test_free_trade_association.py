"""Free Trade Association: $2 at the end of Ship; VP for Novelty worlds."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, bonus_of, credits_of


def test_power_6_two_credits_at_the_end_of_ship_without_a_shipper(rules: RollRuleset) -> None:
    assert credits_of(after(Scenario(rules).seat(0, tableau=["free_trade_association"]), "ship")) == 3
    assert credits_of(after(Scenario(rules).seat(0, tableau=["free_trade_association"]), "produce")) == 1


@pytest.mark.parametrize(
    ("worlds", "points"),
    [([], 0), (["star_nomad_lair"], 1), (["spice_world", "galactic_resort"], 3), (["spice_world", "comet_zone"], 1)],
)
def test_score_5__power_12_bonus_is_half_the_cost_of_novelty_worlds(
    rules: RollRuleset, worlds: list[str], points: int
) -> None:
    scenario = Scenario(rules).seat(0, tableau=["free_trade_association", *worlds])
    assert bonus_of(scenario, "free_trade_association") == points


def test_score_5_home_and_faction_worlds_count(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, faction="f6", home="h5", tableau=["free_trade_association"])
    assert bonus_of(scenario, "free_trade_association") == 3  # (3 + 2) / 2, rounded up
