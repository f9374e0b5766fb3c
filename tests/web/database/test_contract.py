"""What a host is promised by every database."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from starcup_web.database import Database, Overtaken, Storage, Unavailable
from tests.web.database.workers import win

Opener = Callable[[str], Database]


def test_is_a_storage(database: Database) -> None:
    storage: Storage = database
    assert storage.read("unknown") == []
    assert storage.snapshot("unknown") is None


def test_a_log_grows(database: Database) -> None:
    before = datetime.now(UTC)
    database.append("game", 0, ["a", "b"], "begun")
    database.append("game", 2, ["c"], "later")
    assert database.read("game") == ["a", "b", "c"]
    assert database.read("game", 2) == ["c"]
    assert database.read("game", 3) == database.read("game", 9) == []
    found = database.snapshot("game")
    assert found is not None
    assert found[0] == "later"
    assert found[1].tzinfo is UTC
    assert before <= found[1] <= datetime.now(UTC)


def test_games_are_apart(database: Database) -> None:
    database.append("one", 0, ["a"], "1")
    database.append("two", 0, ["b", "c"], "2")
    assert [database.read(game) for game in ("one", "two", "three")] == [["a"], ["b", "c"], []]
    assert database.count() == 2


@pytest.mark.parametrize("at", [0, 1, 2, 4, 100])
def test_who_knows_other_lines_is_overtaken(database: Database, at: int) -> None:
    database.append("game", 0, ["a", "b", "c"], "here")
    with pytest.raises(Overtaken):
        database.append("game", at, ["x"], "elsewhere")
    assert database.read("game") == ["a", "b", "c"]
    found = database.snapshot("game")
    assert found is not None
    assert found[0] == "here"


def test_a_game_that_was_not_begun_has_no_end(database: Database) -> None:
    with pytest.raises(Overtaken):
        database.append("game", 1, ["x"], "")
    assert database.count() == 0


def test_no_lines_change_the_snapshot_alone(database: Database) -> None:
    database.append("game", 0, [], "nobody has come")
    database.append("game", 0, ["a"], "one has come")
    database.append("game", 1, [], "and gone")
    assert database.read("game") == ["a"]
    found = database.snapshot("game")
    assert found is not None
    assert found[0] == "and gone"


def test_any_text_is_kept(database: Database) -> None:
    lines = ["", " ", "ä𝄞\u2028", 'new\nline, "quotes" and %s :x', "x" * 1_000_000, *map(str, range(2000))]
    database.append("gäme 𝄞", 0, lines, "𝄞")
    assert database.read("gäme 𝄞") == lines
    assert database.read("gäme 𝄞", 4)[0] == "x" * 1_000_000


@pytest.mark.parametrize(("game", "line", "snapshot"), [("a\0", "", ""), ("a", "\0", ""), ("a", "", "\0")])
def test_a_text_that_postgresql_cannot_keep_is_refused(database: Database, game: str, line: str, snapshot: str) -> None:
    with pytest.raises(ValueError, match=r"U\+0000"):
        database.append(game, 0, [line], snapshot)
    assert database.count() == 0


def test_another_process_finds_all_of_it(url: str, opened: Opener) -> None:
    first = opened(url)
    first.append("game", 0, ["a"], "here")
    second = opened(url)
    assert second.read("game") == ["a"]
    second.append("game", 1, ["b"], "there")
    with pytest.raises(Overtaken):
        first.append("game", 1, ["c"], "")
    assert first.read("game") == ["a", "b"]


def test_prune(database: Database) -> None:
    database.append("old", 0, ["a"], "")
    database.append("touched", 0, ["a"], "")
    middle = datetime.now(UTC)
    database.append("touched", 1, ["b"], "")
    database.append("new", 0, ["a"], "")
    elsewhere = middle.astimezone(tz=None) - timedelta(microseconds=1)  # the same moment by a clock of another zone
    assert database.prune(elsewhere) == 1
    assert database.count() == 2
    assert database.read("old") == []
    assert database.snapshot("old") is None
    assert database.read("touched") == ["a", "b"]
    with pytest.raises(Overtaken):
        database.append("old", 1, ["b"], "")
    database.append("old", 0, ["again"], "")  # no line of the former is in the way
    assert database.read("old") == ["again"]
    assert database.prune(datetime.now(UTC) + timedelta(days=1)) == 3
    assert database.count() == 0


def test_closed(url: str) -> None:
    database = Database(url)
    assert database.healthy()
    database.close()
    assert not database.healthy()
    with pytest.raises(Unavailable, match="closed"):
        database.append("game", 0, ["a"], "")
    with pytest.raises(Unavailable, match="closed"):
        database.read("game")
    database.close()


def test_of_eight_threads_one_wins_each_position(database: Database) -> None:
    database.append("game", 0, ["begun 0"], "1")
    names = [f"thread{number}" for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        won = dict(zip(names, pool.map(lambda name: win(database, "game", name, 12), names), strict=True))
    assert sorted(position for positions in won.values() for position in positions) == list(range(1, 97))
    log = database.read("game")
    assert len(log) == 97
    for name, positions in won.items():
        assert all(log[position] == f"{name} {position}" for position in positions)


def test_of_eight_threads_one_begins(database: Database) -> None:
    start = threading.Barrier(8)

    def begin(name: str) -> str:
        start.wait()
        try:
            database.append("game", 0, [name], name)
        except Overtaken:
            return ""
        return name

    with ThreadPoolExecutor(8) as pool:
        winners = [name for name in pool.map(begin, map(str, range(8))) if name]
    assert database.read("game") == winners
    assert len(winners) == 1
