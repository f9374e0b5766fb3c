"""Hydroponics Guild, Space Mercenaries: one die of either of two colours anywhere."""

import pytest

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused

COLUMNS = ("explore", "develop", "settle", "produce", "ship")
# The power, its two colours, and one that it does not move.
POWERS = pytest.mark.parametrize(
    ("power", "first", "second", "other"),
    [
        ("hydroponics_guild", "novelty", "genes", "military"),
        ("space_mercenaries", "military", "rare_elements", "genes"),
    ],
)


def rolled(first: str, second: str, other: str) -> str:
    return f"home.explore {first}.explore {second}.produce {other}.settle consumption.develop"


@POWERS
def test_assign_22_one_die_of_either_colour_goes_to_any_other_column(
    rules: RollRuleset, power: str, first: str, second: str, other: str
) -> None:
    game = assigning(rules, [power], rolled(first, second, other), "ship home.explore")
    expected = [f"{first} explore>{to}" for to in COLUMNS if to != "explore"]
    expected += [f"{second} produce>{to}" for to in COLUMNS if to != "produce"]
    assert moves(game, power) == expected
    play(game, 0, f"reassign {power} {second} produce>settle")
    assert column(game, 0, "settle") == {second: 1, other: 1}
    assert moves(game, power) == []


@POWERS
def test_power_11_consumption_dice_stand_in_for_no_colour(
    rules: RollRuleset, power: str, first: str, second: str, other: str
) -> None:
    game = assigning(rules, [power], rolled(first, second, other), "ship home.explore")
    assert refused(game, 0, f"reassign {power} consumption develop>ship") == "ASSIGN-8"
    assert refused(game, 0, f"reassign {power} {other} settle>ship") == "ASSIGN-8"
