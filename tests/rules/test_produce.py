"""PRODUCE: each producer becomes a good on a non-grey world.

Worlds used here: gem_world Novelty, mining_world Rare Elements, plague_world Genes, alien_sentinels Alien Technology,
fifth_column grey.
"""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import allowed, legal, play, refused
from tests.rules.looking import chips_of, citizenry, credits_of, cup, dice_owned, goods, workers


def test_produce_1_each_producer_makes_one_good_on_one_non_grey_world(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"produce": "home genes"}, tableau=["fifth_column", "gem_world", "plague_world"])
        .phases("produce")
        .begin()
    )
    assert legal(game) == ["produce gem_world home", "produce gem_world genes"]
    play(game, 0, "produce gem_world genes")
    assert goods(game) == {"gem_world": {"genes": 1}, "plague_world": {"home": 1}}
    assert workers(game, "produce") == {}


def test_produce_1__phase_5_wrong_worlds_and_wrong_producers_are_refused(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        cup="novelty",
        workers={"produce": "home genes", "ship": "military"},
        tableau=["fifth_column", "gem_world", "plague_world", "backup_planning"],
        settle=["mining_world"],
    )
    game = table.seat(1, tableau=["asteroid_belt"]).phases("ship", "produce").begin()
    assert refused(game, 0, "produce fifth_column home") == "PRODUCE-1"
    assert refused(game, 0, "produce backup_planning home") == "PRODUCE-1"
    assert refused(game, 0, "produce mining_world home") == "PRODUCE-1", "still under construction"
    assert refused(game, 0, "produce asteroid_belt home") == "PRODUCE-1", "somebody else's"
    assert refused(game, 0, "produce gem_world military") == "PRODUCE-1"
    assert refused(game, 0, "produce gem_world novelty") == "PRODUCE-1"
    assert refused(game, 0, "leave gem_world") == "PHASE-5"
    assert refused(game, 0, "done") == "PRODUCE-1"


def test_produce_1_worlds_are_offered_in_order_and_taken_in_any(rules: RollRuleset) -> None:
    worlds = ["gem_world", "mining_world", "plague_world"]
    table = Scenario(rules).seat(0, workers={"produce": "home genes"}, tableau=worlds)
    game = table.phases("produce").begin()
    assert legal(game) == ["produce gem_world home", "produce gem_world genes", "leave gem_world"]
    assert allowed(game) == {*legal(game), *(f"produce {w} {c}" for w in worlds[1:] for c in ("home", "genes"))}
    twin = game.clone()
    play(game, 0, "produce plague_world genes", "produce gem_world home")
    play(twin, 0, "produce gem_world home", "produce plague_world genes")
    assert goods(game) == goods(twin) == {"gem_world": {"home": 1}, "plague_world": {"genes": 1}}
    assert game.finished
    assert twin.finished


def test_produce_2_the_producer_itself_becomes_the_good(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, workers={"produce": "military"}, tableau=["gem_world"]).phases("produce").begin()
    assert goods(game) == {"gem_world": {"military": 1}}
    assert citizenry(game) == {}
    assert cup(game) == {}
    assert dice_owned(game) == 1


def test_produce_3_a_producer_of_any_colour_may_produce_on_any_non_grey_world(rules: RollRuleset) -> None:
    for colour in rules.die_keys:
        for world in ("gem_world", "mining_world", "plague_world", "alien_sentinels"):
            game = Scenario(rules).seat(0, workers={"produce": colour}, tableau=[world]).phases("produce").begin()
            assert goods(game) == {world: {colour: 1}}


def test_produce_4_the_colour_of_a_good_matters_for_consuming_and_not_for_trading(rules: RollRuleset) -> None:
    worth = {}
    for colour in ("home", "genes"):
        for way in ("trade", "consume"):
            table = Scenario(rules).seat(0, workers={"produce": colour, "ship": "military"}, tableau=["plague_world"])
            game = table.phases("produce", "ship").begin()
            play(game, 0, f"{way} plague_world {colour} military")
            worth[colour, way] = (credits_of(game) - 1, chips_of(game))
    assert worth["home", "trade"] == worth["genes", "trade"] == (5, 0)
    assert worth["home", "consume"] == (0, 1)
    assert worth["genes", "consume"] == (0, 2)


def test_produce_5_a_world_holds_at_most_one_good(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        workers={"produce": "home genes"},
        tableau=["gem_world", "mining_world", "plague_world"],
        goods={"mining_world": "novelty"},
    )
    game = table.phases("produce").begin()
    assert refused(game, 0, "produce mining_world home") == "PRODUCE-5"
    play(game, 0, "produce gem_world home")
    assert goods(game) == {"gem_world": {"home": 1}, "mining_world": {"novelty": 1}, "plague_world": {"genes": 1}}


def test_produce_6_producers_for_which_there_is_no_room_go_to_the_cup(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"produce": "home home home"}, tableau=["gem_world", "fifth_column", "mining_world"])
        .phases("produce")
        .begin()
    )
    assert goods(game) == {"gem_world": {"home": 1}, "mining_world": {"home": 1}}
    assert cup(game) == {"home": 1}
    assert citizenry(game) == {}


def test_produce_6_the_owner_chooses_which_producer_is_left_over(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, workers={"produce": "home genes"}, tableau=["gem_world"]).phases("produce").begin()
    play(game, 0, "produce gem_world genes")
    assert goods(game) == {"gem_world": {"genes": 1}}
    assert cup(game) == {"home": 1}


def test_produce_6__phase_5_a_world_may_be_left_empty_only_if_others_take_all_producers(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, workers={"produce": "home"}, tableau=["gem_world", "mining_world", "plague_world"])
    game = table.phases("produce").begin()
    assert legal(game) == ["produce gem_world home", "leave gem_world"]
    play(game, 0, "leave gem_world")
    assert legal(game) == ["produce mining_world home", "leave mining_world"]
    assert "produce gem_world home" in allowed(game), "he may think better of it"
    play(game, 0, "leave mining_world")
    assert refused(game, 0, "leave plague_world") == "PHASE-5", "the last world has to take the producer"
    play(game, 0, "produce plague_world home")
    assert goods(game) == {"plague_world": {"home": 1}}


def test_produce_7_home_worlds_and_faction_worlds_produce_like_any_other(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, faction="f3", home="h2", workers={"produce": "home home home"})
    game = table.phases("produce").begin()
    assert goods(game) == {"space_mall": {"home": 1}, "ancient_race": {"home": 1}}
    assert cup(game) == {"home": 1}
