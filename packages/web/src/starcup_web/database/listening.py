"""Telling a host of what other processes have appended."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from starcup_web.database.addresses import Address

if TYPE_CHECKING:
    import psycopg

CHANNEL = "starcup_append"
"""Where PostgreSQL tells of appends: the new length, a space, and the game."""
POLL = 0.5
"""Seconds between two looks at a file."""

Change = tuple[str, int]
Changes = Generator[Change, None, None]
ANYTHING: Change = "", 0
"""Said when a source is reached: what was changed before was not told."""

_NAP = 0.1
"""Seconds until a thread that waits for PostgreSQL sees that it is to stop."""
_AGAIN = 1.0
"""Seconds until a source is tried again."""

_log = logging.getLogger(__name__)


class Listener:
    """A thread that tells of changes; when their source was lost it goes back to it, and says that anything may be new.

    Args:
        changes: begins to listen, and yields :data:`ANYTHING` first; ends when the event is set.
        told: is given each change, in the thread.
        address: names the database in the log.
    """

    def __init__(
        self, changes: Callable[[threading.Event], Changes], told: Callable[[str, int], None], address: Address
    ) -> None:
        self._changes = changes
        self._told = told
        self._address = address
        self._stop = threading.Event()
        self._tried = threading.Event()
        self._thread = threading.Thread(target=self._run, name="starcup-listener", daemon=True)

    def start(self) -> None:
        """Start; all that is appended after this returned is told, if the source is there."""
        self._thread.start()
        self._tried.wait()

    def stop(self) -> None:
        """Stop; nothing is told after this returned, unless it is called by what is told."""
        self._stop.set()
        if self._thread is not threading.current_thread():
            self._thread.join()

    def _run(self) -> None:
        lost = False
        while not self._stop.is_set():
            try:
                with closing(self._changes(self._stop)) as changes:
                    for change in changes:
                        if change != ANYTHING or lost:
                            self._tell(change)
                        if lost:
                            _log.info("the database %s tells of appends again", self._address)
                        lost = False
                        self._tried.set()
            except Exception as error:
                if not lost:
                    reason = self._address.scrubbed(f"{type(error).__name__}: {error}")
                    _log.warning("the database %s doesn't tell of appends for now: %s", self._address, reason)
                lost = True
                self._tried.set()
                self._stop.wait(_AGAIN)

    def _tell(self, change: Change) -> None:
        if self._stop.is_set():
            return
        try:
            self._told(*change)
        except Exception:
            _log.exception("an append to the game %r was told in vain", change[0])


def server_changes(engine: Engine, stop: threading.Event) -> Changes:
    """Yield the appends that PostgreSQL tells of, until the event is set or the connection is lost."""
    pooled = engine.raw_connection()
    connection: psycopg.Connection | None = pooled.driver_connection
    assert connection is not None
    pooled.detach()  # the pool is for statements; this one is kept as long as it lasts
    try:
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        yield ANYTHING
        while not stop.is_set():
            for notice in connection.notifies(timeout=_NAP):
                length, _, game = notice.payload.partition(" ")
                if length.isdecimal() and game:
                    yield game, int(length)
    finally:
        connection.close()


def file_changes(path: Path, stop: threading.Event) -> Changes:
    """Yield the appends to a file of SQLite by any other connection, until the event is set."""
    # Without a mode a file that was taken away would be made anew, and empty.
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=10, isolation_level=None)) as connection:
        version = _version(connection)
        ((seen,),) = connection.execute("SELECT value FROM counter")
        yield ANYTHING
        while not stop.wait(POLL):
            before, version = version, _version(connection)
            if version == before:
                continue
            statement = "SELECT id, length, sequence FROM game WHERE sequence > ? ORDER BY sequence"
            for game, length, sequence in connection.execute(statement, (seen,)).fetchall():
                seen = sequence
                yield game, length


def _version(connection: sqlite3.Connection) -> int:
    ((version,),) = connection.execute("PRAGMA data_version")
    assert isinstance(version, int)
    return version
