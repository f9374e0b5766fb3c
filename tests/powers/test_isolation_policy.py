"""Isolation Policy: one or two workers out of Explore."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused

ROLLED = "home.explore home.explore genes.explore military.ship"


def test_power_30_two_workers_may_leave_explore_for_different_columns(rules: RollRuleset) -> None:
    game = assigning(rules, ["isolation_policy"], ROLLED, "ship military.ship")
    play(game, 0, "reassign isolation_policy home explore>settle", "reassign isolation_policy genes explore>ship")
    assert column(game, 0, "settle") == {"home": 1}
    assert column(game, 0, "ship") == {"genes": 1}
    assert column(game, 0, "explore") == {"home": 1}
    assert moves(game, "isolation_policy") == []


def test_power_30_one_may_be_enough(rules: RollRuleset) -> None:
    game = assigning(rules, ["isolation_policy"], ROLLED, "ship military.ship")
    play(game, 0, "reassign isolation_policy home explore>settle", "enough isolation_policy")
    assert column(game, 0, "explore") == {"home": 1, "genes": 1}


def test_power_30__assign_22_workers_outside_explore_stay(rules: RollRuleset) -> None:
    game = assigning(rules, ["isolation_policy"], ROLLED, "ship home.explore")
    assert refused(game, 0, "reassign isolation_policy military ship>settle") == "ASSIGN-22"
