"""PostgreSQL alone: what is told in short, and connections that are lost."""

from __future__ import annotations

import queue
from collections.abc import Callable

import psycopg
import pytest
from sqlalchemy import Connection, event, make_url
from sqlalchemy.pool import PoolProxiedConnection

from starcup_web.database import Database, DatabaseError, Overtaken, Unavailable
from starcup_web.database.addresses import Address
from tests.web.postgres import PASSWORD, Cluster

Opener = Callable[[str], Database]


def test_in_short(server: Cluster, opened: Opener) -> None:
    """The one test with a server in the default run; all others on PostgreSQL are slow."""
    url = server.create()
    here, there = opened(url), opened(url)
    told: queue.SimpleQueue[tuple[str, int]] = queue.SimpleQueue()
    here.listen(lambda game, length: told.put((game, length)))
    there.append("game", 0, ["a", "b"], "here")
    assert told.get(timeout=20) == ("game", 2)
    with pytest.raises(Overtaken):
        here.append("game", 0, ["x"], "")
    with pytest.raises(Overtaken):
        here.append("game", 1, ["x"], "")
    assert here.read("game", 1) == ["b"]


@pytest.mark.slow
def test_connections_that_were_ended_are_replaced(server: Cluster, opened: Opener) -> None:
    database = opened(server.create())
    database.append("game", 0, ["a"], "")
    assert server.end_connections() >= 1
    database.append("game", 1, ["b"], "")
    assert server.end_connections() >= 1
    assert database.read("game") == ["a", "b"]


@pytest.mark.slow
def test_a_connection_lost_before_the_commit_writes_nothing(server: Cluster, opened: Opener) -> None:
    database = opened(server.create())
    database.append("game", 0, ["a"], "")

    def end(connection: Connection) -> None:
        server.end_connections()

    event.listen(database._engine, "commit", end)
    with pytest.raises(Unavailable):
        database.append("game", 1, ["b"], "")
    event.remove(database._engine, "commit", end)
    assert database.read("game") == ["a"]
    database.append("game", 1, ["c"], "")
    assert database.read("game") == ["a", "c"]


@pytest.mark.slow
def test_a_connection_lost_with_the_answer_to_a_commit_is_no_success(
    server: Cluster, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = opened(server.create())
    dialect = database._engine.dialect
    commit = dialect.do_commit

    def commit_and_lose(connection: PoolProxiedConnection) -> None:
        commit(connection)
        lost = connection.driver_connection
        assert lost is not None
        lost.close()
        raise psycopg.OperationalError("the connection is lost")

    with monkeypatch.context() as patch:
        patch.setattr(dialect, "do_commit", commit_and_lose)
        with pytest.raises(Unavailable):
            database.append("game", 0, ["a"], "")
    # Who reads the log again, as the contract says, finds it.
    assert database.read("game") == ["a"]
    with pytest.raises(Overtaken):
        database.append("game", 0, ["a"], "")


@pytest.mark.slow
def test_a_server_that_is_away_and_comes_back(
    server: Cluster, opened: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    url = server.create()
    database = opened(url)
    told: queue.SimpleQueue[tuple[str, int]] = queue.SimpleQueue()
    database.listen(lambda game, length: told.put((game, length)))
    database.append("game", 0, ["a"], "")
    assert told.get(timeout=20) == ("game", 1)
    server.stop(at_once=True)
    try:
        assert not database.healthy()
        for use in (lambda: database.append("game", 1, ["b"], ""), lambda: database.read("game")):
            with pytest.raises(Unavailable) as raised:
                use()
            assert str(raised.value) == "the database can't be used now"  # players are told so: nothing of where it is
        assert str(Address.of(url)) in caplog.text
        assert PASSWORD not in caplog.text
        with pytest.raises(DatabaseError, match="can't be used now"):
            Database(url)
    finally:
        server.start()
    assert told.get(timeout=20) == ("", 0)
    assert database.healthy()
    database.append("game", 1, ["b"], "")
    assert told.get(timeout=20) == ("game", 2)
    assert database.read("game") == ["a", "b"]


@pytest.mark.slow
def test_who_stands_still_holds_up_its_game_for_a_while_only(
    server: Cluster, opened: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    url = server.create()
    database = opened(f"{url}&options=-c%20lock_timeout%3D100ms")  # the address's own settings come first
    database.append("game", 0, ["a"], "")
    with psycopg.connect(url) as other:
        other.execute("SELECT id FROM game FOR UPDATE")
        with pytest.raises(Unavailable):
            database.append("game", 1, ["b"], "")
        assert "lock timeout" in caplog.text
        database.append("another", 0, ["a"], "")
    database.append("game", 1, ["b"], "")
    assert database.read("game") == ["a", "b"]


@pytest.mark.slow
def test_a_stricter_default_of_the_server_changes_nothing(server: Cluster, opened: Opener) -> None:
    url = server.create()
    name = make_url(url).database
    server.execute(f"ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'")
    database = opened(url)
    database.append("game", 0, ["a"], "")

    begun: list[Connection] = []

    def overtake(connection: Connection) -> None:
        begun.append(connection)
        if len(begun) == 1:
            connection.exec_driver_sql("SELECT 1")  # all that it sees is of this moment, if it is serializable
            database.append("game", 1, ["b"], "")

    event.listen(database._engine, "begin", overtake)
    with pytest.raises(Overtaken):
        database.append("game", 1, ["c"], "")
    assert database.read("game") == ["a", "b"]
