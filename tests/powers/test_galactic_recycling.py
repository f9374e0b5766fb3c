"""Galactic Recycling: $1 for each tile completed."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, citizenry, credits_of, tableau


def test_develop_12_it_pays_for_the_next_development_and_nothing_for_itself(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, develop=["galactic_recycling", "advanced_logistics"], workers={"develop": "home home home"}
    )
    game = after(scenario, "develop")
    assert tableau(game) == ["galactic_recycling", "advanced_logistics"]
    assert citizenry(game) == {"home": 3}
    assert credits_of(game) == 2


def test_power_5_it_pays_for_each_world_too(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["galactic_recycling"], settle=["star_nomad_lair", "secluded_world"], workers={"settle": "home home"}
    )
    game = after(scenario, "settle")
    assert credits_of(game) == 3


def test_power_5_several_such_powers_all_pay(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_recycling", "public_works"],
        develop=["diversification", "hydroponics_guild"],
        workers={"develop": "home home"},
    )
    assert credits_of(after(scenario, "develop")) == 5
