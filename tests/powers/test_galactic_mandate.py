"""Galactic Mandate: up to three workers for one Dictate."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, legal, play

ROLLED = "home.explore home.develop home.develop genes.settle military.settle"


def test_power_29_one_dictate_moves_three_workers_to_different_columns(rules: RollRuleset) -> None:
    game = assigning(rules, ["galactic_mandate"], ROLLED, "ship home.explore")
    play(game, 0, "dictate home develop", "reassign dictate home develop>explore")
    play(game, 0, "reassign dictate military settle>produce", "reassign dictate genes settle>ship")
    assert column(game, 0, "explore") == {"home": 1}
    assert column(game, 0, "produce") == {"military": 1}
    assert column(game, 0, "ship") == {"genes": 1}
    assert legal(game) == ["ready"], "Dictate is used up"


def test_power_29__assign_24_at_least_one_and_fewer_than_three_if_liked(rules: RollRuleset) -> None:
    game = assigning(rules, ["galactic_mandate"], ROLLED, "ship home.explore")
    play(game, 0, "dictate home develop")
    assert "enough dictate" not in legal(game)
    play(game, 0, "reassign dictate home develop>explore", "enough dictate")
    assert column(game, 0, "settle") == {"military": 1, "genes": 1}


def test_power_29_without_it_one_worker_moves(rules: RollRuleset) -> None:
    game = assigning(rules, [], ROLLED, "ship home.explore")
    play(game, 0, "dictate home develop", "reassign dictate home develop>explore")
    assert legal(game) == ["ready"]
