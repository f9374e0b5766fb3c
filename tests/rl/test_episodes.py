"""Whole games by a policy: the same in this process, in several and on a cluster."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starcup import BadArgument, StarcupError
from starcup_bots.executors import Crew, Dask, Processes
from starcup_rl import Episode, Match, PolicyInput, Task, episodes, uniform
from tests.rl.strangers import every_form, every_game


@every_form
@every_game
def test_an_episode_is_its_game(game: str, form: dict[str, Any]) -> None:
    task = Task(game=game, most_actions=150, **form)
    (episode,) = episodes(task, uniform, [5])
    match = Match(task, 5)
    for step in range(len(episode)):
        assert match.seat == episode.seats[step]
        assert match.observed(match.seat) == episode.observations[step].tobytes()
        assert tuple(match.legal) == episode.legal[step]
        assert not form or match.menu() == episode.menus[step].tobytes()
        match.act(int(episode.actions[step]))
    assert match.seat < 0
    assert (episode.cut_off, episode.rewards.tolist()) == (match.cut_off, pytest.approx(list(match.rewards())))


def same(episode: Episode, other: Episode) -> bool:
    return episode.seed == other.seed and episode.actions.tolist() == other.actions.tolist()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_it_makes_no_difference_who_plays() -> None:
    distributed = pytest.importorskip("distributed")
    task = Task(game="race", actions="menu")

    def played(crew: Crew | None) -> list[Episode]:
        return list(episodes(task, uniform, range(7), crew=crew, games=2, seed=3))

    here = played(None)
    assert [episode.seed for episode in here] == list(range(7))
    with distributed.LocalCluster(1, processes=False, dashboard_address=None, protocol="tcp") as cluster:
        for crew in (Processes(2), Dask(cluster.scheduler_address)):
            assert all(same(episode, other) for episode, other in zip(here, played(crew), strict=True)), crew


def last(seen: PolicyInput, rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """Return an action that is never legal, the last one."""
    return np.full(len(seen.seats), seen.masks.shape[1] - 1)


def test_wrong_calls_are_refused() -> None:
    task = Task(game="race", actions="menu")
    with pytest.raises(StarcupError, match="is no place in the menu"):
        list(episodes(task, last, [1]))
    with pytest.raises(BadArgument, match="games: expected 1 or more, found 0"):
        list(episodes(task, uniform, [1], games=0))
    assert list(episodes(task, uniform, [])) == []
