"""Connections to a database, set up so that what was committed stays."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from starcup_web.database.addresses import Address, DatabaseError

PATIENCE = 10
"""Seconds that a writer waits for another one, or for a connection."""

_POSTGRESQL = {
    "application_name": "starcup",
    "connect_timeout": 5,
    # A server that went away without a word is noticed within a minute, instead of after two hours.
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    # A process that stands still amid an append holds up its game alone, and not for ever.
    "options": f"-c lock_timeout={PATIENCE}s -c idle_in_transaction_session_timeout=60s",
}
"""Settings of libpq where an address says nothing else."""


def engine_of(address: Address) -> Engine:
    """Return the connections to a database; a file that isn't there is made."""
    return _server(address) if address.file is None else _file(address, address.file)


def _server(address: Address) -> Engine:
    try:
        import psycopg  # noqa: F401
    except ImportError as error:  # also of psycopg itself, when it finds no libpq
        reason = "" if isinstance(error, ModuleNotFoundError) else f" ({error})"
        raise DatabaseError(
            f"PostgreSQL needs a driver that is not here{reason}: install starcup-web[postgresql]"
        ) from None
    return create_engine(
        address.url,
        connect_args={name: value for name, value in _POSTGRESQL.items() if name not in address.url.query},
        # A writer that waited for a row sees its new length; with a stricter default of the server it would fail.
        isolation_level="READ COMMITTED",
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        hide_parameters=True,  # lines tell what players have hidden: they are for no log of errors
    )


def _file(address: Address, path: Path) -> Engine:
    try:
        _make(path)
    except OSError as error:
        raise DatabaseError(f"{path} can't be made: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise DatabaseError(f"{path} can't be used: {error}") from None
    engine = create_engine(address.url, connect_args={"timeout": PATIENCE}, pool_timeout=PATIENCE, hide_parameters=True)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _make(path: Path) -> None:
    """Make a file of SQLite that nobody else on the machine can read, and have it keep a log of what is written."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    # Readers and the writer don't wait for each other then. SQLite doesn't wait for a lock here: others may start, too.
    end = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        while True:
            try:
                # On a disk that can't have it, such as a network's, the former way of writing goes on.
                connection.execute("PRAGMA journal_mode=WAL").fetchone()
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > end:
                    raise
            time.sleep(0.02)


def _set_up(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None  # transactions begin where _begin says, not at the first change
    connection.execute("PRAGMA synchronous=FULL")  # NORMAL, usual with WAL, may lose the last commits with the power
    connection.execute("PRAGMA foreign_keys=ON")


def _begin(connection: Connection) -> None:
    # A transaction that reads first and writes later can fail in between; one that is to write takes its turn at once.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
