"""Hydroponics Guild: one Novelty or Genes die anywhere."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused

ROLLED = "home.explore novelty.explore genes.produce military.settle consumption.develop"


def test_assign_22_one_die_of_either_colour_goes_to_any_other_column(rules: RollRuleset) -> None:
    game = assigning(rules, ["hydroponics_guild"], ROLLED, "ship home.explore")
    columns = ("explore", "develop", "settle", "produce", "ship")
    expected = [f"novelty explore>{to}" for to in columns if to != "explore"]
    expected += [f"genes produce>{to}" for to in columns if to != "produce"]
    assert moves(game, "hydroponics_guild") == expected
    play(game, 0, "reassign hydroponics_guild genes produce>settle")
    assert column(game, 0, "settle") == {"genes": 1, "military": 1}
    assert moves(game, "hydroponics_guild") == []


def test_power_11_consumption_dice_stand_in_for_no_colour(rules: RollRuleset) -> None:
    game = assigning(rules, ["hydroponics_guild"], ROLLED, "ship home.explore")
    assert refused(game, 0, "reassign hydroponics_guild consumption develop>ship") == "ASSIGN-8"
    assert refused(game, 0, "reassign hydroponics_guild military settle>ship") == "ASSIGN-8"
