"""E17: questions of other kinds: an amount, a die, yes or no, each with a text of its own; a secret account."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import IllegalChoice, Pack, Rng, playout
from starcup.roll import RollGame, RollRuleset, final_scores
from starcup.roll.testing import Scenario
from starcup_cli.table.answering import asked_of
from starcup_cli.voice import Voice
from tests.packs.checking import check, play, texts


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", Pack.from_folder(Path(__file__).parent / "e17_bank")])


def at_the_bank(rules: RollRuleset) -> RollGame:
    return Scenario(rules).seat(0, credits=5, cup="home home genes").seat(1, cup="home").manage().go_on().begin()


def test_amount_die_and_yes_or_no(rules: RollRuleset) -> None:
    game = at_the_bank(rules)
    assert texts(game) == [f"pay bank {amount}" for amount in range(6)]
    play(game, 0, "pay bank 4")
    assert texts(game) == ["pledge bank home", "pledge bank genes"]
    play(game, 0, "pledge bank genes")
    assert texts(game) == ["answer bank no", "answer bank yes"]
    play(game, 0, "answer bank yes")  # only Home dice are left, so nothing is asked
    view = game.view(0)
    assert (view.me.credits, view.dice(view.me.citizenry)) == (3, {"home": 1, "genes": 1})


def test_only_the_owner_sees_the_account(rules: RollRuleset) -> None:
    game = at_the_bank(rules)
    play(game, 0, "pay bank 2")
    assert game.view(0).seat_extensions[0] == {"bank": {"paid": 2}}
    assert game.view(1).seat_extensions[0] == {"bank": {"paid": None}}
    assert game.view(1).seat_extensions[1] == {"bank": {"paid": 0}}


def test_accounts_are_shown_when_the_game_is_over(rules: RollRuleset) -> None:
    game = at_the_bank(rules)
    play(game, 0, "pay bank 2")
    playout(game, Rng(1))
    views = [game.view(seat) for seat in (0, 1)]
    for seat, view in enumerate(views):
        assert list(view.seat_extensions) == [each_view.seat_extensions[each_view.seat] for each_view in views]
        assert view.sample_world(Rng(1)).view(seat) == view


def test_accounts_are_not_scored_before_the_eyes_of_others(rules: RollRuleset) -> None:
    game = at_the_bank(rules)
    game.table.pool = 0  # the last round, in which accounts count
    play(game, 0, "pay bank 4")
    own, others = (dict(game.scores(seat)[0].lines) for seat in (0, 1))
    assert own["Bank"] == 1 and "Bank" not in others
    playout(game, Rng(1))
    assert [score.total for score in game.scores(1)] == [score.total for score in final_scores(game.table)]


def test_refusals_change_nothing_and_texts_are_parsed(rules: RollRuleset) -> None:
    game = at_the_bank(rules)
    before = game.save()
    for text in ("pay bank 6", "pay bank lots", "pledge bank genes", "pay benk 1"):
        with pytest.raises(IllegalChoice):
            game.submit(0, text)
    assert game.save() == before
    play(game, 0, "PAY  bank 1")


def test_the_command_line_explains_them(rules: RollRuleset) -> None:
    game = at_the_bank(rules)
    decision = game.decision(0)
    assert decision is not None
    lines = asked_of(game, decision, Voice(rules, "en", ("You", "Other"), 0)).lines()
    assert lines[0] == "How much do you pay in?"
    assert "pay bank 2" in " ".join(lines[3].lower().split()) or "$2" in lines[3]


@pytest.mark.slow
def test_random_games_stand_every_check(rules: RollRuleset) -> None:
    games = check(rules, games=8)
    text = "".join(game.journal_text() for game in games)
    assert "pledge bank" in text and "answer bank yes" in text
    assert any(dict(score.lines).get("Bank") for game in games for score in final_scores(game.table))
