"""Colonial Affinity: one worker to Settle."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, legal, moves, play, refused

ROLLED = "home.explore genes.develop military.produce"


def test_assign_21__assign_22_one_worker_of_any_colour_goes_to_settle(rules: RollRuleset) -> None:
    rolled = "home.explore genes.develop military.produce home.settle"
    game = assigning(rules, ["colonial_affinity"], rolled, "explore home.explore")
    assert sorted(moves(game, "colonial_affinity")) == ["genes develop>settle", "military produce>settle"]
    play(game, 0, "reassign colonial_affinity military produce>settle")
    assert column(game, 0, "settle") == {"home": 1, "military": 1}
    assert column(game, 0, "produce") == {}


def test_assign_11__assign_12_once_a_round_and_not_compulsory(rules: RollRuleset) -> None:
    game = assigning(rules, ["colonial_affinity"], ROLLED, "explore home.explore")
    assert "ready" in legal(game)
    play(game, 0, "reassign colonial_affinity genes develop>settle")
    assert moves(game, "colonial_affinity") == []
    assert refused(game, 0, "reassign colonial_affinity military produce>settle") == "ASSIGN-11"


def test_assign_19_its_text_names_the_only_target(rules: RollRuleset) -> None:
    game = assigning(rules, ["colonial_affinity"], ROLLED, "explore home.explore")
    assert refused(game, 0, "reassign colonial_affinity genes develop>produce") == "ASSIGN-19"
