"""The logs of games in a database."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from starcup.host import Overtaken, Storage, Unavailable
from starcup_web.database._tables import appends, counter, games, lines
from starcup_web.database.addresses import Address, DatabaseError
from starcup_web.database.engines import engine_of
from starcup_web.database.faults import translated, translated_at_start
from starcup_web.database.listening import CHANNEL, Listener, file_changes, server_changes
from starcup_web.database.migrating import migrate


class Database(Storage):
    """The logs of games in a file of SQLite or in PostgreSQL; any number of threads and processes may write.

    Args:
        url: ``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``. A file that isn't there is made, for its
            owner only; tables are made, or brought up to date.

    Raises:
        DatabaseError: the address is none, its database can't be reached or is one of a newer Starcup, or the driver
            of PostgreSQL is not installed.
    """

    def __init__(self, url: str) -> None:
        self._address = Address.of(url)
        self._file = self._address.file
        self._engine = engine_of(self._address)
        self._writer = self._engine.execution_options(writes=True)
        # SQLite has one writer at a time, and others look again from time to time: threads need not.
        self._turn: AbstractContextManager[object] = nullcontext() if self._file is None else threading.Lock()
        self._listeners: list[Listener] = []
        self._closed = False
        try:
            with translated_at_start(self._address):
                migrate(self._engine, self._address)
        except DatabaseError:
            self._engine.dispose()
            raise

    def __repr__(self) -> str:
        return f"Database({str(self._address)!r})"

    def append(self, game: str, at: int, lines: Sequence[str], snapshot: str) -> None:
        """Append lines to the log of a game that has ``at`` of them, and replace its snapshot, in one transaction.

        When it returns, both are on the disk. No lines at all replace the snapshot alone. 0 as ``at`` begins a game.

        Raises:
            Overtaken: the log has more lines than ``at``, or fewer; nothing was written.
            Unavailable: the database can't be reached. If it was lost while it was told to commit, the lines may be
                there: whoever goes on has to read the log.
            ValueError: a text has the character U+0000, which PostgreSQL can't keep.
        """
        if any("\0" in text for text in (game, snapshot, *lines)):
            raise ValueError("expected texts without the character U+0000")
        with self._writing() as connection:
            length = at + len(lines)
            self._claim(connection, game, at, length, snapshot)
            if lines:
                _insert(connection, game, at, lines)
            if self._file is None:
                connection.execute(select(func.pg_notify(CHANNEL, f"{length} {game}")))

    def read(self, game: str, since: int = 0) -> list[str]:
        """Return the lines of a game from a position on; none for an unknown game.

        Raises:
            Unavailable: the database can't be reached.
        """
        wanted = select(lines.c.text).where(lines.c.game == game, lines.c.position >= since).order_by(lines.c.position)
        with self._reading() as connection:
            return list(connection.execute(wanted).scalars())

    def snapshot(self, game: str) -> tuple[str, datetime] | None:
        """Return the snapshot of a game, and when it was last appended to (UTC); None for an unknown game.

        Raises:
            Unavailable: the database can't be reached.
        """
        with self._reading() as connection:
            row = connection.execute(select(games.c.snapshot, games.c.changed).where(games.c.id == game)).first()
        return None if row is None else (row.snapshot, row.changed)

    def count(self) -> int:
        """Return how many games there are.

        Raises:
            Unavailable: the database can't be reached.
        """
        with self._reading() as connection:
            return connection.execute(select(func.count()).select_from(games)).scalar_one()

    def prune(self, before: datetime) -> int:
        """Delete the games that were last appended to before a moment; return how many.

        Args:
            before: the time, with its zone.

        Raises:
            Unavailable: the database can't be reached; nothing was deleted.
        """
        with self._writing() as connection:
            return connection.execute(delete(games).where(games.c.changed < before)).rowcount

    def healthy(self) -> bool:
        """Return whether the database answers; may take as long as a connection to it."""
        try:
            with self._reading() as connection:
                connection.execute(select(games.c.id).limit(1)).first()
        except (Unavailable, DatabaseError):
            return False
        return True

    def listen(self, told: Callable[[str, int], None]) -> None:
        """Have appends told from now on, by this and other processes, each with the game and its new length.

        It is told in a thread of its own: from PostgreSQL at once, of a file within a second. When the database was
        lost and is back, ``told("", 0)`` says that anything may have changed.
        """
        changes = partial(server_changes, self._engine) if self._file is None else partial(file_changes, self._file)
        listener = Listener(changes, told, self._address)
        self._listeners.append(listener)
        listener.start()

    def close(self) -> None:
        """Close all connections; nothing is told after this, and nothing can be read or written."""
        self._closed = True
        for listener in self._listeners:
            listener.stop()
        self._engine.dispose()

    def _claim(self, connection: Connection, game: str, at: int, length: int, snapshot: str) -> None:
        """Take the place in the log: the row of the game puts those who append to it in an order."""
        if self._file is not None:
            connection.execute(update(counter).values(value=counter.c.value + 1))
        state = {
            "length": length,
            "snapshot": snapshot,
            "changed": datetime.now(UTC),
            "sequence": appends.next_value() if self._file is None else select(counter.c.value).scalar_subquery(),
        }
        known = update(games).where(games.c.id == game, games.c.length == at)
        if connection.execute(known.values(state)).rowcount == 1:
            return
        if at != 0:
            raise Overtaken(f"the log of {game} has not {at} lines")
        try:
            connection.execute(insert(games).values(state | {"id": game}))
        except IntegrityError:
            raise Overtaken(f"the log of {game} has been begun") from None

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        self._check_open()
        with translated(self._address), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        self._check_open()
        with translated(self._address), self._turn, self._writer.begin() as connection:
            yield connection

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("the database was closed")


def _insert(connection: Connection, game: str, at: int, texts: Sequence[str]) -> None:
    rows = [{"game": game, "position": position, "text": text} for position, text in enumerate(texts, at)]
    connection.execute(insert(lines), rows)
