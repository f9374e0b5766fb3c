"""Logs that only grow: act by act the same lines stay, and what is read from them is the same game."""

from __future__ import annotations

from typing import Any

import pytest

from starcup import CannotUndo, Game, Rng, games
from starcup.kernel.journal_lines import JournalLines, counted

AnyGame = Game[Any, Any]
SLOW, THOROUGH = (pytest.mark.slow,), (pytest.mark.slow, pytest.mark.thorough)
MARKS = {0: (), 1: SLOW, 2: THOROUGH, 3: SLOW, 4: THOROUGH}
"""The seeds, each with when it is run."""


@pytest.mark.parametrize("key", ["roll", "race", "tiny-epic"])
@pytest.mark.parametrize("seed", [pytest.param(seed, marks=marks) for seed, marks in MARKS.items()])
def test_lines_of_each_act_make_the_same_game(key: str, seed: int) -> None:
    definition = games.find(key)
    rules = definition.load()
    rng = Rng(1_000 * seed + 7)
    game: AnyGame = Game.new(rules, rng.choice(definition.seats), seed)
    journal = JournalLines(game)
    log = [*journal.head({"name-0": "Anna"}), *journal.new()]
    for number in range(120 if seed == 0 else 5_000):
        if game.finished:
            break
        act(game, rng)
        log += journal.new()
        if rng.below(60) == 0:
            again = read(rules, log)
            assert_same(game, again)
            if rng.below(2):  # the game goes on from what was read, as after a start of the server
                game, journal = again, JournalLines(again, counted(log))
                assert journal.new() == [], number
    assert_same(game, read(rules, log))


def act(game: AnyGame, rng: Rng) -> None:
    """Make a choice, or take one back; of those who are asked at the same time, any may come first."""
    if rng.below(6) == 0:
        seats = [seat for seat in range(game.table.players) if game.can_undo(seat)]
        if seats:
            game.undo(rng.choice(seats))
            return
    decision = rng.choice(game.waiting())
    game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])


def read(rules: Any, log: list[str]) -> AnyGame:
    return Game.replay(rules, "\n".join([*log, ""]), trust=True)


def assert_same(game: AnyGame, again: AnyGame) -> None:
    assert again.save() == game.save()
    assert again.all_events() == game.all_events()
    assert again.journal_text() == game.journal_text()
    for seat in (*range(game.table.players), None):
        assert again.events(seat) == game.events(seat)
        assert seat is None or again.can_undo(seat) == game.can_undo(seat)


def test_an_undo_that_is_refused_leaves_no_line() -> None:
    game: AnyGame = Game.new(games.find("race").load(), 2, 1)
    journal = JournalLines(game)
    journal.new()
    with pytest.raises(CannotUndo):
        game.undo(0)
    assert journal.new() == []
