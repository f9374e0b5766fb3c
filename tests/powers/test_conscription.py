"""Conscription: lose a die, gain two."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, citizenry, cup, dice_owned, legal, play


def test_power_38__immed_7_seven_dice_become_eight_two_of_them_new_in_the_cup(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            develop=["conscription"],
            workers={"develop": "home home home home"},
            citizenry="genes genes",
            settlers="home",
        )
        .phases("develop")
        .begin()
    )
    assert legal(game) == ["lose home citizenry", "lose genes citizenry", "lose home settlers"]
    play(game, 0, "lose home citizenry")
    assert cup(game) == {"military": 2}
    assert citizenry(game) == {"home": 3, "genes": 2}
    assert dice_owned(game) == 8


def test_immed_3_it_works_once_and_is_no_power_afterwards(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["conscription"], workers={"develop": "home"}, develop=["public_works"])
    game = after(scenario, "develop")
    assert cup(game) == {}
    assert dice_owned(game) == 1
