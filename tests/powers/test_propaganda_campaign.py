"""Propaganda Campaign: one or two workers to the phase selected."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused

ROLLED = "home.explore genes.settle military.develop novelty.ship"


def test_assign_22_workers_of_any_columns_go_to_the_selected_phase(rules: RollRuleset) -> None:
    game = assigning(rules, ["propaganda_campaign"], ROLLED, "ship home.explore")
    assert moves(game, "propaganda_campaign") == ["military develop>ship", "genes settle>ship"]
    play(game, 0, "reassign propaganda_campaign military develop>ship")
    play(game, 0, "reassign propaganda_campaign genes settle>ship")
    assert column(game, 0, "ship") == {"military": 1, "novelty": 1, "genes": 1}
    assert moves(game, "propaganda_campaign") == []


def test_assign_12_one_may_be_enough(rules: RollRuleset) -> None:
    game = assigning(rules, ["propaganda_campaign"], ROLLED, "ship home.explore")
    play(game, 0, "reassign propaganda_campaign military develop>ship", "enough propaganda_campaign")
    assert column(game, 0, "ship") == {"military": 1, "novelty": 1}


def test_assign_19_the_selected_phase_is_the_only_target(rules: RollRuleset) -> None:
    game = assigning(rules, ["propaganda_campaign"], ROLLED, "ship home.explore")
    assert refused(game, 0, "reassign propaganda_campaign genes settle>develop") == "ASSIGN-19"
