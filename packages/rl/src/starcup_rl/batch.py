"""Batches: many games of a task at once, all told in arrays that are filled in place."""

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
class BatchArrays:
    """The arrays of a batch. A row belongs to a game; all rows are written anew by every step.

    Args:
        observations: int16, ``(games, task.observation_size)``: what the acting seat of each game sees.
        masks: int8, ``(games, task.action_count)``: 1 for each legal action.
        menus: int32, ``(games, slots)``, with whole sets ``(games, slots, width)``; without menus there are 0 slots.
        seats: int32, ``(games,)``: who acts.
        rewards: float32, ``(games, players)``: those of all seats if the game ended in this step, else 0.
        ended: bool, ``(games,)``: whether a game has ended in this step, so that the row is of the next game.
        cut_off: bool, ``(games,)``: whether it was cut off.
        lengths: int32, ``(games,)``: the actions of the game that has ended; 0 if none has.
        scores: int32, ``(games, players)``: its scores; 0 if none has.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    menus: NDArray[np.int32]
    seats: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    cut_off: NDArray[np.bool_]
    lengths: NDArray[np.int32]
    scores: NDArray[np.int32]

    @classmethod
    def shapes(cls, task: Task, games: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        """Return the shape and the type of each array, by its name.

        Args:
            task: what is learned.
            games: how many games there are.
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
            task: what is learned.
            games: how many games there are.
        """
        return cls(**{name: np.zeros(shape, kind) for name, (shape, kind) in cls.shapes(task, games).items()})


class Batch(Protocol):
    """Many games at once: in this process, or in several."""

    @property
    def task(self) -> Task:
        """What is learned."""
        ...

    @property
    def arrays(self) -> BatchArrays:
        """What the games tell, written anew by every step."""
        ...

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take an action in each game; a game that ends is followed by the next one at once.

        Args:
            actions: a legal one for the acting seat of each game.
        """
        ...

    def close(self) -> None:
        """End whatever the batch has started."""
        ...


class GameBatch:
    """Many games of a task in this process, told in arrays that are filled in place.

    All seats act in turn, or with ``opponents`` one seat of each game, the others being bots. A game that ends is
    followed by the next one at once. Game ``k`` of a batch depends on the seed, on ``first`` and on the actions in it
    alone, not on how many there are beside it.

    Args:
        task: what is learned, of which all games are.
        games: how many games are played at the same time.
        seed: that of the run.
        first: the number of the first game: a batch of games 8 to 15 is the second half of one of 16.
        opponents: the name of a bot, or names, for all seats but one, which changes from game to game; empty: none.
        arrays: arrays to write to, such as those in shared memory; None: new ones.

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
        """The games, to look at."""
        return self._matches

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take an action in each game; a game that ends is followed by the next one at once.

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
        """Do nothing: there is nothing to end."""

    def _next_seed(self, place: int) -> int:
        self._begun[place] += 1
        return seed_of(self.seed, self._first + place, self._begun[place])

    def _begin(self, place: int) -> None:
        self._matches[place].begin(self._next_seed(place))
        self._seat(place)

    def _seat(self, place: int) -> None:
        """Have the bots sit down, and play until the learner is asked."""
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
        else:  # there may be many thousands of actions, and few are legal
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
