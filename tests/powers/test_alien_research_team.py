"""Alien Research Team: an extra tile; $1 if an Alien explorer Scouted."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of, face_of, legal, play, refused


def test_power_25__power_6_one_tile_is_drawn_without_an_explorer_and_goes_to_the_bottom(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, faction="f4", tableau=["alien_research_team"], develop=["mining_league"])
    game = scenario.chance("tile 0 t42").phases("explore").begin()
    assert legal(game) == ["place public_works", "place lost_alien_warship"]
    assert refused(game, 0, "place public_works@top") == "EXPLORE-11"
    play(game, 0, "place public_works")
    assert game.finished
    assert game.view(0).developments(0)[1] is face_of(rules, "public_works")


def test_power_25_after_the_tasks_of_all_players_and_before_abandoned_tiles_return(rules: RollRuleset) -> None:
    scenario = (
        Scenario(rules)
        .seat(0, tableau=["alien_research_team"], workers={"explore": "home"})
        .seat(1, workers={"explore": "home"}, develop=["mining_league"])
        .chance("tile 1 t07", "tile 1 t08", "tile 0 t42")
    )
    game = scenario.phases("explore").begin()
    play(game, 0, "stock home")
    play(game, 1, "scout home", "abandon mining_league", "place conscription diversification")
    assert legal(game) == ["place public_works", "place lost_alien_warship"]
    assert len(game.table.seats[1].abandoned) == 1


def test_power_25__explore_16_an_empty_bag_takes_the_abandoned_tiles_back_first(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["alien_research_team"]).abandoned(1, "public_works").bag()
    game = scenario.phases("explore").begin()
    assert legal(game) == ["place public_works", "place lost_alien_warship"]


def test_power_25_with_no_tile_anywhere_nothing_is_drawn_and_nobody_gives_one_up(rules: RollRuleset) -> None:
    game = after(Scenario(rules).seat(0, tableau=["alien_research_team"]).bag(), "explore")
    assert game.table.seats[0].development_stack == game.table.seats[0].world_stack == ()


def test_power_26__power_9_one_credit_if_an_alien_explorer_scouted_once_a_phase(rules: RollRuleset) -> None:
    scenario = (
        Scenario(rules)
        .seat(0, tableau=["alien_research_team"], workers={"explore": "alien_technology alien_technology"})
        .chance("tile 0 t07", "tile 0 t08", "tile 0 t42")
    )
    game = scenario.phases("explore").begin()
    play(game, 0, "scout alien_technology", "place gem_world")
    play(game, 0, "scout alien_technology", "abandon none", "place diversification")
    assert credits_of(game) == 1
    play(game, 0, "place public_works")
    assert credits_of(game) == 2


def test_power_26_stocking_with_one_or_scouting_with_another_die_brings_nothing(rules: RollRuleset) -> None:
    scenario = (
        Scenario(rules)
        .seat(0, tableau=["alien_research_team"], workers={"explore": "alien_technology home"})
        .chance("tile 0 t07", "tile 0 t42")
    )
    game = scenario.phases("explore").begin()
    play(game, 0, "stock alien_technology", "scout home", "place gem_world", "place public_works")
    assert credits_of(game) == 3
