"""IMMED: what a tile does once, when it is placed in the tableau."""

from collections.abc import Callable

from starcup.roll import RollGame, RollRuleset, events
from starcup.roll.dice import count
from starcup.roll.testing import Scenario
from tests.rules.helpers import legal, play, refused
from tests.rules.looking import (
    chips_of,
    citizenry,
    credits_of,
    cup,
    developers,
    dice_owned,
    face,
    first_choices,
    goods,
    settlers,
    tableau,
    workers,
)


def test_immed_1_a_world_takes_effect_once_when_it_is_placed(rules: RollRuleset) -> None:
    table = Scenario(rules, seed=3).seat(0, workers={"settle": "home"}, settle=["artist_colony"], cup="home home")
    table.seat(1, tableau=["star_nomad_lair"], cup="home home")
    game = table.phases("settle").go_on().begin()
    assert tableau(game) == ["artist_colony"]
    assert dice_owned(game) == 4
    assert dice_owned(game, 1) == 2, "a world that lies there already brings nothing"
    first_choices(game, until=lambda: game.table.round == 6, prefer="select settle")
    settled = [event for event in game.all_events() if isinstance(event, events.PhaseBegan) and event.phase == "settle"]
    assert len(settled) == 5
    assert dice_owned(game) == 4, "nor does it bring anything in later phases"
    assert dice_owned(game, 1) == 2


def test_immed_1_nothing_happens_while_the_world_is_under_construction(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, workers={"settle": "home"}, settle=["gem_world"]).phases("settle").begin()
    assert dice_owned(game) == 1


def test_immed_2_every_world_of_the_bag_gives_its_dice_and_credits(rules: RollRuleset) -> None:
    for tile in rules.tiles:
        world = tile.world
        table = Scenario(rules).seat(0, settle=[world.key], settlers="home " * world.cost, cup="home")
        game = table.phases("settle").begin()
        first_choices(game)
        assert tableau(game) == [world.key]
        gained = sum(grant.dice - grant.lose for grant in world.grants)
        assert dice_owned(game) == world.cost + 1 + gained, world.key
        assert sum(grant.dice for grant in world.grants) >= 1
        assert credits_of(game) == 1 + sum(grant.credits for grant in world.grants), world.key
        assert sum(goods(game).get(world.key, {}).values()) == sum(
            grant.dice for grant in world.grants if grant.to == "good"
        )


def test_immed_2_dice_go_where_the_world_says(rules: RollRuleset) -> None:
    stack = ["gem_world", "pirate_world", "information_hub"]
    game = Scenario(rules).seat(0, settle=stack, settlers="home " * 7).phases("settle").begin()
    assert cup(game) == {"novelty": 1}
    assert citizenry(game) == {"home": 7, "military": 1}
    assert goods(game) == {"information_hub": {"novelty": 1}}


def test_immed_3_three_developments_have_an_immediate_effect_instead_of_a_power(rules: RollRuleset) -> None:
    brings = {
        "conscription": ({"military": 2}, 0),
        "information_tech": ({"novelty": 2}, 0),
        "space_marines": ({"military": 1}, 1),
    }
    for key, (dice, credits) in brings.items():
        cost = rules.faces[rules.face_index[key]].cost
        table = Scenario(rules).seat(0, develop=[key], developers="home " * cost, citizenry="genes")
        game = table.phases("develop").begin()
        play(game, 0, "lose genes citizenry")
        assert tableau(game) == [key]
        assert cup(game) == dice
        assert credits_of(game) == 1 + credits
        assert citizenry(game) == {"home": cost}
    immediate = [tile.development.key for tile in rules.tiles if rules.grants_of(tile.development)]
    assert sorted(immediate) == sorted(brings)


def test_immed_4_a_die_lost_goes_back_to_the_supply(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, settle=["former_penal_colony"], settlers="home", cup="consumption")
    game = table.phases("settle").begin()
    consumption = rules.die_index["consumption"]
    assert count(game.table.supply, consumption) == 8
    play(game, 0, "lose consumption cup")
    assert count(game.table.supply, consumption) == 9
    assert count(game.table.dice_owned(0), consumption) == 0
    assert dice_owned(game) == 2, "one lost, one gained"


