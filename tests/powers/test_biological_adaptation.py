"""Biological Adaptation: Reassign developments for one developer less."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import bonus_of, cost_of, face_of


def test_power_27_reassign_developments_need_one_developer_less(rules: RollRuleset) -> None:
    assert cost_of(rules, "nanotechnology", "biological_adaptation") == 4
    assert cost_of(rules, "galactic_mandate", "biological_adaptation") == 2
    assert cost_of(rules, "galactic_investors", "biological_adaptation") == 5
    assert cost_of(rules, "plague_world", "biological_adaptation") == 3


def test_power_14_at_least_one_and_added_to_investment_credits(rules: RollRuleset) -> None:
    assert cost_of(rules, "diversification", "biological_adaptation") == 1
    assert cost_of(rules, "nanotechnology", "biological_adaptation", "investment_credits") == 3
    assert cost_of(rules, "local_subsidies", "biological_adaptation", "investment_credits") == 1


def test_power_27_it_has_no_reassign_power_itself(rules: RollRuleset) -> None:
    assert not face_of(rules, "biological_adaptation").reassign
    tableau = ["biological_adaptation", "system_diversification", "new_economy"]
    assert bonus_of(Scenario(rules).seat(0, tableau=tableau), "system_diversification") == 3
    assert bonus_of(Scenario(rules).seat(0, tableau=tableau), "new_economy") == 2
