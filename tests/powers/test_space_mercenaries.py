"""Space Mercenaries: one Military or Rare Elements die anywhere."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused

ROLLED = "home.explore military.explore rare_elements.produce genes.settle consumption.develop"


def test_assign_22_one_die_of_either_colour_goes_to_any_other_column(rules: RollRuleset) -> None:
    game = assigning(rules, ["space_mercenaries"], ROLLED, "ship home.explore")
    columns = ("explore", "develop", "settle", "produce", "ship")
    expected = [f"military explore>{to}" for to in columns if to != "explore"]
    expected += [f"rare_elements produce>{to}" for to in columns if to != "produce"]
    assert moves(game, "space_mercenaries") == expected
    play(game, 0, "reassign space_mercenaries rare_elements produce>settle")
    assert column(game, 0, "settle") == {"rare_elements": 1, "genes": 1}
    assert moves(game, "space_mercenaries") == []


def test_power_11_consumption_dice_stand_in_for_no_colour(rules: RollRuleset) -> None:
    game = assigning(rules, ["space_mercenaries"], ROLLED, "ship home.explore")
    assert refused(game, 0, "reassign space_mercenaries consumption develop>ship") == "ASSIGN-8"
    assert refused(game, 0, "reassign space_mercenaries genes settle>ship") == "ASSIGN-8"
