"""E19: a supply that runs dry gives what it has, and nothing else changes."""

from pathlib import Path

import pytest

from starcup import Game
from starcup.roll import RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.dice import NONE
from starcup.roll.testing import Scenario
from tests.packs.checks import bot_game, random_games, with_base
from tests.packs.e19_dry_supply import pack
from tests.packs.number_packs import setting_numbers


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


def test_all_of_it_goes_and_credits_and_chips_are_paid_all_the_same(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, develop=["hoard"], workers={"develop": "home"}, credits=0)
    scenario.seat(1, tableau=["grabber", "tribute", "granaries"], cup="home", credits=0)
    game = scenario.phases("develop", "ship").begin()
    assert game.table.supply == NONE
    assert game.table.seats[1].credits == 2  # at the end of two phases
    assert game.table.seats[1].chips == 1
    assert faults(game.table) == []


def test_a_world_that_grants_dice_and_credits_gives_the_credits(rules: RollRuleset) -> None:
    everything = " ".join(" ".join([die.key] * die.count) for die in rules.dice if die.key == "novelty")
    scenario = Scenario(rules).seat(0, settle=["granaries"], workers={"settle": "home"}, credits=0)
    game = scenario.seat(1, cup=everything).phases("settle").begin()
    assert game.table.seats[0].credits == 2
    assert game.view(0).dice(game.table.goods(0)) == {}
    assert game.view(0).dice(game.table.seats[0].citizenry) == {"home": 1}


def test_the_start_dice_run_short_as_well(tmp_path: Path) -> None:
    rules = RollRuleset.load(["base", pack, setting_numbers(tmp_path, start_cup=20, start_citizenry=4)])
    game = Game.new(rules, players=3, seed=1)
    assert faults(game.table) == []
    assert game.view(0).dice(game.table.supply).get("home", 0) <= 1


def test_who_has_no_die_to_lose_goes_on(rules: RollRuleset) -> None:
    everything = " ".join(["military"] * 22)
    scenario = Scenario(rules).seat(0, settle=["press_gang"], workers={"settle": "home"})
    game = scenario.seat(1, cup=everything).phases("settle").begin()
    assert [face.key for face in game.table.worlds(0)] == ["press_gang"]
    assert faults(game.table) == []


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games_run_dry(rules: RollRuleset, games: int) -> None:
    played = random_games(rules, games=games)
    dry = [game for game in played if len(game.view(0).dice(game.table.supply)) < len(rules.dice)]
    assert games < 20 or len(dry) > 2


def test_bots_play_whole_games(rules: RollRuleset) -> None:
    assert bot_game(rules, 5, 1).table.round > 3
