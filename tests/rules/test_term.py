"""TERM: what is a worker, what is a good, what belongs to a tableau."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import column, dice, legal, play, refused

COLOURS = ("home", "military", "consumption", "novelty", "rare_elements", "genes", "alien_technology")


def test_term_1_only_dice_in_cup_column_or_selection_are_workers(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            cup="home",
            citizenry="military",
            develop=["space_marines"],
            developers="novelty",
            settle=["gem_world"],
            settlers="rare_elements",
            tableau=["comet_zone"],
            goods={"comet_zone": "genes"},
        )
        .chance("roll 0 home ship")
        .round()
        .begin()
    )
    assert legal(game) == [f"select {phase} home.ship" for phase in rules.phase_keys]
    for colour in ("military", "novelty", "rare_elements", "genes"):
        assert refused(game, 0, f"select explore {colour}.explore") == "ASSIGN-3"


def test_term_1_the_selecting_die_is_a_worker(rules: RollRuleset) -> None:
    game = Scenario(rules, 3).seat(0, rolled="home.ship").assign().go_on().begin()
    play(game, 0, "select explore home.ship", "ready")
    assert legal(game) == ["scout home", "stock home"]


def test_term_2_dice_in_citizenry_or_dictated_are_no_workers(rules: RollRuleset) -> None:
    rolled = "home.explore military.develop novelty.produce"
    game = Scenario(rules).seat(0, rolled=rolled, citizenry="genes").assign().begin()
    play(game, 0, "select explore home.explore")
    assert refused(game, 0, "dictate genes explore") == "ASSIGN-10"
    play(game, 0, "dictate military develop")
    assert {choice.split()[2] for choice in legal(game)} == {"novelty"}
    play(game, 0, "reassign dictate novelty produce>ship")
    assert dice(game, game.table.seats[0].sheet_dictated) == {"military": 1}
    assert column(game, 0, "develop") == {}


def test_term_2_dice_that_nobody_owns_do_no_task(rules: RollRuleset) -> None:
    game = Scenario(rules).phases("explore", "ship").begin()
    assert game.finished
    assert sum(die.count for die in rules.dice) == sum(dice(game, game.table.supply).values())


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("explore", {"scout", "stock"}),
        ("develop", {"build"}),
        ("settle", {"build"}),
        ("produce", {"produce", "leave"}),
        ("ship", {"trade", "consume", "keep"}),
    ],
)
def test_term_3_the_phase_makes_the_kind_of_worker(rules: RollRuleset, phase: str, expected: set[str]) -> None:
    goods = {"comet_zone": "novelty", "gem_world": "novelty"} if phase == "ship" else {}
    workers = {phase: "home military" if phase in ("develop", "settle") else "home"}
    game = (
        Scenario(rules)
        .seat(
            0,
            tableau=["comet_zone", "gem_world"],
            goods=goods,
            workers=workers,
            develop=["public_works"],
            settle=["high_gravity_world"],
        )
        .phases(phase)
        .begin()
    )
    assert {choice.split()[0] for choice in legal(game)} == expected


def test_term_4_a_placed_producer_is_a_good_and_no_producer(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["comet_zone", "gem_world"], workers={"produce": "home genes"})
    game = scenario.phases("produce", "ship").begin()
    play(game, 0, "produce comet_zone genes")
    assert game.finished, "the home producer makes the other good; neither die is a producer or shipper any more"
    seat = game.table.seats[0]
    assert dice(game, game.table.goods(0)) == {"home": 1, "genes": 1}
    assert seat.citizenry == seat.cup == 0
    assert not any(seat.columns)


@pytest.mark.parametrize("colour", COLOURS)
def test_term_5_any_worker_of_a_phase_counts_whatever_its_colour_or_face(rules: RollRuleset, colour: str) -> None:
    face = "produce" if "produce" in rules.dice[rules.die_index[colour]].faces else "develop"
    game = (
        Scenario(rules, 3)
        .seat(0, rolled=f"{colour}.{face}", tableau=["comet_zone"], goods={"comet_zone": "home"})
        .assign()
        .go_on()
        .begin()
    )
    play(game, 0, f"select ship {colour}.{face}", "ready", f"trade comet_zone home {colour}")
    assert game.table.seats[0].credits == 3  # $1 + $4 - $2 for recruiting both dice


@pytest.mark.parametrize("colour", COLOURS)
def test_term_6_any_die_means_every_colour(rules: RollRuleset, colour: str) -> None:
    """The Dictate area and the strip show the blank die: any colour pays, moves and selects."""
    face = "produce" if "produce" in rules.dice[rules.die_index[colour]].faces else "develop"
    game = Scenario(rules).seat(0, rolled=f"{colour}.{face} " * 3).assign().begin()
    play(game, 0, f"select ship {colour}.{face}", f"dictate {colour} {face}", f"reassign dictate {colour} {face}>ship")
    seat = game.table.seats[0]
    assert dice(game, seat.sheet_dictated) == column(game, 0, "ship") == {colour: 1}
    assert seat.sheet_selector == rules.die_index[colour]


def test_term_6_dollars_are_credits(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, credits=3, settle=["terraformed_world"], settlers="home " * 4, workers={"settle": "home"})
        .phases("settle")
        .begin()
    )
    assert game.finished
    assert [face.key for face in game.table.worlds(0)] == ["terraformed_world"]
    assert game.table.seats[0].credits == 3 + 2


def test_term_7_the_tableau_is_faction_home_and_completed_tiles(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            faction="f6",
            home="h1",
            develop=["space_marines", "public_works"],
            settle=["gem_world"],
            workers={"develop": "home home home"},
            credits=1,
        )
        .phases("develop")
        .begin()
    )
    assert [face.key for face in game.view(1).tableau(0)] == [
        "galactic_religion",
        "pilgrimage_world",
        "alpha_centauri",
        "space_marines",
    ]
    assert game.table.seats[0].squares == 4


def test_term_7_tiles_in_the_construction_zone_have_no_power(rules: RollRuleset) -> None:
    rolled = "home.explore home.develop"
    built = Scenario(rules).seat(0, rolled=rolled, tableau=["galactic_influence"]).assign().begin()
    play(built, 0, "select explore home.explore")
    assert "reassign galactic_influence home develop>ship" in legal(built)
    waiting = (
        Scenario(rules)
        .seat(0, rolled=f"{rolled} home.develop", develop=["galactic_influence"], developers="home home")
        .assign()
        .begin()
    )
    play(waiting, 0, "select explore home.explore")
    assert refused(waiting, 0, "reassign galactic_influence home develop>ship") == "POWER-2"
