"""Batches: the games are the same one by one, in any number and in any number of processes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from attrs import asdict

from starcup import BadArgument, EngineError, StarcupError
from starcup_rl import Batch, BatchArrays, GameBatch, Match, Task, WorkerBatch
from tests.rl.strangers import every_form, every_game


def copied(arrays: BatchArrays) -> dict[str, np.ndarray[Any, Any]]:
    return {name: array.copy() for name, array in asdict(arrays, recurse=False).items()}


def last_legal(batch: Batch) -> np.ndarray[Any, Any]:
    """Return the last legal action of each game, which is a different one with each question."""
    masks = batch.arrays.masks
    last: np.ndarray[Any, Any] = masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
    return last


@every_form
@every_game
def test_rows_are_those_of_matches(game: str, form: dict[str, Any]) -> None:
    task = Task(game=game, **form)
    batch = GameBatch(task, 3, seed=4)
    for _ in range(120):
        for row, match in enumerate(batch.matches):
            assert batch.arrays.seats[row] == match.seat
            assert batch.arrays.observations[row].tobytes() == match.observed(match.seat)
            assert batch.arrays.masks[row].tobytes() == match.mask()
            assert not form or batch.arrays.menus[row].tobytes() == match.menu()
        batch.step(last_legal(batch))


def test_a_game_does_not_depend_on_those_beside_it() -> None:
    task = Task(game="race", actions="menu")
    many, some = GameBatch(task, 5, seed=9, opponents="random"), GameBatch(task, 2, seed=9, first=3, opponents="random")
    ended = 0
    for _ in range(150):
        many.step(last_legal(many))
        some.step(last_legal(some))
        for name, array in copied(some.arrays).items():
            assert (array == getattr(many.arrays, name)[3:]).all(), name
        ended += int(some.arrays.ended.sum())
    assert ended


def test_what_is_told_of_a_game_that_has_ended() -> None:
    task = Task(game="race", actions="menu")
    batch, alone = GameBatch(task, 1, seed=2), None
    games = 0
    while games < 3:
        if alone is None:
            alone = Match(task, batch.matches[0].game.table.seed)
        action = int(last_legal(batch)[0])
        alone.act(action)
        batch.step([action])
        arrays = batch.arrays
        assert bool(arrays.ended[0]) == (alone.seat < 0)
        assert arrays.rewards[0].tolist() == pytest.approx(list(alone.rewards()))
        assert arrays.lengths[0] == (alone.actions if alone.seat < 0 else 0)
        if arrays.ended[0]:
            assert arrays.scores[0].tolist() == [score.total for score in task.ruleset.scores(alone.game.table)]
            games, alone = games + 1, None
    cut = GameBatch(Task(game="race", most_actions=5), 2, seed=1)
    for _ in range(5):
        cut.step(last_legal(cut))
    assert cut.arrays.cut_off.all()
    assert cut.arrays.ended.all()


@pytest.mark.slow
def test_processes_play_the_same_games() -> None:
    task = Task(game="race", actions="menu")
    here = GameBatch(task, 5, seed=3, opponents="random")
    with WorkerBatch(task, 5, seed=3, workers=2, opponents="random") as there:
        for _ in range(200):
            actions = last_legal(here)
            here.step(actions)
            there.step(actions)
            for name, array in copied(here.arrays).items():
                assert (array == getattr(there.arrays, name)).all(), name
        seats = there.arrays.seats
        with pytest.raises(EngineError, match="action 63 is no place in the menu; expected 0 to"):
            there.step([63] * 5)
        with pytest.raises(StarcupError, match="the batch is closed"):
            there.step([0] * 5)
    assert (seats == here.arrays.seats).all(), "arrays stay readable"
    with pytest.raises(EngineError, match="unknown bot 'gredy'"):
        WorkerBatch(task, 2, opponents="gredy")


def test_wrong_arguments_are_refused() -> None:
    task = Task(game="race")
    batch = GameBatch(task, 2)
    with pytest.raises(BadArgument, match="actions: expected 2, one for each game, found 3"):
        batch.step([0, 0, 0])
    with pytest.raises(StarcupError, match="can't come next"):
        batch.step([-1, 0])
    with pytest.raises(BadArgument, match="games: expected 1 or more, found 0"):
        GameBatch(task, 0)
    with pytest.raises(BadArgument, match="workers: expected 1 to 2"):
        WorkerBatch(task, 2, workers=3)
