"""Executors of games: this process, several processes on this machine, or a Dask cluster, all with the same results."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar, TypeVarTuple

from attrs import frozen

from starcup import StarcupError, blamed, games
from starcup_bots.child_process import end_all
from starcup_bots.guard import process_may_end
from starcup_bots.interruptions import uninterrupted
from starcup_bots.protocol import BotError
from starcup_bots.tracing import done_alone

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.synchronize import Lock

__all__ = ["Crew", "Dask", "Here", "Processes", "local", "spread"]

P = ParamSpec("P")
R = TypeVar("R")
Ts = TypeVarTuple("Ts")

MOST_LOSSES = 1
"""The number of times that a piece of work may lose its process, by whatever fault, before it is done alone."""
SECONDS_TO_SEND = 10
"""How long a process may take to send a result before the others are ended."""
DASK_RETRIES = 3
"""The number of times that the scheduler of a cluster gives a piece of work to another worker."""


class Crew(Protocol):
    """A source of executors; ``ahead`` pieces of work are handed out at a time."""

    @property
    def ahead(self) -> int: ...

    def open(self) -> Executor:
        """Return an executor; a new one after the last has broken."""
        ...


class _Here(Executor):
    """An executor that does the work when it is submitted."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@frozen
class Here:
    """The crew of this process."""

    ahead: int = 1

    def open(self) -> Executor:
        """Return an executor that plays in this process."""
        return _Here()


@frozen
class Processes:
    """The crew of several processes on this machine; one that dies is replaced."""

    workers: int

    @property
    def ahead(self) -> int:
        return 2 * self.workers

    def open(self) -> Executor:
        """Return an executor with new processes."""
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        # Spawned, not forked: the same on every system, and nothing of this process leaks into the games.
        context = get_context("spawn")
        ear, mouth = context.Pipe(duplex=False)

        class Pool(ProcessPoolExecutor):
            """A pool that ends its processes at once on an early shutdown: a game of slow bots may take minutes."""

            def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
                with uninterrupted():  # a second Ctrl-C would leave the processes to themselves
                    if cancel_futures:
                        if wait:
                            _stop_results(self)
                        mouth.close()
                    super().shutdown(wait, cancel_futures=cancel_futures)
                    mouth.close()
                    ear.close()

        return Pool(self.workers, context, _begin, (ear,))


def _stop_results(pool: Executor) -> None:
    """Have no process begin to send a result: a pool waits for ever for the rest of one that ends in the middle.

    On Windows results are sent whole, and there is no lock.
    """
    sending: Lock | None = getattr(getattr(pool, "_result_queue", None), "_wlock", None)
    if sending is not None:
        sending.acquire(timeout=SECONDS_TO_SEND)  # for good: this pool is not used any more


def _begin(ear: Connection) -> None:
    """Prepare a worker process.

    Ctrl-C reaches every process of a terminal; the one that asked for the games ends the others.
    """
    process_may_end()
    with suppress(OSError):
        os.dup2(2, 1)  # for C code and programs that are started as well
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: _end())  # a pool sends it when one of its processes has died
    threading.Thread(target=_end_with, args=(ear,), daemon=True).start()


def _end_with(ear: Connection) -> None:
    """End this process, and the programs that play in it, when the one that asked for the games wants it or dies."""
    with suppress(EOFError, OSError):
        ear.recv()
    _end()


def _end() -> None:
    end_all()
    os._exit(1)


def local(workers: int) -> Crew:
    """Return a crew on this machine.

    Args:
        workers: the number of processes.

    Raises:
        BotError: less than one worker.
    """
    if workers < 1:
        raise BotError(f"{workers} workers; expected 1 or more")
    return Here() if workers == 1 else Processes(workers)


@frozen
class Dask:
    """The workers of a Dask scheduler; they need the same Starcup, bots and packs as this machine."""

    address: str
    ahead: int = 64
    seconds_to_connect: int = 10

    def open(self) -> Executor:
        """Return an executor on the cluster.

        Raises:
            BotError: the cluster can't be reached.
        """
        try:
            from distributed import Client
        except ImportError:
            raise BotError("--dask needs distributed, which is not installed: pip install distributed") from None
        try:
            client = Client(self.address, timeout=self.seconds_to_connect)
        except (OSError, ValueError) as error:
            raise BotError(f"no Dask scheduler answers at {self.address!r}: {error}") from None
        return _OnDask(client)


class _OnDask(Executor):
    """Dask's own executor, with a client to close, and the ``cancel_futures`` that it lacks."""

    def __init__(self, client: object) -> None:
        from distributed import Client

        assert isinstance(client, Client)
        self._client = client
        self._executor = client.get_executor(pure=False, retries=DASK_RETRIES)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        future: Future[R] = self._executor.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._executor.shutdown(wait=wait and not cancel_futures)
        self._client.close()


def check_installed(game: str) -> None:
    """Refuse to play a game in other processes that only this one knows."""
    if game not in games.installed():
        raise BotError(
            f"game {game!r} is registered in this process only; other processes find games that are installed: "
            "offer it as an entry point of 'starcup.games', or play with one worker"
        )


def spread(crew: Crew, function: Callable[[*Ts], R], work: Iterable[tuple[*Ts] | None]) -> Generator[R, None, None]:
    """Yield ``function(*piece)`` for each piece of work, in the order in which they are finished.

    None among the work means that there is no more before something is finished.

    A piece whose process died is done again by another. If that dies too, the piece is done in a process of its own
    that finds the bot that ends it (:mod:`starcup_bots.tracing`).

    Args:
        crew: who does the work.
        function: does a piece; to be done elsewhere it has to be pickled.
        work: the arguments of each piece, as a tuple; may be endless.

    Raises:
        BotError: the processes keep dying, and it is no bot that ends them, or the cluster is gone.
    """
    rest = iter(work)
    losses = Counter[tuple[*Ts]]()
    executor = crew.open()
    pending: dict[Future[R], tuple[*Ts]] = {}
    try:
        while True:
            lost: list[tuple[*Ts]] = []
            while len(pending) < crew.ahead and not lost and (piece := next(rest, None)) is not None:
                try:
                    pending[executor.submit(_attributed, function, piece)] = piece
                except BrokenExecutor:
                    lost.append(piece)
            if not pending and not lost:
                return
            for future in wait(pending, return_when=FIRST_COMPLETED).done if pending else ():
                piece = pending.pop(future)
                try:
                    result = future.result()
                except BrokenExecutor:
                    lost.append(piece)
                except CancelledError:
                    raise BotError("the workers are gone: the scheduler has let the work drop") from None
                else:
                    yield result
            if lost:
                lost += pending.values()
                pending.clear()
                executor.shutdown(wait=False, cancel_futures=True)
                again = []
                for piece in lost:
                    losses[piece] += 1
                    if losses[piece] > MOST_LOSSES:
                        yield done_alone(Processes(1).open, _attributed, (function, piece))
                    else:
                        again.append(piece)
                rest = chain(again, rest)
                executor = crew.open()
    finally:
        for future in pending:
            future.cancel()
        executor.shutdown(wait=True, cancel_futures=bool(pending))


def _attributed(function: Callable[[*Ts], R], piece: tuple[*Ts]) -> R:
    """Do a piece of work; if code fails, raise an error that says whose, since tracebacks stay in their process."""
    try:
        return function(*piece)
    except StarcupError:
        raise
    except Exception as error:
        raise blamed(error) from error
