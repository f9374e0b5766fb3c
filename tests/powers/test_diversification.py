"""Diversification: one Home die out of Explore."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused


def test_assign_22_one_home_die_leaves_explore_for_any_other_column(rules: RollRuleset) -> None:
    rolled = "home.explore home.explore military.explore home.ship"
    game = assigning(rules, ["diversification"], rolled, "explore home.explore")
    assert moves(game, "diversification") == [f"home explore>{to}" for to in ("develop", "settle", "produce", "ship")]
    play(game, 0, "reassign diversification home explore>settle")
    assert column(game, 0, "settle") == {"home": 1}
    assert column(game, 0, "explore") == {"military": 1}
    assert moves(game, "diversification") == []


def test_assign_22_home_dice_elsewhere_and_other_dice_in_explore_stay(rules: RollRuleset) -> None:
    rolled = "home.explore home.explore military.explore home.ship"
    game = assigning(rules, ["diversification"], rolled, "explore home.explore")
    assert refused(game, 0, "reassign diversification home ship>settle") == "ASSIGN-22"
    assert refused(game, 0, "reassign diversification military explore>settle") == "ASSIGN-8"


def test_assign_25_a_die_that_another_power_brought_to_explore_may_go_on(rules: RollRuleset) -> None:
    game = assigning(rules, ["diversification", "operations_affinity"], "home.ship home.ship", "ship home.ship")
    assert moves(game, "diversification") == []
    play(game, 0, "reassign operations_affinity home ship>explore")
    play(game, 0, "reassign diversification home explore>develop")
    assert column(game, 0, "develop") == {"home": 1}
