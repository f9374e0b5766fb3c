"""Processes in which the bots of a host think."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue

from starcup.host.bots import Failed
from starcup_bots.hosting.workers import Workers


def test_nothing_runs_on_when_workers_are_closed() -> None:
    """The thread of a pool that ends together with the interpreter may complain of a closed pipe."""
    calls, answers = SimpleQueue[Callable[[], None]](), list[int | Failed]()
    before = set(threading.enumerate())
    workers = Workers(calls.put)
    workers.ask("game", partial(int, "7"), answers.append)
    calls.get(timeout=60)()
    assert answers == [7]
    workers.close()
    assert set(threading.enumerate()) <= before
