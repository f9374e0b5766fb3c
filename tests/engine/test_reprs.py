"""What a REPL, a debugger and a failed assertion show of public objects: the game and the dice, no address."""

from __future__ import annotations

import re

import pytest

from starcup import Actions, Arrangements, Game, Rng
from starcup.making import picks
from starcup.packed import tile_texts
from starcup.packed.ruleset import rule_statements
from starcup.roll import RollGame, RollRuleset, final_scores, score
from starcup.roll.choices import Place, Recruit
from starcup_bots import advise, available, make, play


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


def in_its_middle(rules: RollRuleset) -> RollGame:
    game, rng = Game.new(rules, players=3, seed=7), Rng(3)
    for _ in range(300):
        decision = game.waiting()[0]
        game.submit(decision.seat, rng.choice(decision.legal))
    return game


def met(rules: RollRuleset) -> dict[str, object]:
    game = in_its_middle(rules)
    decision = game.waiting()[0]
    view = game.view(decision.seat)
    stopped = game.clone()
    return {
        "game": game,
        "clone": stopped,
        "finished game": play(rules, [make("random", 1), make("random", 2)], seed=3),
        "game with chance from outside": Game.new(rules, players=2, seed=1, outside_chance=True),
        "table": game.table,
        "seat": game.table.seats[0],
        "view": view,
        "own part of a view": view.me,
        "hidden part of a view": view.seats[decision.seat - 1],
        "known table": view.known_table(),
        "rules": rules,
        "watched rules": rules.watched(),
        "pack": rules.packs[0],
        "phases": rules.phases,
        "dice": rules.dice,
        "workers": rules.workers,
        "tiles": rules.tiles,
        "factions": rules.factions,
        "home worlds": rules.home_worlds,
        "numbers": rules.numbers,
        "powers": game.table.seats[0].powers,
        "texts": tile_texts(rules),
        "rule": rule_statements(rules)["SHIP-3"],
        "decisions": game.waiting(),
        "choices": [decision.legal[0], Recruit.of(("home",))],
        "step": decision.step,
        "picks": picks(Recruit.of, (("home", 2), ("novelty", 1)), 1),
        "arrangements": Arrangements(Place.of, (("a", "b"), ("c", "d"))),
        "events": game.all_events(),
        "journal": game.journal,
        "scores": [score(game.table, 0), *final_scores(game.table)],
        "actions": Actions(rules),
        "generator": Rng(7),
        "kinds of bots": available(),
        "bots": [make(name, 1) for name in ("random", "easy", "greedy", "planner", "hard")],
        "advice": advise(make("planner", 1), decision, view),
    }


def test_no_address_and_no_packed_number_is_shown(rules: RollRuleset) -> None:
    shown = {name: repr(value) for name, value in met(rules).items()}
    assert {name for name, text in shown.items() if " at 0x" in text} == set()
    assert {name for name, text in shown.items() if re.search(r"(?<![\w.])\d{5,}(?![\w.])", text)} == set()


def test_a_game_says_where_it_stands(rules: RollRuleset) -> None:
    game = Game.new(rules, players=2, seed=7)
    assert repr(game) == "<Game of roll, packs base: 2 players, waiting for seats 0, 1>"
    while decision := game.decision(0):
        game.submit(0, decision.legal[0])
    assert repr(game) == "<Game of roll, packs base: 2 players, waiting for seat 1>"
    over = play(rules, [make("random", 1), make("random", 2)], seed=3)
    assert repr(over) == "<Game of roll, packs base: 2 players, over>"
    outside = Game.new(rules, players=2, seed=1, outside_chance=True)
    assert repr(outside) == "<Game of roll, packs base: 2 players, waiting for faction 0>"
    assert repr(rules) == "<Ruleset of roll, packs base: 55 tiles>"


def test_a_view_names_dice_and_tiles(rules: RollRuleset) -> None:
    game = in_its_middle(rules)
    view = game.view(0)
    shown = repr(view.me)
    for dice in (view.me.cup, view.me.citizenry):
        assert not dice or str(view.dice(dice)) in shown
    assert all(repr(face.key) in shown for face in view.tableau(0))
    assert repr(game.table.seats[0]).count("credits=") == 1


def test_the_seed_of_a_game_is_not_shown(rules: RollRuleset) -> None:
    game = Game.new(rules, players=2, seed=987654321)
    assert not any("987654321" in repr(value) for value in (game, game.table, game.view(0), rules))
