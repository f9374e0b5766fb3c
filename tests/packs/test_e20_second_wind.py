"""E20: choices that an extension adds to questions of the rules, of one seat, and of all seats at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, IllegalChoice, Pack, PowerError
from starcup.roll import RollGame, RollRuleset, final_scores
from starcup.roll.testing import Scenario
from starcup.testing import assert_pack_ok
from tests.packs.checking import check, play, texts
from tests.packs.checks import bot_game

FOLDER = Path(__file__).parent / "e20_second_wind"
PACK = Pack.from_folder(FOLDER)


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", PACK])


def exploring(rules: RollRuleset) -> RollGame:
    """Seat 0 explores with two dice."""
    return Scenario(rules).seat(0, workers={"explore": "home genes"}).phases("explore").begin()


def tokens(game: RollGame, seat: int = 0) -> object:
    return game.view(seat).seat_extensions[seat]["second_wind"]["left"]


def test_the_question_is_asked_again_unless_the_choice_answers_it(rules: RollRuleset) -> None:
    game = exploring(rules)
    own = texts(game)[:-2]
    assert texts(game) == [*own, "earn second_wind", "rest second_wind"]
    before = game.table.seats[0].credits
    play(game, 0, "earn second_wind")
    assert (game.table.seats[0].credits, tokens(game)) == (before + 1, 3)
    assert texts(game)[: len(own)] == own
    play(game, 0, "rest second_wind")
    assert tokens(game) == 2
    assert game.view(0).dice(game.table.seats[0].cup) == {"home": 1, "genes": 1}


def test_a_choice_that_is_not_open_says_why(rules: RollRuleset) -> None:
    game = exploring(rules)
    play(game, 0, *["earn second_wind"] * 4)
    with pytest.raises(IllegalChoice, match="you have no token to spend here"):
        game.submit(0, "earn second_wind")
    with pytest.raises(IllegalChoice, match="'keep second_wind' is not possible now"):
        game.submit(0, "keep second_wind")


def begun(rules: RollRuleset) -> RollGame:
    """A game in which all seats assign at once, and both may keep tokens."""
    game = Game.new(rules, 2, seed=3)
    while waiting := [decision for decision in game.waiting() if decision.kind != "reassign"]:
        game.submit(waiting[0].seat, waiting[0].legal[0])
    return game


def test_seats_that_work_at_once_have_it_each_for_itself(rules: RollRuleset) -> None:
    game = begun(rules)
    play(game, 1, "keep second_wind")
    assert [tokens(game, seat) for seat in (0, 1)] == [4, 2]
    assert game.view(0).seat_extensions[1]["second_wind"]["left"] is None
    play(game, 0, "keep second_wind", "keep second_wind")
    assert "keep second_wind" not in texts(game, 0)


def test_it_is_undone_saved_and_replayed(rules: RollRuleset) -> None:
    for game, text in ((exploring(rules), "earn second_wind"), (begun(rules), "keep second_wind")):
        before, clone = game.save(numbered=False), game.clone()
        play(game, 0, text)
        assert Game.load(rules, game.save()).save() == game.save()
        game.undo(0)
        assert game.save(numbered=False) == before == clone.save(numbered=False)
    play(game, 0, text)
    assert f"0 {text}" in game.journal_text()
    assert Game.replay(rules, game.journal_text()).save() == game.save()


def test_a_set_of_items_has_no_room_for_it(tmp_path: Path) -> None:
    (tmp_path / "extensions").mkdir()
    (tmp_path / "pack.toml").write_text((FOLDER / "pack.toml").read_text(encoding="utf-8"), encoding="utf-8")
    module = (FOLDER / "extensions" / "second_wind.py").read_text(encoding="utf-8")
    (tmp_path / "extensions" / "second_wind.py").write_text(module.replace('"explore"', '"recall"'), encoding="utf-8")
    rules = RollRuleset.load(["base", Pack.from_folder(tmp_path)])
    told = (
        r"pack 'second_wind', extension 'second_wind', further_choices\(\) for seat 0 failed .*: answered "
        r"'earn second_wind' at 'recall', whose answers are sets of items; expected it at a question that lists "
        r"its choices \(.*second_wind.py line \d+\)"
    )
    scenario = Scenario(rules).seat(0, cup="home", developers="home genes").manage().go_on()
    with pytest.raises(PowerError, match=told):
        scenario.begin()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_on(rules: RollRuleset, bot: str) -> None:
    game = bot_game(rules, 2, 5, bot)
    assert {"Tokens"} == {name for score in final_scores(game.table) for name, _ in score.lines}


@pytest.mark.slow
def test_random_games_stand_every_check(rules: RollRuleset) -> None:
    journals = "".join(game.journal_text() for game in check(rules))
    assert all(f" {what} second_wind" in journals for what in ("earn", "rest", "keep"))
    assert_pack_ok(PACK, games=1, tables=2, pairs=2)