def test_immed_5_any_of_the_owners_dice_may_be_given_up_wherever_it_is(rules: RollRuleset) -> None:
    places: dict[str, Callable[[RollGame], dict[str, int]]] = {
        "novelty cup": cup,
        "genes citizenry": citizenry,
        "novelty produce": lambda game: workers(game, "produce"),
        "consumption ship": lambda game: workers(game, "ship"),
        "genes developers": developers,
        "military settlers": settlers,
        "rare_elements mining_world": lambda game: goods(game).get("mining_world", {}),
    }
    for place, lying in places.items():
        table = Scenario(rules).seat(
            0,
            cup="novelty",
            citizenry="genes",
            workers={"ship": "consumption", "produce": "novelty"},
            develop=["nanotechnology"],
            developers="genes",
            settle=["former_penal_colony", "terraformed_world"],
            settlers="military military",
            tableau=["mining_world"],
            goods={"mining_world": "rare_elements"},
        )
        table.seat(1, cup="home")
        game = table.phases("settle", "ship", "produce").begin()
        assert legal(game) == [
            "lose novelty cup",
            "lose military citizenry",
            "lose genes citizenry",
            "lose novelty produce",
            "lose consumption ship",
            "lose genes developers",
            "lose military settlers",
            "lose rare_elements mining_world",
        ]
        colour = place.split()[0]
        before = lying(game)[colour]
        play(game, 0, f"lose {place}")
        assert lying(game).get(colour, 0) == before - 1
        assert dice_owned(game) == 8 - 1 + 1


def test_immed_5__immed_7_only_an_own_die_that_is_there_may_be_given_up(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, settle=["former_penal_colony"], settlers="home", cup="consumption")
    game = table.seat(1, cup="genes", citizenry="home").phases("settle").begin()
    assert legal(game) == ["lose consumption cup", "lose home citizenry"]
    assert refused(game, 0, "lose genes cup") == "IMMED-5"
    assert refused(game, 0, "lose home cup") == "IMMED-5"
    assert refused(game, 0, "lose military cup") == "IMMED-5", "the die that the world brings comes afterwards"
    assert refused(game, 0, "lose home former_penal_colony") == "IMMED-5"
    assert refused(game, 0, "lose home nowhere") == "IMMED-5"
    assert refused(game, 0, "done") == "IMMED-7", "it is compulsory"


def test_immed_6_a_phase_still_occurs_when_the_die_that_selected_it_is_removed(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, rolled="home.settle genes.settle", settle=["former_penal_colony"])
    table.seat(1, rolled="home.settle novelty.ship", tableau=["gem_world"], goods={"gem_world": "novelty"})
    game = table.assign().go_on().chance("spare settle").begin()
    play(game, 0, "select ship genes.settle", "ready")
    play(game, 1, "select settle home.settle", "ready")
    assert legal(game) == ["lose home citizenry", "lose genes ship"]
    play(game, 0, "lose genes ship")
    assert "genes" not in workers(game, "ship")
    assert game.table.phase == rules.phase_index["ship"]
    play(game, 1, "consume gem_world novelty novelty")
    assert chips_of(game, 1) == 3


def test_immed_7_the_die_is_taken_first_and_may_be_one_just_spent_on_the_tile(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, settle=["rebel_miners"], settlers="home genes", cup="home")
    game = table.phases("settle").begin()
    assert legal(game) == ["lose home cup", "lose home citizenry", "lose genes citizenry"]
    assert "military" not in citizenry(game), "nothing is gained before"
    play(game, 0, "lose genes citizenry")
    assert citizenry(game) == {"home": 1, "military": 2}


def test_immed_7_a_development_that_takes_a_die_takes_it_before_it_pays(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, credits=4, develop=["space_marines"], developers="home home genes")
    game = table.phases("develop").begin()
    assert credits_of(game) == 4
    assert cup(game) == {}
    play(game, 0, "lose genes citizenry")
    assert credits_of(game) == 5
    assert cup(game) == {"military": 1}
    assert citizenry(game) == {"home": 2}


def test_immed_8_a_world_brings_credits_and_a_good_of_its_own(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, credits=9, settle=["deserted_alien_library"], settlers="home " * 6)
    game = table.phases("settle").begin()
    assert face(game, "deserted_alien_library").cost == 6
    assert credits_of(game) == 10, "$9 + $2, and never more than $10"
    assert goods(game) == {"deserted_alien_library": {"alien_technology": 1}}
