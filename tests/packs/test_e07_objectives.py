"""E7: shared objectives, drawn at set-up, checked for all at once, rewarded, removed; the next are hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, IllegalChoice, JournalError, Pack, PackError, Rng
from starcup.lines import Lines
from starcup.messages import language_of
from starcup.roll import RollGame, RollRuleset, final_scores
from starcup.roll.testing import Scenario
from starcup.scene import scene_of
from starcup.testing.walking import play_on
from tests.packs.checking import check, played

PACK = Pack.from_folder(Path(__file__).parent / "e07_objectives")
ALL = {"three_goods", "five_credits", "ship_twice", "two_tiles", "no_citizens", "four_scouts"}


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", PACK], options={"objectives.drawn": "2"})


def shown(game: RollGame, seat: int = 0) -> list[str]:
    names = game.view(seat).extensions["objectives"]["shown"]
    assert isinstance(names, tuple)
    return list(names)


def begun(rules: RollRuleset, *names: str) -> RollGame:
    """A game in which these objectives were drawn, in this order."""
    game = Game.new(rules, 2, 0, outside_chance=True)
    drawn = list(names)
    while (node := game.chance) is not None and node.kind != "roll 0 home":
        if node.kind == "objective":
            game.resolve(rules.outcome_value("objective", drawn.pop(0)))
        else:
            game.resolve(node.options[0])
    return game


ORDER = ("five_credits", "two_tiles", "ship_twice", "no_citizens", "four_scouts", "three_goods")


def test_they_are_drawn_at_set_up_and_written_in_the_journal(rules: RollRuleset) -> None:
    game = Game.new(rules, players=3, seed=3)
    lines = game.journal_text().splitlines()
    drawn = [line.removeprefix("~ objective ") for line in lines if line.startswith("~ objective ")]
    assert set(drawn) == ALL
    for seat in range(3):
        view = game.view(seat)
        assert shown(game, seat) == drawn[:2]
        assert view.extensions["objectives"]["hidden"] == (None,) * 4
    assert "option objectives.drawn 2" in lines
    assert "option objectives.objectives on" in lines


def ended(rules: RollRuleset, *credits: int) -> RollGame:
    """A round that ends with these credits, when the objectives of ``ORDER`` lie there."""
    scenario = Scenario(rules, len(credits))
    for seat, amount in enumerate(credits):
        scenario.seat(seat, credits=amount, cup="home")
    table = begun(rules, *ORDER).table
    game = scenario.adjust(lambda laid: laid.set_state(table.states[0])).manage().go_on().begin()
    assert game.waiting()
    return game


def test_everybody_who_reached_one_is_rewarded_at_once_and_it_is_replaced(rules: RollRuleset) -> None:
    game = ended(rules, 7, 1, 5)
    assert "five_credits" not in shown(game) and len(shown(game)) == 2
    reached = [event for event in game.all_events() if type(event).__name__ == "ObjectiveReached"]
    assert str(reached[0]) == "ObjectiveReached(name='five_credits', seats=(0, 2))"
    lines = [dict(score.lines)["Objectives"] for score in final_scores(game.table)]
    assert lines[0] - lines[1] == lines[2] - lines[1] == 2


def test_what_lies_face_down_differs_in_what_a_seat_imagines(rules: RollRuleset) -> None:
    game = played_to(rules, 40)
    view = game.view(0)
    worlds = {view.sample_world(Rng(seed)).save() for seed in range(6)}
    assert len(worlds) == 6
    names = {shown(view.sample_world(Rng(seed)))[0] for seed in range(6)}
    assert names == {shown(game)[0]}, "what lies open is never imagined otherwise"


def played_to(rules: RollRuleset, decisions: int) -> RollGame:
    rng, game = Rng(1), Game.new(rules, players=2, seed=1)
    play_on(game, rng, decisions)
    return game


@pytest.mark.slow
def test_random_games_stand_every_check(rules: RollRuleset) -> None:
    games = check(rules)
    assert "Objectives" in "\n".join(Lines(language_of(rules)).scores(scene_of(games[1], 0)))
    assert any(dict(score.lines)["Objectives"] for game in games for score in final_scores(game.table))


def test_an_extension_can_be_switched_off_alone() -> None:
    rules = RollRuleset.load(["base", PACK], options={"objectives.objectives": "off"})
    assert rules.extensions.names == ()
    game = played(rules, 2, 5)
    assert game.view(0).extensions == {}
    assert "option objectives.objectives off" in game.journal_text()
    assert "~ objective" not in game.journal_text()


def test_a_save_or_journal_with_other_options_is_refused(rules: RollRuleset) -> None:
    other = RollRuleset.load(["base", PACK])
    game = Game.new(rules, players=2, seed=1)
    with pytest.raises(JournalError, match=r"objectives\.drawn"):
        Game.replay(other, game.journal_text())
    with pytest.raises(JournalError, match=r"objectives\.drawn"):
        Game.load(other, game.save())
    with pytest.raises(JournalError, match="packs"):
        Game.load(RollRuleset.load(["base"]), game.save())


def test_options_that_are_not_there_are_refused_with_the_nearest() -> None:
    with pytest.raises(PackError, match=r"no option 'objectives.drwan' \(did you mean 'objectives.drawn'\?\)"):
        RollRuleset.load(["base", PACK], options={"objectives.drwan": "2"})
    with pytest.raises(PackError, match="one of 1, 2, 3, not '9'"):
        RollRuleset.load(["base", PACK], options={"objectives.drawn": "9"})


def test_a_damaged_state_in_a_save_is_refused(rules: RollRuleset) -> None:
    game = Game.new(rules, players=2, seed=1)
    text = game.save().decode()
    first = shown(game)[0]
    for wrong in (text.replace(f'"{first}"', "7", 1), text.replace('"shown":', '"shwon":', 1)):
        assert wrong != text
        with pytest.raises(JournalError, match=r"damaged.*(states|expected)"):
            Game.load(rules, wrong.encode())
    doubled = text.replace('"shown":[', f'"shown":["{first}",', 1)
    with pytest.raises(JournalError, match="one lies there twice"):
        Game.load(rules, doubled.encode())


def test_nobody_may_answer_what_is_not_asked(rules: RollRuleset) -> None:
    game = Game.new(rules, players=2, seed=1)
    with pytest.raises(IllegalChoice):
        game.submit(0, "reach objectives five_credits")
