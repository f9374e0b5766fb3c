"""Galactic Influence: one worker anywhere."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused


def test_assign_22_one_worker_of_any_colour_goes_to_any_other_column(rules: RollRuleset) -> None:
    game = assigning(rules, ["galactic_influence"], "home.ship genes.settle military.explore", "ship home.ship")
    columns = ("explore", "develop", "settle", "produce", "ship")
    expected = [f"military explore>{to}" for to in columns if to != "explore"]
    expected += [f"genes settle>{to}" for to in columns if to != "settle"]
    assert moves(game, "galactic_influence") == expected
    play(game, 0, "reassign galactic_influence military explore>ship")
    assert column(game, 0, "ship") == {"military": 1}
    assert moves(game, "galactic_influence") == []


def test_assign_23_the_selecting_die_stays(rules: RollRuleset) -> None:
    game = assigning(rules, ["galactic_influence"], "home.ship genes.settle", "ship home.ship")
    assert refused(game, 0, "reassign galactic_influence home ship>settle") == "ASSIGN-23"


def test_assign_20_a_die_that_shows_wild_may_be_moved(rules: RollRuleset) -> None:
    game = assigning(rules, ["galactic_influence"], "home.ship genes.wild", "ship home.ship")
    play(game, 0, "assign genes produce", "reassign galactic_influence genes produce>explore")
    assert column(game, 0, "explore") == {"genes": 1}
