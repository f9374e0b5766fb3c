"""Technology Affinity: one worker to Develop."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, legal, moves, play, refused

ROLLED = "home.explore genes.settle military.produce"


def test_assign_21__assign_22_one_worker_of_any_colour_goes_to_develop(rules: RollRuleset) -> None:
    rolled = "home.explore genes.settle military.produce home.develop"
    game = assigning(rules, ["technology_affinity"], rolled, "explore home.explore")
    assert sorted(moves(game, "technology_affinity")) == ["genes settle>develop", "military produce>develop"]
    play(game, 0, "reassign technology_affinity military produce>develop")
    assert column(game, 0, "develop") == {"home": 1, "military": 1}
    assert column(game, 0, "produce") == {}


def test_assign_11__assign_12_once_a_round_and_not_compulsory(rules: RollRuleset) -> None:
    game = assigning(rules, ["technology_affinity"], ROLLED, "explore home.explore")
    assert "ready" in legal(game)
    play(game, 0, "reassign technology_affinity genes settle>develop")
    assert moves(game, "technology_affinity") == []
    assert refused(game, 0, "reassign technology_affinity military produce>develop") == "ASSIGN-11"


def test_assign_19_its_text_names_the_only_target(rules: RollRuleset) -> None:
    game = assigning(rules, ["technology_affinity"], ROLLED, "explore home.explore")
    assert refused(game, 0, "reassign technology_affinity genes settle>produce") == "ASSIGN-19"
