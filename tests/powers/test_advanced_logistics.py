"""Advanced Logistics: the construction zone rearranged between the tasks of Explore."""

from math import factorial

import pytest

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import face_of, legal, play, refused, tableau

ARRANGE = "arrange advanced_logistics"


def zone(game: RollGame) -> tuple[tuple[int, ...], tuple[int, ...]]:
    seat = game.table.seats[0]
    return seat.development_stack, seat.world_stack


def resting(rules: RollRuleset, develop: list[str], settle: list[str]) -> RollGame:
    """Seat 0 has the power, a construction zone and no explorer."""
    scenario = Scenario(rules).seat(
        0, tableau=["advanced_logistics"], develop=develop, settle=settle, developers="home home", settlers="genes"
    )
    return scenario.phases("explore").begin()


@pytest.mark.parametrize(
    ("develop", "settle"),
    [
        (["public_works"], []),
        (["public_works", "conscription"], ["spice_world"]),
        ([], ["spice_world", "comet_zone", "mining_world"]),
        (["public_works", "conscription"], ["spice_world", "comet_zone"]),
    ],
)
def test_power_19_every_arrangement_is_reached_in_exactly_one_way(
    rules: RollRuleset, develop: list[str], settle: list[str]
) -> None:
    game = resting(rules, develop, settle)
    reached = [zone(game)]
    play(game, 0, ARRANGE)
    unfinished = [game]
    while unfinished:
        now = unfinished.pop()
        if now.finished:
            reached.append(zone(now))
            continue
        for choice in legal(now):
            unfinished.append(now.clone())
            play(unfinished[-1], 0, choice)
    # Each of the n tiles in any order, and n + 1 ways to divide the row into developments and worlds.
    assert len(set(reached)) == factorial(len(develop) + len(settle) + 1)
    assert len(reached) == len(set(reached))


def test_power_19__power_4_it_may_be_left_and_needs_no_explorer(rules: RollRuleset) -> None:
    game = resting(rules, ["public_works", "conscription"], [])
    assert legal(game) == ["done", ARRANGE]
    before = zone(game)
    play(game, 0, "done")
    assert game.finished
    assert zone(game) == before


def test_power_19_before_between_and_after_the_tasks_each_once(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["advanced_logistics"],
        develop=["public_works", "conscription"],
        workers={"explore": "home home"},
    )
    game = scenario.phases("explore").begin()
    tops = []
    for task in ("stock home", "stock home", ""):
        assert ARRANGE in legal(game)
        below = game.view(0).developments(0)[1]
        assert below is not None
        play(game, 0, ARRANGE, f"raise advanced_logistics {below.key} 1")
        if game.decision(0) is not None and "enough advanced_logistics" in legal(game):
            play(game, 0, "enough advanced_logistics")
        tops.append(below.key)
        assert ARRANGE not in legal(game)
        if task:
            play(game, 0, task)
    assert tops == ["conscription", "public_works", "conscription"]
    assert game.finished


def test_power_19_a_tile_turned_over_goes_to_the_other_stack(rules: RollRuleset) -> None:
    game = resting(rules, ["public_works", "conscription"], ["spice_world"])
    play(game, 0, ARRANGE, "turn advanced_logistics conscription", "enough advanced_logistics")
    view = game.view(0)
    assert [face.key for face in view.developments(0) if face] == ["public_works"]
    assert [face.key for face in view.worlds(0) if face] == ["spice_world", "gem_world"]


def test_explore_14__develop_7_dice_stay_on_their_stack_and_nothing_is_completed_yet(rules: RollRuleset) -> None:
    game = resting(rules, ["conscription", "public_works"], [])
    play(game, 0, ARRANGE, "raise advanced_logistics public_works 1")
    if not game.finished:
        play(game, 0, "enough advanced_logistics")
    seat = game.table.seats[0]
    assert game.view(1).developments(0)[0] is face_of(rules, "public_works")
    assert game.view(0).dice(seat.developers) == {"home": 2}
    assert tableau(game) == ["advanced_logistics"]


def test_secret_1_others_see_the_tops_only(rules: RollRuleset) -> None:
    game = resting(rules, ["public_works", "conscription"], ["spice_world"])
    before, heard = game.view(1).seats[0], game.events(1)
    play(game, 0, ARRANGE, "turn advanced_logistics public_works")
    after = game.view(1).seats[0]
    assert (after.development_stack, after.world_stack) == (before.development_stack, before.world_stack)
    assert after.draft is None, "he is still at it, and may undo"
    assert game.events(1) == heard
    play(game, 0, "enough advanced_logistics")
    assert [face and face.key for face in game.view(1).developments(0)] == ["conscription"]
    assert [face and face.key for face in game.view(1).worlds(0)] == ["spice_world", None]


def test_power_19_no_more_once_the_tile_of_alien_research_team_is_drawn(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["advanced_logistics", "alien_research_team"], develop=["public_works", "conscription"]
    )
    game = scenario.chance("tile 0 t08").phases("explore").begin()
    play(game, 0, "done")
    assert legal(game) == ["place diversification", "place lost_species_ark_world"]
    play(game, 0, "place diversification")
    assert game.finished


def test_power_20_in_strict_order_only_on_the_owners_own_turn(rules: RollRuleset) -> None:
    scenario = (
        Scenario(rules)
        .seat(0, tableau=["advanced_logistics"], develop=["public_works", "conscription"])
        .seat(1, workers={"explore": "home"})
        .order(1, 0)
    )
    game = scenario.phases("explore").begin()
    assert game.decision(0) is None
    play(game, 1, "stock home")
    assert legal(game, 0) == ["done", ARRANGE]


def test_power_19_in_the_middle_of_a_scout_it_is_not_on_offer(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["advanced_logistics"], develop=["public_works", "conscription"], workers={"explore": "home"}
    )
    game = scenario.phases("explore").begin()
    play(game, 0, "scout home")
    assert refused(game, 0, ARRANGE) == "EXPLORE-5"
