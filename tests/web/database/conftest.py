"""A database of its own for each test: a file of SQLite, and one in a PostgreSQL that is started for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from starcup_web.database import Database
from tests.web import postgres

Opener = Callable[[str], Database]


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Cluster]:
    if reason := postgres.missing():
        pytest.skip(reason)
    with postgres.cluster() as cluster:
        yield cluster


# On PostgreSQL each test takes little, but together with the start more than the default tests are to take;
# test_postgresql.py has one for them.
@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    cluster: postgres.Cluster = request.getfixturevalue("server")
    return cluster.create()


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Open databases, and close them after the test."""
    databases: list[Database] = []

    def opener(url: str) -> Database:
        databases.append(Database(url))
        return databases[-1]

    yield opener
    for database in databases:
        database.close()


@pytest.fixture
def database(url: str, opened: Opener) -> Database:
    return opened(url)
