"""In whole games, the program and an account of its own, written from the rules, agree on all that is possible."""

from __future__ import annotations

import pytest

from starcup import Game, Rng
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.acting import possible
from starcup_tiny_epic._rules.following import can_follow
from starcup_tiny_epic._rules.terms import NOTHING
from starcup_tiny_epic._rules.using import usable
from tests.tiny_epic.account import Account

RULES = EpicRuleset.load()
BOARDS = ("artemis", "rothkel", "zendica", "hades", "gamelyn")
EAGER = ("use", "follow", "activate", "choose", "repeat", "advance", "upgrade")


def compare(rules: EpicRuleset, players: int, seed: int) -> set[str]:
    """Play a game that is fond of actions, compare at every second question, and return the planets that were used."""
    game, rng, used, number = Game.new(rules, players=players, seed=seed), Rng(seed), set[str](), 0
    while decisions := game.waiting():
        decision, table = decisions[0], game.table
        number += 1
        if number % 2 and decision.kind != "mission":
            account, in_use = Account.of(rules, table), frozenset(table.in_use)
            for seat in range(players):
                for face in range(6):
                    answers = possible(table, seat, face), can_follow(table, seat, NOTHING, face)
                    expected = (
                        account.possible(seat, face, in_use),
                        account.can_follow(seat, face, in_use, table.follow_price),
                    )
                    assert answers == expected, f"seed {seed}, question {number}, seat {seat}, face {face}"
                for planet in {*account.row, *account.colonies[seat]}:
                    works = usable(table, seat, planet)
                    where = f"seed {seed}, question {number}, seat {seat}, {rules.keys[planet]}"
                    assert works == account.usable(seat, planet, in_use), where
        eager = [choice for choice in decision.legal if choice.text.startswith(EAGER)]
        choice = rng.choice(eager if eager and rng.below(4) else decision.legal)
        used.add(choice.text.removeprefix("use ") if choice.text.startswith("use ") else "")
        game.submit(decision.seat, choice)
    return used


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_possible(players: int) -> None:
    """ACTIVATE-7, ACTIVATE-8, FOLLOW-12 to FOLLOW-15, UTILIZE-5, EFFECT-2 to EFFECT-6, EFFECT-8, EFFECT-15 to
    EFFECT-17."""
    used = set[str]().union(*(compare(RULES, players, seed) for seed in range(8 // players)))
    assert len(used & set(RULES.keys)) > 10


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_possible_alone(board: str) -> None:
    """SOLO-17, SOLO-58, SOLO-60, SOLO-61."""
    rules = EpicRuleset.load(options={"tiny-epic-base.rebel": board})
    for seed in range(10):
        compare(rules, 1, seed)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_possible_in_many_games(players: int) -> None:
    used = set[str]().union(*(compare(RULES, players, seed) for seed in range(100, 130)))
    assert set(RULES.keys) <= used
