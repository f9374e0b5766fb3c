"""Investment Credits: developments for one developer less."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, cost_of, tableau


def test_power_14_developments_need_one_developer_less_but_at_least_one(rules: RollRuleset) -> None:
    for key, cost in (("mining_league", 5), ("nanotechnology", 4), ("galactic_demand", 1), ("public_works", 1)):
        assert cost_of(rules, key, "investment_credits") == cost
    assert cost_of(rules, "plague_world", "investment_credits") == 3


def test_power_8_it_helps_the_next_development_of_the_same_phase_not_itself(rules: RollRuleset) -> None:
    stack = ["investment_credits", "trade_levies"]
    scenario = Scenario(rules).seat(0, develop=stack, workers={"develop": "home home home"})
    assert tableau(after(scenario, "develop")) == []
    scenario = Scenario(rules).seat(0, develop=stack, workers={"develop": "home home home home home home"})
    assert tableau(after(scenario, "develop")) == stack
