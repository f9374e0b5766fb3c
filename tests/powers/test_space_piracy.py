"""Space Piracy: $1 for every two Military dice in Citizenry."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of, play


@pytest.mark.parametrize(("dice", "gain"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_power_43_one_credit_per_two_military_dice_rounded_up(rules: RollRuleset, dice: int, gain: int) -> None:
    scenario = Scenario(rules).seat(0, faction="f1", citizenry=" ".join(["military"] * dice))
    assert credits_of(after(scenario, "ship")) == 1 + gain


def test_power_43_dice_shipped_in_this_phase_count(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        faction="f1",
        tableau=["spice_world"],
        goods={"spice_world": "military"},
        workers={"ship": "military"},
        citizenry="military",
    )
    game = scenario.phases("ship").begin()
    play(game, 0, "consume spice_world military military")
    assert credits_of(game) == 3


def test_power_11_a_consumption_die_is_no_military_die(rules: RollRuleset) -> None:
    assert credits_of(after(Scenario(rules).seat(0, faction="f1", citizenry="consumption"), "ship")) == 1


def test_power_6__power_7_dice_elsewhere_and_other_phases_bring_nothing(rules: RollRuleset) -> None:
    assert credits_of(after(Scenario(rules).seat(0, faction="f1", cup="military military"), "ship")) == 1
    assert credits_of(after(Scenario(rules).seat(0, faction="f1", citizenry="military"), "produce")) == 1
