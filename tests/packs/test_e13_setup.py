"""E13: another set-up: other dice, tiles to choose from, credits, and removals in order with the owner's choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, Pack, Rng
from starcup.roll import RollRuleset
from starcup.roll._rules.invariants import faults
from tests.packs.checking import check, play, texts


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", Pack.from_folder(Path(__file__).parent / "e13_setup")])


def test_each_part_deals_to_all_before_the_next(rules: RollRuleset) -> None:
    assert [step.kind for step in rules.setup_steps] == [
        "deal-factions", "deal-homes", "set-aside", "deal-tiles", "lay-out", "exchange-start-die", "remove-all",
        "choose-stacks", "show-stacks", "begin-rounds",
    ]  # fmt: skip
    lines = Game.new(rules, 2, 4).journal_text().partition("\n\n")[2].splitlines()
    assert [line.split()[1] for line in lines[:11]] == ["faction"] * 2 + ["home"] * 2 + ["tile"] * 7
    assert lines[4].startswith("~ tile aside t")


def test_a_tile_and_dice_lie_aside_and_are_counted(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, 4)
    (tile,) = game.table.states[0].tiles  # type: ignore[attr-defined]
    assert game.view(1).extensions["expedition"] == {"tiles": (tile,), "dice": 2}
    for seed in range(5):
        assert tile not in game.view(0).sample_world(Rng(seed)).table.bag
    depot = type(game.table.states[0])
    game.table.set_state(depot())  # as if what lies there were lost
    assert len(faults(game.table)) == 2


def test_numbers_and_dice_are_the_packs(rules: RollRuleset) -> None:
    game = Game.new(rules, 3, 1)
    for seat in range(3):
        view = game.view(seat)
        assert view.dice(view.me.cup)["home"] >= 3 and view.dice(view.me.cup)["scout_ship"] == 1
        assert view.me.credits >= 3
        assert len(view.me.drawn) == 3


def test_removals_are_asked_in_strict_order(rules: RollRuleset) -> None:
    game = Game.new(rules, 3, 1)
    asked = []
    while game.waiting()[0].kind == "remove-die":
        (decision,) = game.waiting()
        asked.append(decision.seat)
        credits = game.table.seats[decision.seat].credits
        play(game, decision.seat, "give-back expedition home")
        assert game.table.seats[decision.seat].credits == credits + 2
    assert tuple(asked) == game.table.order


def test_two_of_three_tiles_begin_the_stacks_and_the_third_goes_back(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, 1)
    while game.waiting()[0].kind == "remove-die":
        play(game, game.waiting()[0].seat, "keep-all expedition")
    assert len(texts(game, 0)) == 6
    bag = len(game.table.bag)
    for seat in (0, 1):
        play(game, seat, texts(game, seat)[3], "ready")
    assert len(game.table.bag) == bag + 2
    assert all(len(seat.development_stack) == len(seat.world_stack) == 1 for seat in game.table.seats)


@pytest.mark.slow
def test_random_games_stand_every_check(rules: RollRuleset) -> None:
    check(rules)
