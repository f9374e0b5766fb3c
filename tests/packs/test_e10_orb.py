"""E10: dice of one's own whose faces change, rolled openly, no workers."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.packs.checks import bot_game, play, random_games, texts, with_base
from tests.packs.e10_orb import pack


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


def test_it_is_rolled_openly_and_its_faces_get_better(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["orb"], credits=1, workers={"explore": "home"}, cup="home")
    game = scenario.phases("explore").chance("orb 0 2").begin()
    play(game, "stock home")
    assert game.table.seats[0].credits == 1 + 2 + 1  # the third face is worth $1
    assert texts(game) == ["leave-orb orb", *(f"improve orb {face}" for face in (0, 2, 4, 5))]
    play(game, "improve orb 5")
    assert game.view(1).seats[0].resources == (("orb.5", 1),)
    assert game.table.seats[0].credits == 3


def test_the_better_face_counts_from_then_on_for_its_owner_alone(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["orb"], credits=0, resources={"orb.5": 1}, cup="home")
    game = scenario.phases("explore").chance("orb 0 5").begin()
    assert game.table.seats[0].credits == 4
    assert "improve orb 5" not in texts(game)
    other = Scenario(rules).seat(1, tableau=["orb"], credits=0, cup="home").phases("explore").chance("orb 1 5").begin()
    assert other.table.seats[1].credits == 3


def test_it_may_be_rolled_by_the_caller_and_is_in_the_journal(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["orb"], credits=0, cup="home").phases("explore")
    game = scenario.begin(outside_chance=True)
    assert game.chance is not None
    assert (game.chance.kind, game.chance.options) == ("orb 0", (0, 1, 2, 3, 4, 5))
    game.resolve(5)
    assert game.table.seats[0].credits == 3


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games(rules: RollRuleset, games: int) -> None:
    played = random_games(rules, games=games)
    assert games < 20 or any("~ orb" in game.journal_text() for game in played)


def test_bots_play_whole_games(rules: RollRuleset) -> None:
    assert bot_game(rules, 3, 1).table.round > 3
