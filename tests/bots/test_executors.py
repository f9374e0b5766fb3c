"""Spreading work: order of the workers' doing, failures, and processes that die in the middle."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from starcup_bots import BotError
from starcup_bots.child_process import MARK, Child
from starcup_bots.executors import Crew, Dask, Here, Processes, spread


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise BotError(f"number {number}")


def die_once(folder: str, number: int) -> int:
    """Ends its own process, as a machine short of memory would, the first time that it gets to 3."""
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("crew", [Here(), Processes(2)])
def test_all_work_is_done_once(crew: Crew) -> None:
    assert sorted(spread(crew, double, ((number,) for number in range(20)))) == list(range(0, 40, 2))


def test_no_work_is_done_ahead_of_who_asks_for_it() -> None:
    taken: list[int] = []

    def work() -> Iterator[tuple[int]]:
        for number in range(100):
            taken.append(number)
            yield (number,)

    results = spread(Here(), double, work())
    assert next(results) == 0
    assert taken == [0]


@pytest.mark.parametrize("crew", [Here(), Processes(1)])
def test_an_error_of_the_work_is_raised(crew: Crew) -> None:
    with pytest.raises(BotError, match="number 7"):
        list(spread(crew, fail, [(7,)]))


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="processes are killed by a signal")
def test_a_worker_killed_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    work = [(str(tmp_path), number) for number in range(8)]
    assert sorted(spread(Processes(2), die_once, work)) == list(range(0, 16, 2))
    assert (tmp_path / "died").exists()


def work_for_ever(folder: str, number: int) -> int:
    """As a slow game of a program that hangs would."""
    if number == 0:
        return 0
    child = Child((sys.executable, "-c", "import time; print(flush=True); time.sleep(600)"))
    child.ask(b"?", 60)
    (Path(folder) / f"{os.getpid()}").touch()
    time.sleep(600)
    return number


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
def test_who_stops_early_waits_for_nothing_and_leaves_nothing(tmp_path: Path) -> None:
    results = spread(Processes(2), work_for_ever, ((str(tmp_path), number) for number in range(4)))
    assert next(results) == 0
    for _ in range(600):
        if len(list(tmp_path.iterdir())) == 2:
            break
        time.sleep(0.05)
    assert isinstance(results, Generator)
    results.close()
    workers = {file.name for file in tmp_path.iterdir()}
    assert len(workers) == 2 and not any((Path("/proc") / worker).exists() for worker in workers)
    assert not [entry for entry in Path("/proc").glob("[0-9]*") if any(plays_for(worker, entry) for worker in workers)]


def plays_for(worker: str, entry: Path) -> bool:
    try:
        ended = (entry / "stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
        return not ended and f"{MARK}={worker}-".encode() in (entry / "environ").read_bytes()
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="processes are killed by a signal")
def _large(_: int) -> bytes:
    return bytes(20_000_000)


@pytest.mark.slow
def test_who_stops_while_a_result_is_sent_waits_for_none() -> None:
    for _ in range(3):
        results = spread(Processes(2), _large, ((number,) for number in range(100)))
        assert len(next(results)) == 20_000_000
        results.close()


@pytest.mark.slow
def test_work_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(BotError, match="died 2 times at the same games"):
        list(spread(Processes(1), die, [(1,)]))


@pytest.mark.slow
def test_a_scheduler_that_does_not_answer_is_told() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(BotError, match="no Dask scheduler answers at 'tcp:"):
        list(spread(Dask("tcp://127.0.0.1:9", seconds_to_connect=1), double, [(1,)]))
