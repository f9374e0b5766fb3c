"""Public Works: $1 for each development completed."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of, tableau


def test_power_42_built_before_two_more_in_the_same_phase_it_pays_two(rules: RollRuleset) -> None:
    stack = ["public_works", "diversification", "hydroponics_guild"]
    game = after(Scenario(rules).seat(0, develop=stack, workers={"develop": "home home home"}), "develop")
    assert tableau(game) == stack
    assert credits_of(game) == 3


def test_power_42_worlds_bring_nothing(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["public_works"], settle=["star_nomad_lair"], workers={"settle": "home"})
    assert credits_of(after(scenario, "settle")) == 1
