"""Galactic Investors: $2 at the end of Develop."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of


def test_power_6_two_credits_at_the_end_of_develop_without_a_worker(rules: RollRuleset) -> None:
    assert credits_of(after(Scenario(rules).seat(0, tableau=["galactic_investors"]), "develop")) == 3


def test_power_7__power_3_nothing_in_other_phases(rules: RollRuleset) -> None:
    others = [phase for phase in ("develop", "settle", "produce", "ship") if phase != "develop"]
    assert credits_of(after(Scenario(rules).seat(0, tableau=["galactic_investors"]), *others)) == 1


def test_power_15_the_surplus_is_lost_at_the_cap(rules: RollRuleset) -> None:
    assert credits_of(after(Scenario(rules).seat(0, credits=9, tableau=["galactic_investors"]), "develop")) == 10


def test_power_8_already_in_the_phase_in_which_it_is_built(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, develop=["galactic_investors"], workers={"develop": "home home home home home"})
    assert credits_of(after(scenario, "develop")) == 3
