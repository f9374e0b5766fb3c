"""Episodes: whole games played by a policy, in this process, in several or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from starcup import BadArgument
from starcup_bots.executors import Crew, Here, spread
from starcup_rl.batch import PolicyInput
from starcup_rl.match import Match
from starcup_rl.seeds import seed_of
from starcup_rl.spaces import menu_shape
from starcup_rl.task import Task

Policy = Callable[[PolicyInput, np.random.Generator], NDArray[Any]]
"""A function that returns an action for each game; to play in other processes it must be picklable, so no lambda."""


@frozen(eq=False)
class Episode:
    """A game from its beginning to its end; arrays have a row for each action.

    Args:
        seed: the seed of the game.
        observations: int16, ``(actions, task.observation_size)``: what the acting seat saw.
        menus: int32, as in :class:`PolicyInput`.
        legal: the legal actions at each step.
        seats: int32: the seats that acted.
        actions: int32: the actions taken.
        rewards: float32, ``(players,)``: see :class:`Task`.
        cut_off: whether the game was cut off instead of ending by its rules.
    """

    seed: int
    observations: NDArray[np.int16]
    menus: NDArray[np.int32]
    legal: tuple[tuple[int, ...], ...]
    seats: NDArray[np.int32]
    actions: NDArray[np.int32]
    rewards: NDArray[np.float32]
    cut_off: bool

    def __len__(self) -> int:
        return len(self.actions)


def uniform(seen: PolicyInput, rng: np.random.Generator) -> NDArray[Any]:
    """Return a random legal action for each game, each equally likely.

    Args:
        seen: what the acting seats see.
        rng: the generator.
    """
    drawn: NDArray[Any] = np.where(seen.masks, rng.random(seen.masks.shape), -1.0).argmax(1)
    return drawn


def episodes(
    task: Task,
    policy: Policy,
    seeds: Iterable[int],
    *,
    crew: Crew | None = None,
    games: int = 32,
    seed: int = 0,
) -> Iterator[Episode]:
    """Play whole games, and yield them in the order of their seeds, as soon as they are finished.

    The games of a chunk are played side by side, so that each call of the policy answers for many. The result depends
    on the arguments alone, not on where the games are played.

    Args:
        task: the task.
        policy: the policy for all seats.
        seeds: the seeds of the games; may be endless.
        crew: where to play: :class:`~starcup_bots.executors.Here`, ``Processes(workers)`` or ``Dask(address)``; None:
            here.
        games: the number of games in a chunk.
        seed: the seed of the policy's generators; each chunk has its own.

    Raises:
        BadArgument: a chunk has no games.
        StarcupError: the policy chose an illegal action, or a process has died.

    >>> from starcup_rl import Task
    >>> played = list(episodes(Task(game="race"), uniform, [3, 4]))
    >>> [episode.seed for episode in played], float(played[0].rewards.sum())
    ([3, 4], 0.0)
    """
    if games < 1:
        raise BadArgument(f"games: expected 1 or more, found {games!r}")
    rest = iter(seeds)
    chunks = enumerate(iter(lambda: tuple(islice(rest, games)), ()))
    work = ((task, policy, number, chunk, seed) for number, chunk in chunks)
    finished: dict[int, list[Episode]] = {}
    following = 0
    for number, played in spread(crew or Here(), _played, work):
        finished[number] = played
        while following in finished:
            yield from finished.pop(following)
            following += 1


def _played(task: Task, policy: Policy, number: int, seeds: tuple[int, ...], seed: int) -> tuple[int, list[Episode]]:
    rng = np.random.default_rng(seed_of(seed, number))
    matches = [Match(task, game) for game in seeds]
    rows: list[list[tuple[bytes, bytes, tuple[int, ...], int, int]]] = [[] for _ in seeds]
    while acting := [place for place, match in enumerate(matches) if match.seat >= 0]:
        waiting = [matches[place] for place in acting]
        inputs = [(match.observed(match.seat), match.mask(), _menu(match)) for match in waiting]
        seen = PolicyInput(
            _stacked([observed for observed, _, _ in inputs], np.int16, (task.observation_size,)),
            _stacked([mask for _, mask, _ in inputs], np.int8, (task.action_count,)),
            _stacked([menu for _, _, menu in inputs], np.int32, menu_shape(task)),
            np.asarray([match.seat for match in waiting], np.int32),
        )
        actions = [int(action) for action in policy(seen, rng)]
        for place, match, (observed, _, menu), action in zip(acting, waiting, inputs, actions, strict=True):
            rows[place].append((observed, menu, tuple(match.legal), match.seat, action))
            match.act(action)
    return number, [_episode(task, game, match, row) for game, match, row in zip(seeds, matches, rows, strict=True)]


def _episode(
    task: Task, seed: int, match: Match, rows: list[tuple[bytes, bytes, tuple[int, ...], int, int]]
) -> Episode:
    observed, menus, legal, seats, actions = zip(*rows, strict=True) if rows else ((), (), (), (), ())
    return Episode(
        seed,
        _stacked(observed, np.int16, (task.observation_size,)),
        _stacked(menus, np.int32, menu_shape(task)),
        legal,
        np.asarray(seats, np.int32),
        np.asarray(actions, np.int32),
        np.asarray(match.rewards(), np.float32),
        match.cut_off,
    )


def _stacked(rows: Iterable[bytes], kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    rows = list(rows)
    return np.frombuffer(b"".join(rows), kind).reshape(len(rows), *shape)


def _menu(match: Match) -> bytes:
    return match.menu() if match.task.actions == "menu" else b""
