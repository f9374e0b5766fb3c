"""Several processes on one database, and such as are killed."""

from __future__ import annotations

import os
import signal
import time
from multiprocessing.connection import Connection
from typing import Any

import pytest

from starcup_web.database import Database
from tests.web.database.workers import append_for_ever, context, open_only, win_in_process

pytestmark = pytest.mark.slow
KILLS = 50


def test_of_three_processes_one_wins_each_position(url: str) -> None:
    names = ("one", "two", "three")
    pipes = [context().Pipe() for _ in names]
    processes = [
        context().Process(target=win_in_process, args=(url, name, 100, theirs))
        for name, (_, theirs) in zip(names, pipes, strict=True)
    ]
    for process in processes:
        process.start()
    answers = _in_step([ours for ours, _ in pipes])
    for process in processes:
        process.join()
    assert sorted(position for won in answers for position in won) == list(range(300))
    database = Database(url)
    log = database.read("game")
    database.close()
    assert len(log) == 300
    for name, won in zip(names, answers, strict=True):
        assert all(log[position] == f"{name} {position}" for position in won)


def test_processes_that_start_at_once_make_the_tables_once(url: str) -> None:
    pipes = [context().Pipe() for _ in range(5)]
    processes = [context().Process(target=open_only, args=(url, theirs)) for _, theirs in pipes]
    for process in processes:
        process.start()
    assert _in_step([ours for ours, _ in pipes]) == [0] * 5
    for process in processes:
        process.join()


def test_what_was_acknowledged_outlives_its_process(url: str) -> None:
    acknowledged = 0
    length = 0
    for kill in range(KILLS):
        ours, theirs = context().Pipe(duplex=False)
        process = context().Process(target=append_for_ever, args=(url, theirs))
        process.start()
        theirs.close()
        for _ in range(1 + kill % 5):
            acknowledged = ours.recv()
        time.sleep(kill % 10 * 0.0004)  # so that it is hit at any point of an append
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        while (more := _next(ours)) is not None:
            acknowledged = more
        ours.close()
        length = _check(url, acknowledged)
    # What PostgreSQL was told to commit last, it has done or dropped by now.
    assert length % 3 == 0


def _check(url: str, acknowledged: int) -> int:
    """Check that a log is whole, and return its length."""
    database = Database(url)
    found = database.snapshot("game")
    log = database.read("game")
    database.close()
    assert found is not None
    assert acknowledged <= int(found[0]) <= len(log)
    assert len(log) % 3 == 0
    assert log == [str(number) for number in range(len(log))]
    return len(log)


def _next(pipe: Connection) -> int | None:
    try:
        length = pipe.recv()
    except (EOFError, OSError):  # its process was killed before, or amid, an answer
        return None
    assert isinstance(length, int)
    return length


def _in_step(pipes: list[Connection]) -> list[Any]:
    for pipe in pipes:
        assert pipe.recv() == "ready"
    for pipe in pipes:
        pipe.send("go")
    return [pipe.recv() for pipe in pipes]
