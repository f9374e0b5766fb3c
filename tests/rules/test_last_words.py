"""Nothing that has an alternative is taken silently, and everybody may change his mind before anything is shown.

Each of these once lost a legal plan for good: what was left over was done unasked, and undo was barred then.
"""

from __future__ import annotations

import pytest

from starcup import Game, IllegalChoice
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario


def names(game: RollGame, seat: int = 0) -> dict[str, dict[str, int]]:
    view = game.view(seat)
    return {"cup": view.dice(view.me.cup), "citizenry": view.dice(view.me.citizenry)}


def scouting(rules: RollRuleset, **zone: list[str]) -> RollGame:
    scenario = Scenario(rules).seat(0, workers={"explore": "home"}, **zone)  # type: ignore[arg-type]
    game = scenario.phases("explore").draws(0, "space_docks", "public_works", "mining_league").begin()
    game.submit(0, "scout home")
    return game


@pytest.mark.parametrize("text", ["place space_docks lost_alien_warship", "place lost_alien_warship, space_docks"])
def test_explore_11_a_world_named_first_leaves_the_development_where_it_is_wanted(
    rules: RollRuleset, text: str
) -> None:
    game = scouting(rules, develop=["advanced_logistics"])
    game.submit(0, "abandon advanced_logistics")
    game.submit(0, text)
    seat = game.table.seats[0]
    assert [rules.tiles[tile].development.key for tile in seat.development_stack] == ["space_docks"]
    assert [rules.tiles[tile].world.key for tile in seat.world_stack] == ["lost_alien_warship"]


def test_explore_11_both_tiles_in_one_stack_in_either_order(rules: RollRuleset) -> None:
    for text in ("place space_docks public_works", "place public_works space_docks"):
        game = scouting(rules, develop=["advanced_logistics"])
        game.submit(0, "abandon advanced_logistics")
        game.submit(0, text)
        stack = game.table.seats[0].development_stack
        assert " ".join(["place", *(rules.tiles[tile].development.key for tile in stack)]) == text


@pytest.mark.parametrize("text", ["abandon spice_world advanced_logistics", "abandon advanced_logistics,spice_world"])
def test_explore_8_a_world_may_be_abandoned_before_a_development(rules: RollRuleset, text: str) -> None:
    game = scouting(rules, develop=["advanced_logistics"], settle=["spice_world"])
    game.submit(0, text)
    seat = game.table.seats[0]
    assert (seat.development_stack, seat.world_stack, len(seat.abandoned)) == ((), (), 2)


def test_develop_1_all_workers_of_a_tile_are_chosen(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, develop=["space_docks"], workers={"develop": "home home military genes"})
    for workers in ("military home", "home genes", "genes, military"):
        game = scenario.phases("develop").begin()
        decision = game.waiting()[0]
        assert decision.answers is not None
        assert decision.answers.offered == ("home", "home", "military", "genes")
        game.submit(0, f"build space_docks {workers}")
        assert sum(names(game)["citizenry"].values()) == 2
        assert set(names(game)["citizenry"]) == set(workers.replace(",", "").split())
        scenario = Scenario(rules).seat(0, develop=["space_docks"], workers={"develop": "home home military genes"})


def test_manage_4_two_credits_and_three_dice_recruit_the_two_that_are_named(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, credits=2, citizenry="home military genes").manage().begin()
    with pytest.raises(IllegalChoice) as refused:
        game.submit(0, "recruit genes")
    assert (refused.value.code, refused.value.rule) == ("too-few", "MANAGE-4")
    assert names(game)["citizenry"] == {"home": 1, "military": 1, "genes": 1}
    game.submit(0, "recruit genes home")
    assert names(game)["citizenry"] == {"military": 1}


def test_manage_7_what_is_recalled_is_named_at_once_from_whatever_place(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, cup="home", tableau=["gem_world"], goods={"gem_world": "genes"}, develop=["galactic_federation"],
        developers="home military",
    )  # fmt: skip
    game = scenario.manage().begin()
    game.submit(0, "recall genes@gem_world home@developers")
    seat = game.table.seats[0]
    assert game.view(0).dice(seat.developers) == {"military": 1}
    assert not any(seat.goods)


def test_manage_7_nothing_is_rolled_before_the_seat_has_said_what_it_recalls(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, cup="home", tableau=["gem_world"], goods={"gem_world": "genes"})
    game = scenario.manage().begin()
    for typo in ("recall home@gem_world", "recall genes", "recall genes@gem_world genes@gem_world", "recall", "done"):
        with pytest.raises(IllegalChoice):
            game.submit(0, typo)
    assert not game.finished
    game.submit(0, "recall none")
    assert game.finished


