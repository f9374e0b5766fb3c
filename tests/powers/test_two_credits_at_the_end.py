"""Galactic Investors, Merchant Guild, Robot Surveyors: $2 at the end of Develop, Produce, or Settle."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of

POWERS = pytest.mark.parametrize(
    ("power", "phase"),
    [("galactic_investors", "develop"), ("merchant_guild", "produce"), ("robot_surveyors", "settle")],
)


@POWERS
def test_power_6_two_credits_at_the_end_of_the_phase_without_a_worker(
    rules: RollRuleset, power: str, phase: str
) -> None:
    assert credits_of(after(Scenario(rules).seat(0, tableau=[power]), phase)) == 3


@POWERS
def test_power_7__power_3_nothing_in_other_phases(rules: RollRuleset, power: str, phase: str) -> None:
    others = [other for other in ("develop", "settle", "produce", "ship") if other != phase]
    assert credits_of(after(Scenario(rules).seat(0, tableau=[power]), *others)) == 1


@POWERS
def test_power_15_the_surplus_is_lost_at_the_cap(rules: RollRuleset, power: str, phase: str) -> None:
    assert credits_of(after(Scenario(rules).seat(0, credits=9, tableau=[power]), phase)) == 10


def test_power_8_already_in_the_phase_in_which_it_is_built(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, develop=["galactic_investors"], workers={"develop": "home home home home home"})
    assert credits_of(after(scenario, "develop")) == 3
