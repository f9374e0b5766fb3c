"""Executive Power: two workers of one column to the phase selected."""

from starcup.roll import RollRuleset
from tests.powers.at_work import assigning, column, legal, moves, play

ROLLED = "home.develop genes.develop military.develop novelty.settle home.explore"


def test_power_28_both_go_from_one_column_to_the_selected_phase(rules: RollRuleset) -> None:
    game = assigning(rules, ["executive_power"], ROLLED, "ship home.explore")
    play(game, 0, "reassign executive_power home develop>ship")
    assert legal(game) == [
        "reassign executive_power military develop>ship",
        "reassign executive_power genes develop>ship",
    ]
    play(game, 0, "reassign executive_power genes develop>ship")
    assert column(game, 0, "ship") == {"home": 1, "genes": 1}
    assert column(game, 0, "develop") == {"military": 1}
    assert moves(game, "executive_power") == []


def test_power_28_moving_only_one_is_not_offered_and_no_first_move_leads_nowhere(rules: RollRuleset) -> None:
    game = assigning(rules, ["executive_power"], ROLLED, "ship home.explore")
    firsts = moves(game, "executive_power")
    pairs = set()
    for first in firsts:
        copy = game.clone()
        play(copy, 0, f"reassign executive_power {first}")
        if copy.table.seats[0].sheet_moving:
            assert "enough executive_power" not in legal(copy)
            pairs |= {frozenset((first, second)) for second in moves(copy, "executive_power")}
        else:
            (moved,) = (set(column(copy, 0, "ship")),)
            pairs.add(frozenset(f"{colour} develop>ship" for colour in moved))
    assert len(pairs) == 3


def test_power_28_the_same_phase_means_the_same_column_not_the_same_face(rules: RollRuleset) -> None:
    game = assigning(rules, ["executive_power"], "home.explore genes.wild novelty.produce", "ship home.explore")
    play(game, 0, "assign genes produce")
    play(game, 0, f"reassign executive_power {moves(game, 'executive_power')[0]}")
    if game.table.seats[0].sheet_moving:
        play(game, 0, legal(game)[0])
    assert column(game, 0, "ship") == {"novelty": 1, "genes": 1}


def test_power_28_without_two_workers_in_another_column_it_is_no_use(rules: RollRuleset) -> None:
    rolled = "home.explore genes.settle home.develop home.ship home.ship"
    game = assigning(rules, ["executive_power"], rolled, "ship home.explore")
    assert moves(game, "executive_power") == []
