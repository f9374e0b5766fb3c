"""Space Marines: lose a die, gain $1 and a Military die."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, citizenry, credits_of, cup, legal, play


def test_power_38__immed_7_lose_a_die_first_then_gain_one_credit_and_a_military_die(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, credits=3, develop=["space_marines"], workers={"develop": "home home home", "ship": "genes"})
        .phases("develop", "ship")
        .begin()
    )
    assert legal(game) == ["lose home citizenry", "lose genes ship"]
    play(game, 0, "lose genes ship")
    assert cup(game) == {"military": 1}
    assert citizenry(game) == {"home": 3}
    assert credits_of(game) == 4


def test_phase_10_the_credit_is_lost_at_the_cap(rules: RollRuleset) -> None:
    game = after(
        Scenario(rules).seat(0, credits=10, develop=["space_marines"], workers={"develop": "home home home"}), "develop"
    )
    assert credits_of(game) == 10
    assert citizenry(game) == {"home": 2}
