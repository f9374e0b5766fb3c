"""DICE: colours, faces, and that no die is ever lost."""

from collections import Counter

import pytest

from starcup.roll import RollGame, RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.dice import count
from starcup.roll.testing import Scenario
from tests.rules.helpers import column, dice, new_game, play, playout, resolve

PRODUCE_COLOURS = ("home", "novelty", "rare_elements", "genes", "alien_technology")


@pytest.mark.parametrize("colour", ["home", "military", "consumption", "novelty", "rare_elements", "genes"])
def test_dice_1_each_face_of_a_rolled_die_is_equally_likely(rules: RollRuleset, colour: str) -> None:
    scenario = Scenario(rules).seat(0, cup=f"{colour} {colour}").round()
    game = scenario.begin(outside_chance=True)
    for _ in range(2):
        node = game.chance
        assert node is not None
        assert node.kind == f"roll 0 {colour}"
        shown = [rules.outcome_text(node.kind, value) for value in node.options]
        assert Counter(shown) == Counter(rules.dice[rules.die_index[colour]].faces)
        resolve(game, "explore")
    assert column(game, 0, "explore") == {colour: 2}


def test_dice_2_alien_technology_never_shows_explore_and_home_never_wild(rules: RollRuleset) -> None:
    for colour, never in (("alien_technology", "explore"), ("home", "wild")):
        scenario = Scenario(rules).seat(0, cup=colour).round()
        node = scenario.begin(outside_chance=True).chance
        assert node is not None
        assert never not in {rules.outcome_text(node.kind, value) for value in node.options}
        assert set(node.probabilities.values()) != {1.0}


@pytest.mark.parametrize("colour", PRODUCE_COLOURS)
def test_dice_3_the_produce_symbol_is_the_same_on_every_colour(rules: RollRuleset, colour: str) -> None:
    scenario = Scenario(rules, 3).seat(0, rolled=f"home.ship {colour}.produce", tableau=["comet_zone"])
    game = scenario.seat(1, rolled="home.explore").assign().go_on().begin()
    assert column(game, 0, "produce") == {colour: 1}
    play(game, 0, "select ship home.ship", "ready")
    play(game, 1, "select produce home.explore", "ready")
    assert dice(game, game.table.goods(0)) == {colour: 1}


def test_dice_4_faces_are_public(rules: RollRuleset) -> None:
    game = new_game(rules, 2, seed=4)
    for seat in (0, 1):
        shown = {die.key: Counter(die.faces) for die in game.view(seat).rules.dice}
        assert shown["home"] == Counter(explore=2, develop=1, settle=1, produce=1, ship=1)
        assert shown["alien_technology"] == Counter(develop=1, settle=1, produce=1, wild=3)
        assert len(shown) == 7


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dice_5__dice_6_all_111_dice_are_accounted_for_after_every_choice(rules: RollRuleset, players: int) -> None:
    def check(game: RollGame) -> None:
        owned = [game.table.dice_owned(seat) for seat in range(players)]
        for colour, die in enumerate(rules.dice):
            in_supply = count(game.table.supply, colour)
            assert 0 <= in_supply <= die.count
            assert in_supply + sum(count(seat, colour) for seat in owned) == die.count

    playout(new_game(rules, players, seed=players), seed=players, rounds=8, after=check)


def test_dice_5_every_place_where_a_die_can_lie(rules: RollRuleset) -> None:
    """Twelve dice of one owner, one in each place; all others are in the supply."""
    columns = {"explore": "home", "develop": "home", "settle": "home", "produce": "home", "ship": "home"}
    game = (
        Scenario(rules)
        .seat(
            0,
            cup="home",
            citizenry="home",
            workers=columns,
            develop=["space_marines"],
            developers="home",
            settle=["gem_world"],
            settlers="home",
            tableau=["comet_zone"],
            goods={"comet_zone": "home"},
        )
        .seat(1, rolled="home.ship home.explore home.explore home.develop")
        .assign()
        .begin()
    )
    play(game, 1, "select ship home.ship", "dictate home explore")
    assert dice(game, game.table.dice_owned(0)) == {"home": 10}
    assert dice(game, game.table.dice_owned(1)) == {"home": 4}
    assert dice(game, game.table.supply)["home"] == 25 - 14
    assert faults(game.table) == []


def test_dice_7_a_tile_that_costs_a_die_never_leaves_fewer(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, settle=["former_penal_colony"], workers={"settle": "home"}, cup="home " * 4, citizenry="genes novelty")
        .phases("settle")
        .begin()
    )
    assert sum(dice(game, game.table.dice_owned(0)).values()) == 7
    play(game, 0, "lose genes citizenry")
    assert game.finished
    assert dice(game, game.table.dice_owned(0)) == {"home": 5, "novelty": 1, "military": 1}
