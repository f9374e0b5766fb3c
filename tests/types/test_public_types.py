# pyright: strict
"""Types as users meet them: mypy checks them in the workspace, pyright with the wheels installed, pytest runs them."""

from __future__ import annotations

from typing import assert_type

from starcup import Choice, Decision, Event, Game, Picks, Rng, playout
from starcup.making import picks
from starcup.roll import RollGame, RollRuleset, RollTable, RollView, Score, score
from starcup.roll.choices import Recruit
from starcup.roll.dice import NONE, ONE, Dice, count, packed
from starcup_bots import make, play


def test_a_game_knows_its_ruleset_from_the_first_call() -> None:
    rules = RollRuleset.load(["base"])
    game = Game.new(rules, players=2, seed=7)
    assert_type(game, Game[RollTable, RollView])
    assert_type(game, RollGame)
    assert_type(game.table, RollTable)
    assert_type(game.view(0), RollView)
    assert_type(game.view(0).me.cup, Dice)
    assert_type(game.clone(), RollGame)
    assert_type(Game.replay(rules, game.journal_text()), RollGame)
    assert_type(Game.load(rules, game.save()), RollGame)
    assert_type(Game.at(rules, game.clone().table), RollGame)
    assert_type(RollGame.new(rules, players=2, seed=7), RollGame)
    assert_type(game.view(0).sample_world(Rng(1)), RollGame)
    assert_type(score(game.table, 0), Score)
    assert_type(play(rules, [make("random", 1), make("random", 2)], seed=3), RollGame)
    assert_type(playout(game.clone(), Rng(1)), int)


def test_a_plain_game_needs_no_parameters() -> None:
    def open_questions(game: Game) -> int:
        return len(game.waiting())

    assert open_questions(Game.new(RollRuleset.load(["base"]), players=2, seed=7)) == 2


def test_questions_and_answers_are_typed() -> None:
    game = Game.new(RollRuleset.load(["base"]), players=2, seed=7)
    decision = game.waiting()[0]
    assert_type(decision, Decision)
    assert_type(decision.legal[0], Choice)
    assert_type(game.events(0), list[Event])
    assert_type(picks(Recruit.of, (("home", 2),), 1), Picks)
    assert_type(Recruit.of(("home",)), Recruit)


def test_dice_stay_dice() -> None:
    def without_one(dice: Dice, kind: int) -> Dice:
        return dice - ONE[kind]

    dice = packed({0: 2, 1: 1})
    assert_type(dice, Dice)
    assert_type(dice + dice, Dice)
    assert_type(without_one(dice, 0) + NONE, Dice)
    assert count(without_one(dice, 0), 0) == 1