def test_assign_26_the_seat_that_answers_last_may_take_back_what_it_assigned(rules: RollRuleset) -> None:
    """With one die there is no power to use: to be ready is said all the same, and nothing is revealed before."""
    game = Scenario(rules).seat(0, rolled="home.explore").seat(1, rolled="home.ship").assign().begin()
    game.submit(0, "select develop home.explore")
    game.submit(0, "ready")
    game.submit(1, "select ship home.ship")
    decision = game.decision(1)
    assert decision is not None
    assert [choice.text for choice in decision.legal] == ["ready"]
    game.undo(1)
    game.submit(1, "select settle home.ship")
    assert game.can_undo(0)
    assert game.can_undo(1)
    assert game.waiting()
    game.submit(1, "ready")
    assert game.finished
    assert game.table.seats[1].sheet_selected == rules.phase_index["settle"]


def test_assign_2_the_last_wild_die_is_not_put_down_unasked(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="home.explore genes.wild genes.wild").assign().begin()
    game.submit(0, "select explore home.explore")
    game.submit(0, "assign genes ship")
    decision = game.decision(0)
    assert decision is not None
    assert decision.kind == "assign"
    assert {choice.text for choice in game.allowed(0)} == {f"assign genes {phase}" for phase in rules.phase_keys}
    game.submit(0, "assign genes develop")
    columns = [game.view(0).dice(column) for column in game.table.seats[0].sheet_columns]
    assert columns == [{}, {"genes": 1}, {}, {}, {"genes": 1}]


def test_assign_2_wild_dice_of_any_colour_may_be_first(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="home.explore military.wild genes.wild").assign().begin()
    game.submit(0, "select explore home.explore")
    game.submit(0, "assign genes develop")
    game.submit(0, "assign military ship")
    columns = [game.view(0).dice(column) for column in game.table.seats[0].sheet_columns]
    assert columns == [{}, {"genes": 1}, {}, {}, {"military": 1}]


def test_produce_1_any_world_may_be_first(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["gem_world", "pirate_world"], workers={"produce": "home genes"})
    game = scenario.phases("produce").begin()
    game.submit(0, "produce pirate_world genes")
    goods = [game.view(0).dice(lying) for lying in game.table.seats[0].goods]
    assert goods == [{"home": 1}, {"genes": 1}]


def test_produce_1_a_world_that_was_left_may_still_be_taken(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["gem_world", "pirate_world"], workers={"produce": "home"})
    game = scenario.phases("produce").begin()
    game.submit(0, "leave gem_world")
    assert {choice.text for choice in game.allowed(0)} == {"produce pirate_world home", "produce gem_world home"}
    game.submit(0, "produce gem_world home")
    assert game.table.seats[0].goods[0]


def test_ship_1_any_good_may_be_first(rules: RollRuleset) -> None:
    goods = {"gem_world": "novelty", "plague_world": "genes"}
    scenario = Scenario(rules).seat(0, tableau=[*goods], goods=goods, workers={"ship": "home genes"})
    game = scenario.phases("ship").begin()
    game.submit(0, "consume plague_world genes genes")
    game.submit(0, "trade gem_world novelty home")
    assert (game.table.seats[0].chips, game.table.seats[0].credits) == (3, 4)


def test_setup_12_the_stacks_of_all_are_shown_when_the_last_seat_is_ready(rules: RollRuleset) -> None:
    game = Game.new(rules, players=2, seed=4)
    for seat in (1, 0):
        decision = game.decision(seat)
        assert decision is not None
        game.submit(seat, decision.legal[0])
    assert [decision.kind for decision in game.waiting()] == ["confirm-start", "confirm-start"]
    game.undo(0)
    game.submit(1, "ready")
    decision = game.decision(0)
    assert decision is not None
    game.submit(0, decision.legal[1])
    assert not game.table.seats[1].development_stack
    assert game.can_undo(0)
    game.submit(0, "ready")
    assert game.table.round == 1


def test_power_5_with_new_galactic_order_the_owner_chooses_which_settlers_count_for_galactic_exchange(
    rules: RollRuleset,
) -> None:
    """Military settlers go to the cup anyway; one of them may be the one that Galactic Exchange asks for."""
    for more, cup in (("none", {"military": 2}), ("home genes", {"military": 2, "home": 1, "genes": 1})):
        scenario = Scenario(rules).seat(
            0, tableau=["galactic_exchange", "new_galactic_order"], settle=["transport_hub"],
            workers={"settle": "military military home genes"},
        )  # fmt: skip
        game = scenario.phases("settle").begin()
        game.submit(0, f"retain galactic_exchange {more}")
        assert names(game)["cup"] == cup


def test_assign_26_what_could_not_be_taken_back_is_known_before(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="home.explore").seat(1, rolled="home.ship").assign().go_on().begin()
    finals = []
    for seat, text in ((0, "select develop home.explore"), (0, "ready"), (1, "select ship home.ship"), (1, "ready")):
        before = game.save()
        finals.append(game.is_final(seat, text))
        assert game.save() == before
        game.submit(seat, text)
        assert game.can_undo(seat) is not finals[-1]
    assert finals == [False, False, False, True]
    with pytest.raises(IllegalChoice):
        game.is_final(0, "fly me to the moon")
