"""Exact counts of legal lines on small positions, each worked out by hand beside it."""

from __future__ import annotations

import pytest

from starcup import Game
from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from starcup.testing import count_lines
from starcup.testing.perft import Lines


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


def test_selecting_with_two_plain_dice(rules: RollRuleset) -> None:
    """5 phases x 2 dice; one worker is left below the strip, too few to Dictate."""
    game = Scenario(rules).seat(0, rolled="home.explore military.develop").assign().begin()
    assert count_lines(game) == Lines(10, 10)


def test_equal_dice_count_once(rules: RollRuleset) -> None:
    """Two Home dice that show Explore are one kind: 5 selections."""
    game = Scenario(rules).seat(0, rolled="home.explore home.explore").assign().begin()
    assert count_lines(game) == Lines(5, 5)


def test_a_wild_die_goes_anywhere_or_selects(rules: RollRuleset) -> None:
    """Selecting with Home: 5 x 5 columns for the wild die; selecting with the wild die: 5."""
    game = Scenario(rules).seat(0, rolled="home.explore genes.wild").assign().begin()
    assert count_lines(game) == Lines(30, 30)


def test_two_equal_wild_dice_are_a_multiset_of_columns(rules: RollRuleset) -> None:
    """Three equal wild dice: one selects (5 phases); before Dictate the others lie in 15 multisets of columns.

    Then: ready; or Dictate. Two in one column (5 of 15): one payer, 4 targets. In two columns (10): 2 payers x 4.
    """
    game = Scenario(rules).seat(0, rolled="genes.wild genes.wild genes.wild").assign().begin()
    assert count_lines(game).lines == 5 * (5 * (1 + 4) + 10 * (1 + 8))


def test_dictate_pays_one_and_moves_another(rules: RollRuleset) -> None:
    """5 x 3 selections; then ready, or 2 payers x 4 targets for the other worker."""
    game = Scenario(rules).seat(0, rolled="home.explore military.develop genes.settle").assign().begin()
    assert count_lines(game) == Lines(15 * 9, 15 * 9)


def test_a_reassign_power_and_dictate_in_one_order(rules: RollRuleset) -> None:
    """With a power for one worker anywhere: the plans for workers m (Develop) and g (Settle) after each selection.

    Nothing 1; power alone 2 workers x 4 targets = 8; Dictate alone 2 payers x 4 = 8. Both: Dictate first, then the
    power moves the other worker on, 8 x 4; or the power first and the Dictate on its worker: it pays (8, the other one
    moves, x 4), or it moves on and the other pays (8 x 4).
    """
    scenario = Scenario(rules).seat(
        0, rolled="home.explore military.develop genes.settle", tableau=["galactic_influence"]
    )
    game = scenario.assign().begin()
    game.submit(0, "select ship home.explore")
    assert count_lines(game).lines == 1 + 8 + 8 + 8 * 4 + 8 * (4 + 4)


def test_recruiting_picks_multisets(rules: RollRuleset) -> None:
    """$2, Citizenry HHMG: HH, HM, HG, MG."""
    game = Scenario(rules).seat(0, credits=2, citizenry="home home military genes").manage().begin()
    assert count_lines(game) == Lines(4, 4)


def test_recalling_picks_any_part(rules: RollRuleset) -> None:
    """Two equal developers (0, 1 or 2 recalled) x one good: 6; one line less with an empty cup, where 0 is illegal."""
    parts = {"develop": ["galactic_federation"], "developers": "home home", "tableau": ["gem_world"]}
    for cup, lines in (("home", 6), ("", 5)):
        scenario = Scenario(rules).seat(0, cup=cup, goods={"gem_world": "genes"}, **parts)  # type: ignore[arg-type]
        assert count_lines(scenario.manage().begin()) == Lines(lines, lines)


