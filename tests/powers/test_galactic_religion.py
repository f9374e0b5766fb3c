"""Galactic Religion: $1 for each Novelty die in Citizenry."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of


def test_power_6_one_credit_for_each_novelty_die_in_citizenry_at_the_end_of_develop(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["galactic_religion"], citizenry="novelty novelty genes", cup="novelty")
    assert credits_of(after(scenario, "develop")) == 3


def test_power_6_developers_spent_in_this_phase_count(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["galactic_religion"], develop=["public_works"], workers={"develop": "novelty"}
    )
    assert credits_of(after(scenario, "develop")) == 2


def test_power_7__power_11_nothing_in_settle_and_nothing_for_consumption_dice(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["galactic_religion"], citizenry="novelty")
    assert credits_of(after(scenario, "settle")) == 1
    scenario = Scenario(rules).seat(0, tableau=["galactic_religion"], citizenry="consumption")
    assert credits_of(after(scenario, "develop")) == 1
