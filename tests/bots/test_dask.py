"""A Dask cluster on this machine: a scheduler and two workers, all processes of their own; one is killed meanwhile."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from attrs import evolve, frozen

pytest.importorskip("distributed")

from starcup_bots import BotError
from starcup_bots.arena import Plan, run, stamped
from starcup_bots.arena_game import GameRecord
from starcup_bots.arena_store import Store
from starcup_bots.executors import Dask
from tests.bots.matches import played
from tests.cli.helpers import run as command

pytestmark = [
    pytest.mark.slow,
    # Dask's own threads close their sockets when they get round to it.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
]


@frozen
class Cluster:
    address: str
    scheduler: subprocess.Popen[bytes]
    workers: tuple[subprocess.Popen[bytes], ...]


def wait_for(happened: Callable[[], bool]) -> None:
    for _ in range(1200):
        if happened():
            return
        time.sleep(0.05)
    pytest.fail("it did not happen within a minute")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    file = tmp_path / "scheduler.json"
    options = ("--host", "127.0.0.1", "--no-dashboard")
    started = [_start(tmp_path, "scheduler", *options, "--port", "0", "--scheduler-file", str(file))]
    try:
        wait_for(file.exists)
        with_file = ("--scheduler-file", str(file), "--nthreads", "1", "--no-nanny", *options)
        started += [_start(tmp_path, "worker", *with_file) for _ in range(2)]
        address: str = json.loads(file.read_text())["address"]
        yield Cluster(address, started[0], tuple(started[1:]))
    finally:
        for process in started:
            process.kill()
            process.wait()


def _start(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def test_a_worker_killed_in_the_middle_loses_nothing(cluster: Cluster) -> None:
    plan = stamped(Plan(("greedy", "random"), deals=20, seed=3))
    games: list[GameRecord] = []
    for some in run(plan, Dask(cluster.address)):
        games += some
        if len(games) == 8:
            cluster.workers[0].kill()
    assert sorted(games, key=lambda game: game.game) == played(plan)
    assert cluster.workers[0].wait() != 0 and cluster.workers[1].poll() is None


def test_workers_with_other_code_play_nothing(cluster: Cluster) -> None:
    plan = stamped(Plan(("greedy", "random"), deals=1))
    other = evolve(plan, code=("starcup_bots 0.0.1 0123456789ab", *plan.code[1:]))
    with pytest.raises(BotError, match=r"a worker has other packs or other code: expected starcup_bots 0\.0\.1"):
        list(run(other, Dask(cluster.address)))


def test_the_command_spreads_the_same_run(cluster: Cluster) -> None:
    small = ("arena", "--games", "3", "--json")
    spread = command(*small, "--dask", cluster.address)
    assert spread.exit_code == 0, spread.output
    assert spread.stdout == command(*small).stdout


def test_without_the_scheduler_what_there_is_is_kept(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append

    def kill_at_three(store: Store, record: GameRecord) -> None:
        append(store, record)
        if len(store.records) == 3:
            cluster.scheduler.kill()

    monkeypatch.setattr(Store, "append", kill_at_three)
    folder = tmp_path / "arena"
    stopped = command("arena", "--games", "200", "--dask", cluster.address, "--out", str(folder))
    assert stopped.exit_code == 1, stopped.output
    assert "of 400, 2 players" in stopped.stdout
    assert "the workers are gone" in stopped.stderr and f"--resume {folder}' goes on" in stopped.stderr
    assert len(Store.open(folder).records) >= 3