def test_producing_places_different_dice_on_worlds(rules: RollRuleset) -> None:
    """Two different producers on three worlds: 3 x 2; on two worlds: 2; three producers, two worlds: 3 x 2."""
    worlds = ["gem_world", "pirate_world", "space_port"]
    for workers, number, lines in (("home genes", 3, 6), ("home genes", 2, 2), ("home military genes", 2, 6)):
        scenario = Scenario(rules).seat(0, tableau=worlds[:number], workers={"produce": workers})
        assert count_lines(scenario.phases("produce").begin()) == Lines(lines, lines)


def test_producing_two_goods_on_one_world(rules: RollRuleset) -> None:
    """Room for two on each of two worlds, three different producers: which one lies alone (3) and where (2)."""
    scenario = Scenario(rules).seat(
        0, tableau=["galactic_reserves", "gem_world", "pirate_world"], workers={"produce": "home military genes"}
    )
    assert count_lines(scenario.phases("produce").begin()) == Lines(6, 6)


def test_shipping_pairs_goods_with_shippers(rules: RollRuleset) -> None:
    """Two goods, two different shippers: 2 pairings x Trade or Consume for each of the two."""
    scenario = Scenario(rules).seat(
        0,
        tableau=["gem_world", "plague_world"],
        goods={"gem_world": "novelty", "plague_world": "genes"},
        workers={"ship": "home genes"},
    )
    assert count_lines(scenario.phases("ship").begin()).lines == 8


def test_shipping_one_of_two_goods(rules: RollRuleset) -> None:
    """One shipper, two goods on different worlds: 2 goods x 2 ways, each another position."""
    scenario = Scenario(rules).seat(
        0,
        tableau=["gem_world", "plague_world"],
        goods={"gem_world": "novelty", "plague_world": "genes"},
        workers={"ship": "home"},
    )
    assert count_lines(scenario.phases("ship").begin()) == Lines(4, 4)


def test_building_spends_a_set_of_workers(rules: RollRuleset) -> None:
    """Three different developers, costs 2 and 4: which two are spent."""
    scenario = Scenario(rules).seat(
        0, develop=["space_docks", "galactic_salon"], workers={"develop": "home military genes"}
    )
    assert count_lines(scenario.phases("develop").begin()) == Lines(3, 3)


def test_a_die_is_lost_from_anywhere(rules: RollRuleset) -> None:
    """One in the cup, Citizenry (two kinds with those spent), a later column, on a stack and as a good: 6 choices."""
    scenario = Scenario(rules).seat(
        0,
        cup="home",
        citizenry="military",
        develop=["galactic_federation"],
        developers="genes",
        settle=["rebel_miners"],
        tableau=["gem_world"],
        goods={"gem_world": "novelty"},
        workers={"settle": "home home", "ship": "rare_elements"},
    )
    assert count_lines(scenario.phases("settle", "ship").begin(), 1).lines == 6


def test_exploring_with_all_draws(rules: RollRuleset) -> None:
    """One explorer, one tile in the zone, two in the bag.

    Stock: 1. Scout without abandoning: 2 tiles x 2 sides. Abandoning the tile: both tiles are drawn, in 2 orders; they
    are placed as two developments (2 orders), one of each (2) or two worlds (2).
    """
    scenario = Scenario(rules).bag("space_docks", "galactic_salon")
    scenario.seat(0, develop=["public_works"], workers={"explore": "home"})
    game = scenario.phases("explore").begin(outside_chance=True)
    assert count_lines(game).lines == 1 + 2 * 2 + 2 * 6


def test_setting_up_has_two_arrangements_for_each_player(rules: RollRuleset) -> None:
    """Each also says that it is ready."""
    assert count_lines(Game.new(rules, players=3, seed=1), 6).lines == 2 * 2 * 2


def test_shipping_two_equal_goods_in_one_order(rules: RollRuleset) -> None:
    """Two equal goods on one world, shippers h and g, all must go: multisets of (way, shipper) with both shippers.

    Both Traded, both Consumed, h Traded and g Consumed, g Traded and h Consumed: 4.
    """
    scenario = Scenario(rules).seat(
        0,
        tableau=["galactic_reserves", "plague_world"],
        goods={"plague_world": "home home"},
        workers={"ship": "home genes"},
    )
    assert count_lines(scenario.phases("ship").begin()).lines == 4
