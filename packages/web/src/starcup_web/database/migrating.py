"""A database is brought up to date when it is opened, by one process at a time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, Engine, MetaData, Table, Text, inspect, select

from starcup_web.database._tables import REVISION
from starcup_web.database.addresses import Address, DatabaseError

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

FOLDER = Path(__file__).parent / "migrations"
VERSION = "starcup_revision"
"""The table of the revision; Alembic's usual name may be that of another program in the same database."""

_LOCK = int.from_bytes(b"starcup", "big")
"""The number of the lock in PostgreSQL."""

_revision = Table(VERSION, MetaData(), Column("version_num", Text))


def migrate(engine: Engine, address: Address) -> None:
    """Make the tables of a database, or change them to the newest form; others that start meanwhile wait."""
    with engine.connect() as connection:
        if _found(connection) == REVISION:
            return
    with engine.execution_options(writes=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL lock_timeout = '5min'")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        _upgrade(connection, address)


def scripts() -> ScriptDirectory:
    """Return the migrations."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(FOLDER), version_locations=[str(FOLDER)])


def _upgrade(connection: Connection, address: Address) -> None:
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    known = scripts()
    revision = _found(connection)
    if revision is not None and revision not in {script.revision for script in known.walk_revisions()}:
        raise DatabaseError(
            f"the database {address} is one of a newer Starcup: its revision is {revision}, the newest known here is "
            f"{REVISION}; install a newer starcup-web"
        )
    context = MigrationContext.configure(connection, opts={"version_table": VERSION, "transactional_ddl": True})
    # Alembic's own way is a module that runs when it is imported; tools that import every module would start it.
    with Operations.context(context):
        for script in reversed([*known.iterate_revisions("head", revision or "base")]):
            script.module.upgrade()
            context.stamp(known, script.revision)


def _found(connection: Connection) -> str | None:
    """Return the revision of a database; None if it has no tables of ours."""
    if not inspect(connection).has_table(VERSION):
        return None
    return connection.execute(select(_revision.c.version_num)).scalar()
