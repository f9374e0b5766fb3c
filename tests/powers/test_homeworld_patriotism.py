"""Homeworld Patriotism: one or two Home dice to the phase selected."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused

ROLLED = "home.explore home.develop home.ship home.produce genes.settle"


def test_assign_22_two_home_dice_of_different_columns_go_to_the_selected_phase(rules: RollRuleset) -> None:
    game = assigning(rules, ["homeworld_patriotism"], ROLLED, "settle home.explore")
    assert moves(game, "homeworld_patriotism") == [f"home {phase}>settle" for phase in ("develop", "produce", "ship")]
    play(game, 0, "reassign homeworld_patriotism home develop>settle")
    play(game, 0, "reassign homeworld_patriotism home ship>settle")
    assert column(game, 0, "settle") == {"home": 2, "genes": 1}
    assert moves(game, "homeworld_patriotism") == []


def test_assign_12_one_home_die_may_be_enough(rules: RollRuleset) -> None:
    game = assigning(rules, ["homeworld_patriotism"], ROLLED, "settle home.explore")
    play(game, 0, "reassign homeworld_patriotism home develop>settle", "enough homeworld_patriotism")
    assert column(game, 0, "settle") == {"home": 1, "genes": 1}


def test_power_11_only_home_dice_move(rules: RollRuleset) -> None:
    game = assigning(rules, ["homeworld_patriotism"], ROLLED, "ship home.explore")
    assert refused(game, 0, "reassign homeworld_patriotism genes settle>ship") == "ASSIGN-8"
    assert refused(game, 0, "reassign homeworld_patriotism home develop>settle") == "ASSIGN-19"
