"""Databases of any age are brought up to date; those of the future are refused."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations

from starcup_web.database import Database, DatabaseError, migrating
from starcup_web.database._tables import REVISION, metadata
from starcup_web.database.addresses import Address
from starcup_web.database.engines import engine_of

Opener = Callable[[str], Database]
LATER = '''
"""A revision of the tests."""
import sqlalchemy as sa
from alembic import op
revision = "later"
down_revision = "{}"
def upgrade() -> None:
    op.add_column("game", sa.Column("colour", sa.Text, server_default="blue"))
'''


@pytest.fixture
def engine(url: str) -> Iterator[sa.Engine]:
    engine = engine_of(Address.of(url))
    yield engine
    engine.dispose()


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return what makes this a Starcup that has one more revision."""

    def install() -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(migrating.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "later.py").write_text(LATER.format(REVISION), encoding="utf-8")
        monkeypatch.setattr(migrating, "FOLDER", folder)
        monkeypatch.setattr(migrating, "REVISION", "later")

    return install


def revision_of(engine: sa.Engine) -> object:
    with engine.connect() as connection:
        return connection.exec_driver_sql("SELECT version_num FROM starcup_revision").scalar_one()


def test_the_newest_revision_is_the_one_in_the_tables() -> None:
    assert migrating.scripts().get_heads() == [REVISION]


def test_from_empty(opened: Opener, url: str, engine: sa.Engine) -> None:
    opened(url)
    assert revision_of(engine) == REVISION
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection,
            opts={
                "version_table": migrating.VERSION,
                "compare_type": True,
                # There are some for one database only, and statements don't name them.
                "include_object": lambda item, name, kind, reflected, other: kind != "index" and name != "counter",
            },
        )
        assert compare_metadata(context, metadata) == []


def test_from_the_first_revision(opened: Opener, url: str, engine: sa.Engine) -> None:
    scripts = migrating.scripts()
    with engine.execution_options(writes=True).begin() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": migrating.VERSION})
        with Operations.context(context):
            first = scripts.get_revision("0001")
            assert first.down_revision is None
            first.module.upgrade()
            context.stamp(scripts, "0001")
        moment = datetime(2026, 1, 1, tzinfo=UTC)
        game = {"id": "game", "length": 2, "snapshot": "here", "changed": moment, "sequence": 0}
        connection.execute(sa.insert(metadata.tables["game"]), game)
        for position, text in enumerate("ab"):
            row = {"game": "game", "position": position, "text": text}
            connection.execute(sa.insert(metadata.tables["line"]), row)
    database = opened(url)
    assert database.read("game") == ["a", "b"]
    assert database.snapshot("game") == ("here", moment)
    database.append("game", 2, ["c"], "there")
    assert revision_of(engine) == REVISION


def test_a_later_revision_keeps_the_games(
    opened: Opener, url: str, engine: sa.Engine, later: Callable[[], None]
) -> None:
    opened(url).append("game", 0, ["a"], "")
    later()
    database = opened(url)
    assert revision_of(engine) == "later"
    assert database.read("game") == ["a"]
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT colour FROM game").scalar_one() == "blue"
    opened(url)


def test_a_migration_that_fails_leaves_all_as_it_was(
    opened: Opener, url: str, engine: sa.Engine, later: Callable[[], None]
) -> None:
    opened(url).append("game", 0, ["a"], "")
    later()
    with (migrating.FOLDER / "later.py").open("a", encoding="utf-8") as file:
        file.write('    op.execute("SELECT nonsense FROM nowhere")\n')
    with pytest.raises(DatabaseError, match="nowhere"):
        Database(url)
    assert revision_of(engine) == REVISION
    assert "colour" not in {column["name"] for column in sa.inspect(engine).get_columns("game")}


def test_a_database_of_a_newer_starcup_is_refused(opened: Opener, url: str, engine: sa.Engine) -> None:
    opened(url).append("game", 0, ["a"], "")
    with engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql("UPDATE starcup_revision SET version_num = '9999'")
    with pytest.raises(DatabaseError, match="of a newer Starcup: its revision is 9999, the newest known here is 0001"):
        Database(url)
    assert revision_of(engine) == "9999"


def test_the_table_of_another_programs_migrations_is_left(opened: Opener, url: str, engine: sa.Engine) -> None:
    with engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('theirs')")
    opened(url).append("game", 0, ["a"], "")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one() == "theirs"
