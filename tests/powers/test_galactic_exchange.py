"""Galactic Exchange: one or two settlers back to the cup; VP for die colours."""

import pytest

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import bonus_of, citizenry, cup, legal, play, refused


def settling(rules: RollRuleset, workers: str, *stack: str, tableau: tuple[str, ...] = ()) -> RollGame:
    """Seat 0 settles with Galactic Exchange in its tableau; two Military dice lie in its Citizenry already."""
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_exchange", *tableau],
        settle=stack,
        workers={"settle": workers},
        citizenry="military military",
    )
    return scenario.phases("settle").begin()


def test_power_4_one_or_two_of_the_settlers_spent_go_to_the_cup(rules: RollRuleset) -> None:
    game = settling(rules, "home military genes", "trading_world")
    sets = ("home", "military", "genes", "home military", "home genes", "military genes")
    assert legal(game) == [f"retain galactic_exchange {dice}" for dice in sets]
    assert refused(game, 0, "retain galactic_exchange none") == "POWER-4"
    assert refused(game, 0, "retain galactic_exchange home military genes") == "POWER-4"
    play(game, 0, "retain galactic_exchange genes military")
    assert game.finished
    assert cup(game) == {"military": 1, "genes": 1}
    assert citizenry(game) == {"home": 1, "military": 2, "consumption": 1}


def test_power_4_every_set_of_one_or_two_dice_is_picked_in_one_way(rules: RollRuleset) -> None:
    game = settling(rules, "home military genes", "trading_world")
    outcomes: list[dict[str, int]] = []
    for choice in legal(game):
        copy = game.clone()
        play(copy, 0, choice)
        assert copy.finished
        outcomes.append(cup(copy))
    assert len(outcomes) == 6
    assert all(outcomes.count(outcome) == 1 for outcome in outcomes)


def test_power_5_it_triggers_anew_for_each_world(rules: RollRuleset) -> None:
    game = settling(rules, "home home", "fifth_column", "high_gravity_world")
    assert game.finished
    assert cup(game) == {"home": 2, "military": 2}


def test_power_5_with_new_galactic_order_all_military_and_up_to_two_others(rules: RollRuleset) -> None:
    game = settling(rules, "military military home genes", "transport_hub", tableau=("new_galactic_order",))
    assert legal(game) == [f"retain galactic_exchange {dice}" for dice in ("none", "home", "genes", "home genes")]
    play(game, 0, "retain galactic_exchange genes home")
    assert cup(game) == {"military": 2, "home": 1, "genes": 1}
    assert citizenry(game) == {"military": 2, "consumption": 1}


def test_power_5_with_new_galactic_order_and_only_military_settlers_nothing_is_asked(rules: RollRuleset) -> None:
    game = settling(rules, "military military", "rebel_hideout", tableau=("new_galactic_order",))
    assert game.finished
    assert cup(game) == {"military": 2}
    assert citizenry(game) == {"military": 4}


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("home", 1),
        ("home home consumption", 2),
        ("home military consumption novelty rare_elements genes alien_technology", 7),
    ],
)
def test_score_4__power_11_bonus_of_one_for_each_die_colour_owned_anywhere(
    rules: RollRuleset, dice: str, points: int
) -> None:
    assert bonus_of(Scenario(rules).seat(0, tableau=["galactic_exchange"], cup=dice), "galactic_exchange") == points


def test_score_4_dice_on_stacks_and_worlds_count(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_exchange", "spice_world"],
        goods={"spice_world": "novelty"},
        developers="genes",
        settlers="military",
        citizenry="home",
    )
    assert bonus_of(scenario, "galactic_exchange") == 4
