"""Improved Reconnaissance: Scouted tiles may go on top."""

from starcup.roll import RollGame, RollRuleset
from starcup.roll.dice import ONE
from starcup.roll.testing import Scenario
from tests.powers.at_work import citizenry, legal, play, refused, tableau


def scouting(rules: RollRuleset) -> RollGame:
    """Seat 0 Scouts the tile of Public Works, with two developers on a stack."""
    scenario = Scenario(rules).seat(
        0, faction="f4", develop=["mining_league"], developers="home home", workers={"explore": "home"}
    )
    game = scenario.chance("tile 0 t42").phases("explore", "develop").begin()
    play(game, 0, "scout home", "abandon none")
    return game


def test_power_4__explore_11_scouted_tiles_may_go_on_top_or_to_the_bottom(rules: RollRuleset) -> None:
    assert legal(scouting(rules)) == [
        "place public_works@top",
        "place public_works",
        "place lost_alien_warship",
    ]


def test_explore_14_dice_lying_there_count_for_the_new_top_tile_from_the_next_develop_on(rules: RollRuleset) -> None:
    game = scouting(rules)
    play(game, 0, "place public_works@top")
    assert game.finished
    assert tableau(game)[-1] == "public_works"
    assert citizenry(game) == {"home": 2}
    assert game.table.seats[0].developers == ONE[0]


def test_develop_7_nothing_is_completed_in_explore(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, faction="f4", develop=["mining_league"], developers="home", workers={"explore": "home"}
    )
    game = scenario.chance("tile 0 t42").phases("explore").begin()
    play(game, 0, "scout home", "abandon none", "place public_works@top")
    assert "public_works" not in tableau(game)


def test_explore_11_without_it_tiles_go_to_the_bottom(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, develop=["mining_league"], workers={"explore": "home"})
    game = scenario.chance("tile 0 t42").phases("explore").begin()
    play(game, 0, "scout home", "abandon none")
    assert legal(game) == ["place public_works", "place lost_alien_warship"]
    assert refused(game, 0, "place public_works@top") == "EXPLORE-11"
