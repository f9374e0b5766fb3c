"""Operations Affinity: one worker to Explore or Produce."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, moves, play, refused


def test_assign_21_one_worker_goes_to_explore_or_to_produce(rules: RollRuleset) -> None:
    game = assigning(rules, ["operations_affinity"], "home.ship military.ship genes.explore", "ship home.ship")
    assert sorted(moves(game, "operations_affinity")) == [
        "genes explore>produce",
        "military ship>explore",
        "military ship>produce",
    ]
    play(game, 0, "reassign operations_affinity military ship>produce")
    assert column(game, 0, "produce") == {"military": 1}
    assert moves(game, "operations_affinity") == []


def test_assign_19_other_phases_are_no_target(rules: RollRuleset) -> None:
    game = assigning(rules, ["operations_affinity"], "home.ship military.ship genes.explore", "ship home.ship")
    assert refused(game, 0, "reassign operations_affinity genes explore>settle") == "ASSIGN-19"
