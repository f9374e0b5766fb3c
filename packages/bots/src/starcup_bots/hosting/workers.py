"""Processes in which bots think, so that the server can answer meanwhile; few of them, started when needed."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from functools import partial
from typing import Any, TypeVar

from attrs import define, field

from starcup.host.bots import Failed
from starcup_bots.executors import Processes
from starcup_bots.hosting.thinking import forget

R = TypeVar("R")
Inbox = Callable[[Callable[[], None]], None]
"""A queue of calls to be made in the server's own thread."""

MOST_WORKERS = 4
"""The most processes; each takes some 100 MB."""
MOST_SECONDS = 60.0
"""The seconds that a bot may take for one question; the process of one that takes longer is ended."""


class Workers:
    """All worker processes: never more than the machine has cores.

    Args:
        inbox: takes calls from other threads, to be made in the one that all methods here are called in.
    """

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._all: list[_Worker] = []
        self._homes: dict[str, _Worker] = {}

    def ask(self, key: str, work: Callable[[], R | Failed], tell: Callable[[R | Failed], None]) -> None:
        """Have a process do ``work``, which can be pickled, and tell the answer; always the same one for a ``key``."""
        if key not in self._homes:
            self._homes[key] = self._idlest()
        self._homes[key].add(_Job(key, work, tell))

    def forget(self, prefix: str) -> None:
        """Forget all work whose keys begin so: nobody is told any more."""
        for key in [key for key in self._homes if key.startswith(prefix)]:
            worker = self._homes.pop(key)
            worker.drop(key)
            if worker.runs:
                worker.add(_Job("", partial(forget, prefix), lambda _: None))

    def check(self) -> None:
        """End jobs that take too long."""
        for worker in self._all:
            worker.check()

    @property
    def busy(self) -> bool:
        """True if any worker has something to do."""
        return any(worker.load for worker in self._all)

    def close(self) -> None:
        """End all workers; nobody is told any more."""
        for worker in self._all:
            worker.end()
        self._all.clear()
        self._homes.clear()

    def _idlest(self) -> _Worker:
        worker = min(self._all, key=lambda worker: worker.load, default=None)
        if worker is None or (worker.load and len(self._all) < min(MOST_WORKERS, _cores())):
            worker = _Worker(self._inbox)
            self._all.append(worker)
        return worker


@define(eq=False)
class _Job:
    """Work that can be pickled, and who is told its result."""

    key: str
    work: Callable[[], Any]
    tell: Callable[[Any], None]
    future: Future[Any] = field(factory=Future)


class _Worker:
    """One process, which does one job after another and is started anew when it has ended."""

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._next: deque[_Job] = deque()
        self._now: _Job | None = None
        self._until = 0.0
        self._executor: Executor | None = None

    @property
    def load(self) -> int:
        """The number of jobs in hand."""
        return len(self._next) + (self._now is not None)

    @property
    def runs(self) -> bool:
        """True if the process has been started."""
        return self._executor is not None

    def add(self, job: _Job) -> None:
        """Add a job, done after all others."""
        self._next.append(job)
        self._go_on()

    def drop(self, key: str) -> None:
        """Drop jobs that have not begun."""
        self._next = deque(job for job in self._next if job.key != key)

    def check(self) -> None:
        """Give up a job that takes too long."""
        if self._now is not None and time.monotonic() > self._until:
            self._give_up(self._now, f"no answer within {MOST_SECONDS:g} seconds")

    def end(self) -> None:
        """End the process at once, and wait for that: a pool that ends with the interpreter may complain."""
        self._now = None
        self._next.clear()
        self._end(wait=True)

    def _end(self, *, wait: bool = False) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=wait, cancel_futures=True)
            self._executor = None

    def _go_on(self) -> None:
        if self._now is not None or not self._next:
            return
        self._now = job = self._next.popleft()
        self._until = time.monotonic() + MOST_SECONDS
        if self._executor is None:
            self._executor = Processes(1).open()
        try:
            job.future = self._executor.submit(job.work)
        except BrokenExecutor:
            self._give_up(job, "its process ended")
        else:
            job.future.add_done_callback(lambda _: self._inbox(partial(self._ended, job)))

    def _ended(self, job: _Job) -> None:
        if job is not self._now:
            return  # it was given up
        self._now = None
        try:
            answer = job.future.result()
        except (BrokenExecutor, CancelledError):
            self._give_up(job, "its process ended")
        else:
            job.tell(answer)
            self._go_on()

    def _give_up(self, job: _Job, message: str) -> None:
        self._now = None
        self._end()
        job.tell(Failed(message))
        self._go_on()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
