"""Robot Surveyors: $2 at the end of Settle."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of


def test_power_6_two_credits_at_the_end_of_settle_without_a_worker(rules: RollRuleset) -> None:
    assert credits_of(after(Scenario(rules).seat(0, tableau=["robot_surveyors"]), "settle")) == 3


def test_power_7__power_3_nothing_in_other_phases(rules: RollRuleset) -> None:
    others = [phase for phase in ("develop", "settle", "produce", "ship") if phase != "settle"]
    assert credits_of(after(Scenario(rules).seat(0, tableau=["robot_surveyors"]), *others)) == 1


def test_power_15_the_surplus_is_lost_at_the_cap(rules: RollRuleset) -> None:
    assert credits_of(after(Scenario(rules).seat(0, credits=9, tableau=["robot_surveyors"]), "settle")) == 10
