"""Where a host keeps its games: logs of lines to which is only appended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Protocol

from starcup.kernel.errors import StarcupError


class Overtaken(StarcupError):
    """The error that somebody else has written to the log of a game since it was read; nothing was written."""


class Unavailable(StarcupError):
    """The error that games can't be read or written now; whether the last lines were is not known."""


class Storage(Protocol):
    """A storage, as far as a host needs it. All methods are called in the host's thread."""

    def append(self, game: str, at: int, lines: Sequence[str], snapshot: str) -> None:
        """Append lines to the log of a game, all or none; when this returns they are not lost any more.

        Args:
            game: the id of the game.
            at: how many lines the log has; 0 begins one.
            lines: what is appended.
            snapshot: where the game is, as a short text for lists; it takes the place of the former one.

        Raises:
            Overtaken: the log has more lines, or fewer.
            Unavailable: the storage can't be reached.
        """
        ...

    def read(self, game: str, since: int = 0) -> list[str]:
        """Return the lines of a log from a position on; none if there is no such game.

        Args:
            game: the id of the game.
            since: how many lines to leave out.

        Raises:
            Unavailable: the storage can't be reached.
        """
        ...

    def snapshot(self, game: str) -> tuple[str, datetime] | None:
        """Return where a game is, and when its log was last appended to; None if there is no such game.

        Args:
            game: the id of the game.

        Raises:
            Unavailable: the storage can't be reached.
        """
        ...

    def count(self) -> int:
        """Return how many games there are.

        Raises:
            Unavailable: the storage can't be reached.
        """
        ...

    def listen(self, told: Callable[[str, int], None]) -> None:
        """Call ``told`` with the id of a game and the length of its log when others append to it, from any thread.

        With an empty id anything may have changed. A storage that nobody else writes to never calls.

        Args:
            told: takes the id of a game and the length of its log.
        """
        ...


class MemoryStorage(Storage):
    """Games kept as long as the process runs: for tests, and front ends that save by themselves.

    >>> storage = MemoryStorage()
    >>> storage.append("g", 0, ["starcup journal 1"], "{}")
    >>> storage.append("g", 0, ["starcup journal 1"], "{}")
    Traceback (most recent call last):
    ...
    starcup.host.storage.Overtaken: game 'g' has 1 lines, expected 0
    """

    def __init__(self) -> None:
        self._lines: dict[str, list[str]] = {}
        self._snapshots: dict[str, tuple[str, datetime]] = {}
        self._listeners: list[Callable[[str, int], None]] = []

    def append(self, game: str, at: int, lines: Sequence[str], snapshot: str) -> None:
        """Append lines to the log of a game."""
        log = self._lines.setdefault(game, [])
        if len(log) != at:
            raise Overtaken(f"game {game!r} has {len(log)} lines, expected {at}")
        log += lines
        self._snapshots[game] = snapshot, datetime.now(UTC)
        for tell in self._listeners:
            tell(game, len(log))

    def read(self, game: str, since: int = 0) -> list[str]:
        """Return the lines of a log from a position on."""
        return self._lines.get(game, [])[since:]

    def snapshot(self, game: str) -> tuple[str, datetime] | None:
        """Return where a game is, and when its log was last appended to."""
        return self._snapshots.get(game)

    def count(self) -> int:
        """Return how many games there are."""
        return len(self._snapshots)

    def listen(self, told: Callable[[str, int], None]) -> None:
        """Call ``told`` after every append: several hosts may share one storage in tests."""
        self._listeners.append(told)
