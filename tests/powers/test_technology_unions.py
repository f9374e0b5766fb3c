"""Technology Unions: $1 with the most developments."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of


@pytest.mark.parametrize("phase", ["explore", "produce"])
@pytest.mark.parametrize(
    ("theirs", "gain"), [([], 1), (["public_works"], 0), (["public_works", "galactic_demand"], 0), (["spice_world"], 1)]
)
def test_power_6_one_credit_in_explore_and_produce_for_strictly_most(
    rules: RollRuleset, phase: str, theirs: list[str], gain: int
) -> None:
    scenario = Scenario(rules).seat(0, tableau=["technology_unions"]).seat(1, tableau=theirs)
    assert credits_of(after(scenario, phase)) == 1 + gain


def test_power_6_faction_developments_count_and_each_other_player_does(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3).seat(0, faction="f1", tableau=["technology_unions"]).seat(1, faction="f2")
    assert credits_of(after(scenario, "produce")) == 2
    scenario = Scenario(rules, 3).seat(0, faction="f1", tableau=["technology_unions"])
    scenario.seat(2, faction="f2", tableau=["public_works"])
    assert credits_of(after(scenario, "produce")) == 1


def test_power_7_nothing_in_other_phases(rules: RollRuleset) -> None:
    assert credits_of(after(Scenario(rules).seat(0, tableau=["technology_unions"]), "develop", "settle", "ship")) == 1
