"""Shipping Affinity: one worker to Ship."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, legal, moves, play, refused

ROLLED = "home.explore genes.develop military.settle"


def test_assign_21__assign_22_one_worker_of_any_colour_goes_to_ship(rules: RollRuleset) -> None:
    rolled = "home.explore genes.develop military.settle home.ship"
    game = assigning(rules, ["shipping_affinity"], rolled, "explore home.explore")
    assert sorted(moves(game, "shipping_affinity")) == ["genes develop>ship", "military settle>ship"]
    play(game, 0, "reassign shipping_affinity military settle>ship")
    assert column(game, 0, "ship") == {"home": 1, "military": 1}
    assert column(game, 0, "settle") == {}


def test_assign_11__assign_12_once_a_round_and_not_compulsory(rules: RollRuleset) -> None:
    game = assigning(rules, ["shipping_affinity"], ROLLED, "explore home.explore")
    assert "ready" in legal(game)
    play(game, 0, "reassign shipping_affinity genes develop>ship")
    assert moves(game, "shipping_affinity") == []
    assert refused(game, 0, "reassign shipping_affinity military settle>ship") == "ASSIGN-11"


def test_assign_19_its_text_names_the_only_target(rules: RollRuleset) -> None:
    game = assigning(rules, ["shipping_affinity"], ROLLED, "explore home.explore")
    assert refused(game, 0, "reassign shipping_affinity genes develop>settle") == "ASSIGN-19"
