"""Scenarios: any order of calls gives the same table, what can't be is refused, and what was told has to come."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from starcup import StarcupError
from starcup.roll import RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario, dice
from starcup.testing import ends, legal, play

Lay = Callable[[Scenario], object]


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


# Laying out.

CALLS: list[Lay] = [
    lambda s: s.seat(0, cup="home", develop=["space_marines"], chips=3, workers={"explore": "home"}),
    lambda s: s.seat(1, tableau=["gem_world"], goods={"gem_world": "novelty"}, faction="f3", credits=4),
    lambda s: s.bag("galactic_bankers", "diversification").pool(2),
    lambda s: s.abandoned(1, "public_works").draws(0, "diversification").rolls(1, "home.ship"),
    lambda s: s.order(1, 0).phases("explore").go_on(),
]


def test_any_order_of_calls_gives_the_same_game(rules: RollRuleset) -> None:
    found = set()
    for calls in permutations(CALLS):
        scenario = Scenario(rules)
        for call in calls:
            call(scenario)
        game = scenario.begin()
        told = [kind for kind, *_ in game.table.script or ()]
        found.add((game.save(), tuple(sorted(told))))
    assert len(found) == 1


def test_a_seat_may_be_laid_out_by_several_calls_each_thing_once(rules: RollRuleset) -> None:
    whole = Scenario(rules).seat(0, cup="home", credits=3).begin()
    parts = Scenario(rules).seat(0, credits=3).seat(0, cup="home").begin()
    assert parts.save() == whole.save()
    with pytest.raises(StarcupError, match="cup of seat 0 was said before"):
        Scenario(rules).seat(0, cup="home").seat(0, cup="genes")


def test_bag_and_pool_leave_everybody_with_what_he_has(rules: RollRuleset) -> None:
    game = Scenario(rules).bag("galactic_bankers").pool(1).seat(1, chips=2).phases().begin()
    last = game.table.seats[1]
    assert (last.chips, last.development_stack, last.world_stack, last.tableau) == (2, (), (), ())
    assert (game.table.pool, len(game.table.bag)) == (1, 1)
    assert faults(game.table) == []
    world = game.view(0).sample_world
    from starcup import Rng

    assert faults(world(Rng(1)).table) == [], "what is out of the game is known to everybody"


def test_a_scenario_may_begin_several_times(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home"}).draws(0, "conscription").phases("explore")
    first, second = scenario.begin(), scenario.begin()
    before = second.save()
    first.submit(0, "stock home")
    assert second.save() == before
    assert play(second, "scout home").decision(0) is not None


def test_the_table_may_be_adjusted(rules: RollRuleset) -> None:
    def richer(table: object) -> None:
        assert isinstance(table, type(plain.table))
        table.seats[0].credits = 9

    plain = Scenario(rules).phases().begin()
    assert Scenario(rules).adjust(richer).phases().begin().table.seats[0].credits == 9


def test_factions_and_home_worlds_go_by_key_as_well(rules: RollRuleset) -> None:
    faction, home = rules.factions[2], rules.home_worlds[4]
    by_id = Scenario(rules).seat(1, faction=faction.id, home=home.id).phases().begin()
    by_key = Scenario(rules).seat(1, faction=faction.halves[0].key, home=home.face.key).phases().begin()
    assert by_id.save() == by_key.save()
    assert by_id.table.seats[0].faction != by_id.table.seats[1].faction


# What can't be.

IMPOSSIBLE: list[tuple[Lay, str]] = [
    (lambda s: s.seat(0, tableau=["gem_world"]).seat(1, tableau=["gem_world"]),
     "the tile of 'gem_world' is in the tableau of seat 1, and in the tableau of seat 0 as well"),
    (lambda s: s.seat(0, tableau=["gem_world"], settle=["gem_world"]),
     "'gem_world' is in the world stack of seat 0, and in the tableau of seat 0 as well"),
    (lambda s: s.seat(0, develop=["space_marines", "space_marines"]), "in the development stack of seat 0 as well"),
    (lambda s: s.seat(0, develop=["space_marines"]).bag("space_marines"), "is in the bag, and in the development"),
    (lambda s: s.seat(0, develop=["space_marines"]).abandoned(1, "space_marines"), "abandoned by seat 1, and"),
    (lambda s: s.seat(0, develop=["space_piracy"]), "'space_piracy' is no side of a game tile"),
    (lambda s: s.seat(0, cup="novelty " * 99), "99 novelty dice lie on the table, and there are"),
    (lambda s: s.seat(0, cup="home " * 20).seat(1, citizenry="home " * 6),
     "26 home dice lie on the table, and there are 25: 20 in the cup of seat 0, 6 in Citizenry of seat 1"),
    (lambda s: s.seat(0, tableau=["gem_world"], goods={"gem_worlds": "home"}), "did you mean 'gem_world'?"),
    (lambda s: s.seat(0, goods={"gem_world": "home"}), "'gem_world', which is not in the tableau of seat 0"),
    (lambda s: s.seat(0, tableau=["terraformed_world"], goods={"terraformed_world": "home"}), "which never holds any"),
    (lambda s: s.seat(0, tableau=["gem_world"], goods={"gem_world": "home home"}), "holds 2 goods, room for 1"),
    (lambda s: s.seat(0, credits=11), "credits 11 are not between 0 and 10"),
    (lambda s: s.seat(0, credits=-1), "credits -1 are not between 0 and 10"),
    (lambda s: s.seat(0, chips=-1), "seat 0 has -1 VP in chips"),
    (lambda s: s.seat(0, chips=25), "there are 24 VP in chips: seats have 25, and -1 are in the pool"),
    (lambda s: s.seat(0, chips=20).pool(5), "there are 24 VP in chips: seats have 20, and 5 are in the pool"),
    (lambda s: s.pool(-1), "-1 are in the pool"),
    (lambda s: s.seat(0, faction="f3").seat(1, faction="f3"), "two seats have the faction 'f3'"),
    (lambda s: s.seat(0, home="h1").seat(1, home="h1"), "two seats have the home world 'h1'"),
    (lambda s: s.seat(0, tableau=["space_piracy"]).seat(1, tableau=["space_piracy"]), "in a tableau already"),
    (lambda s: s.seat(0, cup="imaginary_home"), "workers that are no plain dice lie in cup or Citizenry"),
    (lambda s: s.seat(0, workers={"ship": "home"}).manage(), "workers of seat 0 lie under phases"),
    (lambda s: s.seat(0, rolled="home.ship").phases("ship"), "seat 0 has rolled dice"),
    (lambda s: s.seat(0, rolled="home.shop").assign(), "no home die shows 'shop' (did you mean 'ship'?)"),
    (lambda s: s.seat(2), "there is no seat 2: expected 0 to 1"),
    (lambda s: s.seat(0, tableau=["gem_wrld"]), "no tile has a side 'gem_wrld' (did you mean 'gem_world'?)"),
    (lambda s: s.seat(0, cup="hom"), "there is no die colour 'hom' (did you mean 'home'?)"),
    (lambda s: s.seat(0, workers={"shop": "home"}), "there is no phase 'shop' (did you mean 'ship'?)"),
    (lambda s: s.seat(0, faction="space_pirac"), "there is no faction 'space_pirac' (did you mean 'space_piracy'?)"),
    (lambda s: s.seat(0, home="old_earh"), "there is no home world 'old_earh' (did you mean 'old_earth'?)"),
    (lambda s: s.bag("gem_wrld"), "did you mean 'gem_world'?"),
    (lambda s: s.draws(0, "gem_wrld"), "did you mean 'gem_world'?"),
    (lambda s: s.draws(2, "gem_world"), "there is no seat 2"),
    (lambda s: s.rolls(0, "home.shop"), "shop"),
    (lambda s: s.order(0, 0), "order: expected each seat from 0 to 1 once, found (0, 0)"),
    (lambda s: s.seat(0, credits="3"), "credits: expected a whole number, found '3'"),  # type: ignore[arg-type]
    (lambda s: s.seat(0, chips=1.5), "chips: expected a whole number, found 1.5"),  # type: ignore[arg-type]
    (lambda s: s.seat("0"), "there is no seat '0': expected 0 to 1"),  # type: ignore[arg-type]
    (lambda s: s.pool(2.5), "pool: expected a whole number, found 2.5"),  # type: ignore[arg-type]
    (lambda s: s.seat(0, workers={"ship": "home"}).phases("explore"), "under ship, which does not occur (REVEAL-5)"),
    (lambda s: s.phases("ship", "ship"), "phases: expected each phase once; found ship twice"),
    (lambda s: s.abandoned(0, "gem_world").manage(), "seat 0 has abandoned tiles in this phase: that is for phases()"),
    (lambda s: s.bag("gem_world").draws(0, "public_works"), "is told to be drawn, and is out of the game"),
    (lambda s: s.chance("explore"), "expected a kind and its value, as 'spare explore'; found 'explore'"),
    (lambda s: Scenario(s.rules, 4).spare("explore"), "no die is shared by 4 players; found 'spare explore'"),
    (lambda s: Scenario(s.rules, 6), "6 players: the game is for 2 to 5 [SETUP-1]"),
    (lambda s: s.chance("roll 2 home explore"), "expected a seat from 0 to 1; found 'roll 2 home explore'"),
    (lambda s: s.phases("ship").manage(), "it starts with phases: that was said before"),
    (lambda s: s.bag().bag(), "bag was said before"),
]  # fmt: skip


@pytest.mark.parametrize(("lay", "told"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_what_can_not_be_is_refused(rules: RollRuleset, lay: Lay, told: str) -> None:
    scenario = Scenario(rules)
    with pytest.raises(StarcupError) as refusal:
        lay(scenario)
        scenario.begin()
    assert told in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_everything_that_can_not_be_is_told_at_once(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["gem_world"], settle=["gem_world"], cup="genes " * 50)
    with pytest.raises(StarcupError, match=r"'gem_world' is in .*; 50 genes dice"):
        scenario.begin()


# What was told has to come.


def test_rolls_and_draws_come_at_the_next_draw_of_their_kind(rules: RollRuleset) -> None:
    scenario = Scenario(rules).draws(0, "conscription").spare("ship").rolls(1, "home.settle").rolls(0, "home.explore")
    scenario.seat(0, cup="home").seat(1, cup="home").round()
    game = play(scenario.begin(), "select explore home.explore", "select settle home.settle", "ready", "ready")
    play(game, "scout home")
    assert game.decision(0) is not None and any("conscription" in text for text in legal(game))
    scenario.done()


def test_what_was_told_and_never_comes_is_an_error(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home"}).phases("explore").draws(0, "conscription")
    told = "told, and never rolled or drawn: 'tile 0 t"
    with pytest.raises(AssertionError, match=told):
        play(scenario.begin(), "stock home")
    with pytest.raises(AssertionError, match=told):
        scenario.done()
    game = scenario.begin()
    game.submit(0, "stock home")
    with pytest.raises(AssertionError, match=told):
        play(game)
    assert ends(scenario.begin()), "there is an end in which it comes"
    with pytest.raises(AssertionError, match="spare ship"):
        ends(scenario.spare("ship").begin())


# Playing.


def test_play_gives_answers_as_they_fit_and_forced_ones_by_itself(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home home", "produce": "home"}, tableau=["gem_world"])
    scenario.seat(1, workers={"explore": "genes"}).phases("explore", "produce")
    game = play(scenario.begin(), "stock genes", "stock home", "stock home")
    assert (game.table.seats[0].credits, game.table.seats[1].credits) == (5, 3)
    assert dice(game, "gem_world") == {"home": 1}
    assert play(scenario.begin(), "stock home", "stock home", "stock genes").finished


def test_play_tells_what_no_question_comes_up_for(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home genes"}).phases("explore")
    with pytest.raises(AssertionError) as failure:
        play(scenario.begin(), "stok home")
    assert "no question comes up for 'stok home'; seat 0 may 'scout home', 'stock home', 'scout genes'" in str(
        failure.value
    )
    assert "did you mean 'stock home'?" in str(failure.value)
    with pytest.raises(AssertionError, match="'stock military': the game has ended"):
        play(scenario.begin(), "stock home", "stock genes", "stock military")
    with pytest.raises(AssertionError, match="nobody is asked"):
        play(scenario.begin(), "stock home", seat=1)


def test_ends_are_all_that_can_come_of_it(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, citizenry="home home genes novelty", credits=2).manage()
    game = scenario.begin()
    before = game.save()
    cups = {tuple(dice(end, "cup").items()) for end in ends(game, seat=0)}
    assert cups == {
        (("home", 2),), (("home", 1), ("genes", 1)), (("home", 1), ("novelty", 1)), (("novelty", 1), ("genes", 1)),
    }  # fmt: skip
    assert game.save() == before
    with pytest.raises(AssertionError, match="more than 2 positions"):
        ends(game, most=2)


def test_ends_stop_where_they_are_told_to(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home home"}, credits=1).phases("explore")
    ended = ends(scenario.begin(), until=lambda game: game.table.seats[0].credits > 1)
    assert max(end.table.seats[0].credits for end in ended) == 3


def test_dice_tell_where_they_are_not(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, cup="home", tableau=["gem_world"]).phases().begin()
    assert (dice(game, "gem_world"), dice(game, "cup"), dice(game, "supply")["home"]) == ({}, {"home": 1}, 24)
    with pytest.raises(AssertionError, match=r"seat 0 has no place 'citizen' \(did you mean 'citizenry'\?\)"):
        dice(game, "citizen")
