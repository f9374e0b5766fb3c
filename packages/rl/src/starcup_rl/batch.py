"""Batches: many games of a task at once, in arrays that are filled in place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from starcup import BadArgument
from starcup_rl.match import Match
from starcup_rl.opponents import BotNames, Opponents
from starcup_rl.seeds import seed_of
from starcup_rl.spaces import menu_shape
from starcup_rl.task import Task


@frozen(eq=False)
class PolicyInput:
    """The observations and legal actions of the acting seats of several games; arrays have a row for each game.

    Args:
        observations: int16, ``(games, task.observation_size)``.
        masks: int8, ``(games, task.action_count)``.
        menus: int32, ``(games, slots)``, with whole sets ``(games, slots, width)``; without menus there are 0 slots.
        seats: int32, ``(games,)``.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    menus: NDArray[np.int32]
    seats: NDArray[np.int32]


@frozen(eq=False)
class BatchArrays(PolicyInput):
    """The arrays of a batch, with a row for each game; every step overwrites all rows.

    The first four are those of :class:`PolicyInput`: what the seat that acts sees, and 1 for each legal action.

    Args:
        rewards: float32, ``(games, players)``: the rewards of all seats if the game ended in this step, else 0.
        ended: bool, ``(games,)``: whether a game ended in this step; the row then shows the next game.
        cut_off: bool, ``(games,)``: whether that game was cut off.
        lengths: int32, ``(games,)``: the number of actions in the game that ended, else 0.
        scores: int32, ``(games, players)``: the scores of the game that ended, else 0.
    """

    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    cut_off: NDArray[np.bool_]
    lengths: NDArray[np.int32]
    scores: NDArray[np.int32]

    @classmethod
    def shapes(cls, task: Task, games: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        """Return the shape and the type of each array, by its name.

        Args:
            task: the task.
            games: the number of games.
        """
        return {
            "observations": ((games, task.observation_size), np.int16),
            "masks": ((games, task.action_count), np.int8),
            "menus": ((games, *menu_shape(task)), np.int32),
            "seats": ((games,), np.int32),
            "rewards": ((games, task.players), np.float32),
            "ended": ((games,), np.bool_),
            "cut_off": ((games,), np.bool_),
            "lengths": ((games,), np.int32),
            "scores": ((games, task.players), np.int32),
        }

    @classmethod
    def empty(cls, task: Task, games: int) -> BatchArrays:
        """Return new arrays.

        Args:
            task: the task.
            games: the number of games.
        """
        return cls(**{name: np.zeros(shape, kind) for name, (shape, kind) in cls.shapes(task, games).items()})


class Batch(Protocol):
    """Many games at once: in this process, or in several."""

    @property
    def task(self) -> Task:
        """The task of the games."""

    @property
    def arrays(self) -> BatchArrays:
        """The arrays, which every step overwrites."""

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take an action in each game; the next game follows at once where one ends.

        Args:
            actions: a legal one for the acting seat of each game.
        """

    def close(self) -> None:
        """End the processes of the batch, if it has any."""


class GameBatch:
    """Many games of a task in this process, in arrays that are filled in place.

    All seats act in turn; with ``opponents``, one seat acts in each game and bots play the others. The next game
    follows at once where one ends. A game depends only on the seed, its number and the actions in it, not on the other
    games of the batch.

    Args:
        task: the task.
        games: the number of games that are played at the same time.
        seed: the seed of the run.
        first: the number of the first game; a batch of games 8 to 15 is the second half of a batch of 16.
        opponents: the name of a bot, or names, for all seats but one, which changes from game to game; empty: none.
        arrays: arrays to write to, such as arrays in shared memory; None: new ones.

    Raises:
        StarcupError: a bot is unknown.

    >>> batch = GameBatch(Task(game="race", actions="menu"), 4, seed=7)
    >>> for _ in range(3):
    ...     batch.step([0, 0, 0, 0])
    >>> batch.arrays.seats, batch.arrays.masks.shape, bool(batch.arrays.ended.any())
    (array([1, 1, 1, 1], dtype=int32), (4, 64), False)
    """

    def __init__(
        self,
        task: Task,
        games: int,
        *,
        seed: int = 0,
        first: int = 0,
        opponents: BotNames = (),
        arrays: BatchArrays | None = None,
    ) -> None:
        if games < 1:
            raise BadArgument(f"games: expected 1 or more, found {games!r}")
        self.task = task
        self.arrays: BatchArrays = BatchArrays.empty(task, games) if arrays is None else arrays
        self.seed = seed
        self._first = first
        self._opponents = [Opponents(task, opponents) for _ in range(games)] if opponents else []
        self._begun = [0] * games
        self._rows = _rows(self.arrays.observations)
        self._masks = _rows(self.arrays.masks)
        self._menus = _rows(self.arrays.menus) if task.actions == "menu" else []
        self._marked: list[Iterable[int]] = [()] * games
        self._matches = [Match(task, self._next_seed(place)) for place in range(games)]
        for place in range(games):
            self._seat(place)
            while self._matches[place].seat < 0:  # bots alone have played it
                self._begin(place)
            self._write_row(place)

    def __len__(self) -> int:
        return len(self._matches)

    def __repr__(self) -> str:
        return f"<GameBatch of {len(self)} games, {self.task!r}>"

    @property
    def matches(self) -> Sequence[Match]:
        """The games, for inspection only."""
        return self._matches

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take an action in each game; the next game follows at once where one ends.

        Args:
            actions: a legal one for the acting seat of each game.

        Raises:
            BadArgument: there is not one action for each game.
            StarcupError: an action is illegal; those of the games before it were taken.
            BotFault: a bot failed.
            EngineError: code of the game failed.
        """
        numbers: Sequence[int] = actions.tolist() if isinstance(actions, np.ndarray) else actions
        if len(numbers) != len(self._matches):
            raise BadArgument(f"actions: expected {len(self._matches)}, one for each game, found {len(numbers)}")
        arrays, opponents = self.arrays, self._opponents
        if arrays.ended.any():
            for after in (arrays.rewards, arrays.ended, arrays.cut_off, arrays.lengths, arrays.scores):
                after[:] = 0
        for place, match in enumerate(self._matches):
            match.act(numbers[place])
            if opponents:
                opponents[place].play(match)
            while match.seat < 0:
                self._end(place, match)
                self._begin(place)
            self._write_row(place)

    def close(self) -> None:
        """Do nothing: there are no processes to end."""

    def _next_seed(self, place: int) -> int:
        self._begun[place] += 1
        return seed_of(self.seed, self._first + place, self._begun[place])

    def _begin(self, place: int) -> None:
        self._matches[place].begin(self._next_seed(place))
        self._seat(place)

    def _seat(self, place: int) -> None:
        """Seat the bots, and let them play until the learner is asked."""
        if self._opponents:
            match, opponents = self._matches[place], self._opponents[place]
            learner = (self._first + place + self._begun[place]) % self.task.players
            opponents.begin(match.game.table.seed, learner)
            opponents.play(match)

    def _end(self, place: int, match: Match) -> None:
        arrays = self.arrays
        arrays.rewards[place] = match.rewards()
        arrays.ended[place], arrays.cut_off[place] = True, match.cut_off
        arrays.lengths[place] = match.actions
        arrays.scores[place] = [score.total for score in self.task.ruleset.scores(match.game.table)]

    def _write_row(self, place: int) -> None:
        """Write the row of a game."""
        match = self._matches[place]
        seat = match.seat
        self.arrays.seats[place] = seat
        self._rows[place][:] = match.observed(seat)
        mask = self._masks[place]
        if self._menus:
            mask[:] = match.mask()
            self._menus[place][:] = match.menu()
        else:  # of many thousands of actions few are legal
            for number in self._marked[place]:
                mask[number] = 0
            self._marked[place] = legal = match.offered
            for number in legal:
                mask[number] = 1


def _rows(array: NDArray[Any]) -> list[memoryview]:
    """Return the rows of an array as bytes that can be written to."""
    width = array[0].nbytes
    whole = array.data.cast("B")
    return [whole[place * width : (place + 1) * width] for place in range(len(array))]
