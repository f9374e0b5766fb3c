"""A host is told of what others appended."""

from __future__ import annotations

import queue
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from starcup_web.database import Database
from tests.web.database.workers import append_when_told, context
from tests.web.postgres import Cluster

Opener = Callable[[str], Database]
Told = queue.SimpleQueue[tuple[str, int]]
SOON = 20
"""Seconds that are enough, on a busy machine as well."""


def listening(database: Database) -> Told:
    told: Told = queue.SimpleQueue()
    database.listen(lambda game, length: told.put((game, length)))
    return told


def wait_for(told: Told, change: tuple[str, int]) -> list[tuple[str, int]]:
    """Return what was told before a change."""
    before = []
    while (found := told.get(timeout=SOON)) != change:
        before.append(found)
    return before


def test_what_another_appends_is_told(url: str, opened: Opener) -> None:
    here, there = opened(url), opened(url)
    there.append("before", 0, ["a"], "")
    told = listening(here)
    there.append("game one", 0, ["a", "b"], "")
    assert wait_for(told, ("game one", 2)) == []
    there.append("game one", 2, ["c"], "")
    there.append("two", 0, ["a"], "")
    wait_for(told, ("two", 1))
    assert here.read("game one") == ["a", "b", "c"]


def test_what_was_not_written_is_not_told(url: str, opened: Opener) -> None:
    here, there = opened(url), opened(url)
    there.append("game", 0, ["a"], "")
    told = listening(here)
    with pytest.raises(Exception, match="begun"):
        there.append("game", 0, ["a"], "")
    there.append("other", 0, ["a"], "")
    assert wait_for(told, ("other", 1)) == []


def test_after_games_were_deleted_appends_are_told(url: str, opened: Opener) -> None:
    here, there = opened(url), opened(url)
    told = listening(here)
    there.append("game", 0, ["a"], "")
    wait_for(told, ("game", 1))
    there.prune(datetime.now(UTC) + timedelta(days=1))
    there.append("next", 0, ["a"], "")
    wait_for(told, ("next", 1))


def test_a_fault_of_who_is_told_ends_nothing(url: str, opened: Opener, caplog: pytest.LogCaptureFixture) -> None:
    here, there = opened(url), opened(url)
    told: Told = queue.SimpleQueue()

    def fail_once(game: str, length: int) -> None:
        told.put((game, length))
        if game == "first":
            raise RuntimeError("this host has a fault")

    here.listen(fail_once)
    there.append("first", 0, ["a"], "")
    wait_for(told, ("first", 1))
    there.append("second", 0, ["a"], "")
    wait_for(told, ("second", 1))
    assert "this host has a fault" in caplog.text


def test_who_is_told_may_close(url: str, opened: Opener) -> None:
    here, there = opened(url), opened(url)
    told: Told = queue.SimpleQueue()

    def close(game: str, length: int) -> None:
        here.close()
        told.put((game, length))

    here.listen(close)
    there.append("game", 0, ["a"], "")
    wait_for(told, ("game", 1))


@pytest.mark.slow
def test_another_process_is_heard(url: str, opened: Opener) -> None:
    told = listening(opened(url))
    ours, theirs = context().Pipe()
    process = context().Process(target=append_when_told, args=(url, theirs))
    process.start()
    for length in (1, 2):
        ours.send("game")
        assert ours.recv() == "game"
        wait_for(told, ("game", length))
    ours.send("")
    process.join(SOON)
    assert process.exitcode == 0
    ours.close()
    theirs.close()


@pytest.mark.slow
def test_a_lost_connection_is_made_anew(server: Cluster, opened: Opener, caplog: pytest.LogCaptureFixture) -> None:
    url = server.create()
    here, there = opened(url), opened(url)
    told = listening(here)
    assert server.end_connections() >= 1
    wait_for(told, ("", 0))
    there.append("game", 0, ["a"], "")
    wait_for(told, ("game", 1))
    assert "doesn't tell of appends for now" in caplog.text
    assert "s3cret" not in caplog.text


def test_a_file_that_was_taken_away_is_not_made_anew(tmp_path: Path, opened: Opener) -> None:
    database = opened(f"sqlite:///{tmp_path}/games.db")
    (tmp_path / "games.db").rename(tmp_path / "elsewhere.db")
    told = listening(database)
    assert not (tmp_path / "games.db").exists()
    (tmp_path / "elsewhere.db").rename(tmp_path / "games.db")
    wait_for(told, ("", 0))
