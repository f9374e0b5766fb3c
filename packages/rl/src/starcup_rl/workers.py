"""Batches in several processes, which write to shared arrays."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from ctypes import c_byte
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any

import numpy as np
from attrs import astuple, frozen
from numpy.typing import NDArray

from starcup import BadArgument, EngineError, StarcupError
from starcup_rl.batch import BatchArrays, GameBatch
from starcup_rl.opponents import BotNames
from starcup_rl.task import Task

STEP, END, DONE = b"step", b"end", b"done"
"""The messages to a worker, and its reply when its rows are written; any other reply is an error message."""
ALIGNED = 64
"""The alignment of arrays, in bytes."""
PATIENCE = 10.0
"""The time that a worker has to end, in seconds."""


@frozen
class _Part:
    """The games of one worker: ``count`` games of a batch from number ``first``."""

    task: Task
    games: int
    first: int
    count: int
    seed: int
    opponents: BotNames


class WorkerBatch:
    """Many games of a task in several processes, which write to shared arrays.

    It is used like :class:`~starcup_rl.GameBatch`, and plays the same games. New processes import the main module, so a
    script needs ``if __name__ == "__main__":``.

    Args:
        task: the task.
        games: the number of games that are played at the same time, in all processes together.
        workers: the number of processes.
        seed: the seed of the run.
        opponents: as for :class:`~starcup_rl.GameBatch`.

    Raises:
        BadArgument: there are more workers than games, or none.
        EngineError: a process could not start; the message says why.
    """

    def __init__(self, task: Task, games: int, *, workers: int = 2, seed: int = 0, opponents: BotNames = ()) -> None:
        if not 1 <= workers <= games:
            raise BadArgument(f"workers: expected 1 to {games}, at least one game for each, found {workers!r}")
        self.task = task
        context = get_context("spawn")  # the same on every system, and safe with the threads of learners
        memory = context.RawArray(c_byte, _size(task, games))
        self.arrays: BatchArrays
        self.arrays, self._actions = _laid_out(task, games, memory)
        self._links: list[Connection] = []
        self._processes: list[BaseProcess] = []
        bounds = [games * number // workers for number in range(workers + 1)]
        try:
            for first, end in pairwise(bounds):
                here, there = context.Pipe()
                part = _Part(task, games, first, end - first, seed, opponents)
                process = context.Process(target=_play, args=(part, memory, there), daemon=True)
                process.start()
                there.close()
                self._links.append(here)
                self._processes.append(process)
            self._wait()
        except BaseException:
            self.close()
            raise

    def __len__(self) -> int:
        return len(self._actions)

    def __repr__(self) -> str:
        return f"<WorkerBatch of {len(self)} games in {len(self._links)} processes, {self.task!r}>"

    def __enter__(self) -> WorkerBatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take an action in each game; the next game follows at once where one ends.

        Args:
            actions: a legal one for the acting seat of each game.

        Raises:
            BadArgument: there is not one action for each game.
            StarcupError: the batch is closed.
            EngineError: an action is illegal, or a bot or code of the game failed; the batch is then closed.
        """
        if not self._links:
            raise StarcupError("the batch is closed; expected no further step")
        if len(actions) != len(self):
            raise BadArgument(f"actions: expected {len(self)}, one for each game, found {len(actions)}")
        self._actions[:] = actions
        for link in self._links:
            link.send_bytes(STEP)
        self._wait()

    def _wait(self) -> None:
        for link in self._links:
            try:
                report = link.recv_bytes()
            except (EOFError, ConnectionResetError):
                report = b"a process that played games of the batch has ended"
            if report != DONE:
                self.close()
                raise EngineError(report.decode())

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        for link in self._links:
            with suppress(OSError):
                link.send_bytes(END)
            link.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
        self._links, self._processes = [], []


def _starts(task: Task, games: int) -> tuple[list[int], int]:
    """Return the offset of each array in bytes, and that of the actions."""
    starts, start = list[int](), 0
    for shape, kind in BatchArrays.shapes(task, games).values():
        starts.append(start)
        start += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
    return starts, start


def _size(task: Task, games: int) -> int:
    return _starts(task, games)[1] + games * np.dtype(np.int32).itemsize


def _laid_out(task: Task, games: int, memory: Any) -> tuple[BatchArrays, NDArray[np.int32]]:
    """Return the arrays and the actions in shared memory."""
    starts, end = _starts(task, games)
    shapes = BatchArrays.shapes(task, games)
    arrays = {
        name: np.ndarray(shape, kind, memory, start)
        for (name, (shape, kind)), start in zip(shapes.items(), starts, strict=True)
    }
    return BatchArrays(**arrays), np.ndarray((games,), np.int32, memory, end)


def _play(part: _Part, memory: Any, link: Connection) -> None:
    """Play some games of a batch in this process until the end message."""
    try:
        arrays, actions = _laid_out(part.task, part.games, memory)
        mine = slice(part.first, part.first + part.count)
        rows = BatchArrays(*[array[mine] for array in astuple(arrays, recurse=False)])
        batch = GameBatch(
            part.task, part.count, seed=part.seed, first=part.first, opponents=part.opponents, arrays=rows
        )
        link.send_bytes(DONE)
        while link.recv_bytes() == STEP:
            batch.step(actions[mine])
            link.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt):
        pass  # the parent process has gone
    except Exception as error:
        link.send_bytes(f"{type(error).__name__}: {error}".encode())
