"""New Galactic Order: Military settlers back to the cup; VP for Military dice."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, bonus_of, citizenry, cup


def test_power_4_all_military_settlers_spent_go_to_the_cup(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["new_galactic_order"],
        settle=["trading_world"],
        workers={"settle": "military military home"},
        citizenry="military",
    )
    game = after(scenario, "settle")
    assert cup(game) == {"military": 2}
    assert citizenry(game) == {"home": 1, "military": 1, "consumption": 1}


def test_power_5_it_triggers_for_each_world_and_for_no_development(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["new_galactic_order"],
        settle=["star_nomad_lair", "artist_colony"],
        develop=["public_works"],
        workers={"settle": "military military", "develop": "military"},
    )
    game = after(scenario, "develop", "settle")
    assert cup(game) == {"military": 2}
    assert citizenry(game) == {"military": 1, "novelty": 2}


@pytest.mark.parametrize(("dice", "points"), [(0, 0), (1, 2), (3, 2), (4, 4), (6, 4), (7, 6)])
def test_power_44_two_points_for_every_three_military_dice_rounded_up(
    rules: RollRuleset, dice: int, points: int
) -> None:
    scenario = Scenario(rules).seat(0, tableau=["new_galactic_order"], cup=" ".join(["military"] * dice))
    assert bonus_of(scenario, "new_galactic_order") == points


def test_power_44__power_11_dice_count_wherever_they_are_consumption_dice_do_not(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["new_galactic_order", "spice_world"],
        goods={"spice_world": "military"},
        settlers="military",
        developers="military",
        citizenry="military consumption consumption consumption",
    )
    assert bonus_of(scenario, "new_galactic_order") == 4
