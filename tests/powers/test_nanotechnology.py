"""Nanotechnology: one or two workers, each anywhere."""

from starcup.roll import RollGame, RollRuleset
from tests.powers.at_work import assigning, column, legal, moves, play

ROLLED = "home.settle genes.settle military.develop home.produce"


def test_power_31__assign_19_one_use_sends_workers_to_explore_and_to_ship(rules: RollRuleset) -> None:
    game = assigning(rules, ["nanotechnology"], ROLLED, "produce home.produce")
    play(game, 0, "reassign nanotechnology military develop>explore", "reassign nanotechnology genes settle>ship")
    assert column(game, 0, "explore") == {"military": 1}
    assert column(game, 0, "ship") == {"genes": 1}
    assert moves(game, "nanotechnology") == []


def test_power_31_one_worker_may_be_enough(rules: RollRuleset) -> None:
    game = assigning(rules, ["nanotechnology"], ROLLED, "produce home.produce")
    play(game, 0, "reassign nanotechnology military develop>ship", "enough nanotechnology")
    assert column(game, 0, "ship") == {"military": 1}
    assert moves(game, "nanotechnology") == []


def test_power_31_no_die_moves_twice_by_one_use(rules: RollRuleset) -> None:
    game = assigning(rules, ["nanotechnology"], "home.settle genes.settle", "produce home.settle")
    play(game, 0, "reassign nanotechnology genes settle>ship")
    assert column(game, 0, "ship") == {"genes": 1}
    assert moves(game, "nanotechnology") == []


def test_power_31_every_pair_of_moves_is_reached_in_one_way(rules: RollRuleset) -> None:
    game = assigning(rules, ["nanotechnology"], ROLLED, "produce home.produce")
    outcomes: list[RollGame] = []
    unfinished = [game]
    while unfinished:
        now = unfinished.pop()
        for choice in legal(now):
            if "nanotechnology" in choice:
                following = now.clone()
                play(following, 0, choice)
                done = not following.table.seats[0].sheet_moving
                (outcomes if done else unfinished).append(following)
    # Each of three workers goes to one of four columns: alone 3 x 4, in pairs 3 x 4 x 4.
    assert len(outcomes) == 12 + 48
    assert len({following.table.seats[0].sheet_columns for following in outcomes}) == 12 + 48
