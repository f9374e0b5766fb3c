"""Conscription, Information Tech: lose a die, gain two."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, citizenry, cup, dice_owned, legal, play


@pytest.mark.parametrize(("power", "colour"), [("conscription", "military"), ("information_tech", "novelty")])
def test_power_38__immed_7_seven_dice_become_eight_two_of_them_new_in_the_cup(
    rules: RollRuleset, power: str, colour: str
) -> None:
    workers = {"develop": "home home home home"}
    scenario = Scenario(rules).seat(0, develop=[power], workers=workers, citizenry="genes genes", settlers="home")
    game = scenario.phases("develop").begin()
    assert legal(game) == ["lose home citizenry", "lose genes citizenry", "lose home settlers"]
    play(game, 0, "lose home citizenry")
    assert cup(game) == {colour: 2}
    assert citizenry(game) == {"home": 3, "genes": 2}
    assert dice_owned(game) == 8


@pytest.mark.parametrize("power", ["conscription", "information_tech"])
def test_immed_3_it_works_once_and_is_no_power_afterwards(rules: RollRuleset, power: str) -> None:
    scenario = Scenario(rules).seat(0, tableau=[power], workers={"develop": "home"}, develop=["public_works"])
    game = after(scenario, "develop")
    assert cup(game) == {}
    assert dice_owned(game) == 1
