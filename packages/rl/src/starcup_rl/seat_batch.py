"""One seat in each of many games as a vector environment of Gymnasium; bots play the others."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from starcup import StarcupError
from starcup_rl.batch import Batch, GameBatch
from starcup_rl.opponents import BotNames
from starcup_rl.seeds import BITS
from starcup_rl.spaces import Senses
from starcup_rl.task import Task, task_of
from starcup_rl.workers import WorkerBatch

SeatArrays = NDArray[Any]


class SeatBatch(VectorEnv[SeatArrays, NDArray[Any], NDArray[Any]]):
    """One seat in each of many games, as a vector environment of Gymnasium; the others are played by bots.

    The learner's seat changes from game to game. Observations are the fields of :attr:`Task.fields`, a row for each
    game. ``infos`` has ``action_mask``, ``seat`` and, with menus, ``menu``; where a game has ended, also the ``scores``
    of all seats. The next game begins in the step in which one ends, so an observation never shows a game that is over
    (:attr:`AutoresetMode.SAME_STEP`, without ``final_obs``).

    Unless ``copy`` is set, observations and infos are views of arrays that the next step overwrites.

    Args:
        task: the task, or the key of a game.
        num_envs: the number of games that are played at the same time.
        opponents: the name of a bot, or the names of several from the learner's left.
        workers: the number of worker processes; 0: play in this process.
        copy: whether each step returns arrays of its own.
        **settings: arguments of :class:`Task`, if ``task`` is a key.

    Raises:
        StarcupError: the game, a bot or a setting is unknown, or there is no seat for a bot.

    >>> env = SeatBatch("race", num_envs=3, actions="menu")
    >>> seen, infos = env.reset(seed=7)
    >>> seen, rewards, terminations, truncations, infos = env.step(np.zeros(3, int))
    >>> seen.shape == (3, env.task.observation_size), infos["menu"].shape, rewards
    (True, (3, 64), array([0., 0., 0.], dtype=float32))
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - so there

    def __init__(
        self,
        task: Task | str,
        num_envs: int = 1,
        *,
        opponents: BotNames = "random",
        workers: int = 0,
        copy: bool = True,
        **settings: Any,
    ) -> None:
        self.task: Task = task_of(task, settings)
        self.num_envs = num_envs
        self._opponents, self._workers, self._copy = opponents, workers, copy
        senses = Senses(self.task)
        self.single_observation_space: Space[Any] = senses.observation_space
        self.single_action_space: Space[Any] = senses.action_space()
        self.observation_space: Space[Any] = batch_space(senses.observation_space, num_envs)
        self.action_space: Space[Any] = batch_space(self.single_action_space, num_envs)
        self._batch: Batch | None = None
        self._batch_of(0)

    def _batch_of(self, seed: int) -> Batch:
        if self._batch is not None:
            self._batch.close()
        if self._workers:
            self._batch = WorkerBatch(
                self.task, self.num_envs, workers=self._workers, seed=seed, opponents=self._opponents
            )
        else:
            self._batch = GameBatch(self.task, self.num_envs, seed=seed, opponents=self._opponents)
        return self._batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeatArrays, dict[str, Any]]:
        """Begin other games.

        Args:
            seed: the seed of the environment, which the seeds of games are drawn from; None: go on with the current
                generator. Of a list only the first counts: a game depends on the seed and on its number.
            options: ignored.
        """
        super().reset(seed=seed[0] if isinstance(seed, list) and seed else seed)  # type: ignore[arg-type]
        batch = self._batch_of(int(self.np_random.integers(1 << BITS)))
        return self._observe(batch)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[SeatArrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in each game, and let the bots play until the seat is asked again.

        Args:
            actions: a legal action for each game.

        Raises:
            StarcupError: an action is illegal, or the environment is closed.
        """
        batch = self._batch
        if batch is None:
            raise StarcupError("the environment is closed; expected no further step")
        seats = batch.arrays.seats.copy()
        batch.step(actions)
        arrays = batch.arrays
        rewards = arrays.rewards[np.arange(self.num_envs), seats]
        seen, infos = self._observe(batch)
        if arrays.ended.any():
            infos["scores"], infos["_scores"] = arrays.scores.copy(), arrays.ended.copy()
        return seen, rewards, arrays.ended & ~arrays.cut_off, arrays.cut_off.copy(), infos

    def _observe(self, batch: Batch) -> tuple[SeatArrays, dict[str, Any]]:
        arrays = batch.arrays
        infos: dict[str, Any] = {"action_mask": arrays.masks, "seat": arrays.seats}
        if self.task.actions == "menu":
            infos["menu"] = arrays.menus
        if not self._copy:
            return arrays.observations, infos
        return arrays.observations.copy(), {name: array.copy() for name, array in infos.items()}

    def close_extras(self, **kwargs: Any) -> None:
        """End the worker processes.

        Args:
            **kwargs: ignored.
        """
        if self._batch is not None:
            self._batch.close()
            self._batch = None
