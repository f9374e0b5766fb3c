"""What a host of games asks of its storage."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol


class Overtaken(Exception):
    """An error: the log of a game has other lines than its writer knew; nothing was written."""


class Unavailable(Exception):
    """An error: the database can't be reached now; nothing was written, or nobody can tell until the log is read."""


class Storage(Protocol):
    """The logs of games: lines that are only appended."""

    def append(self, game: str, at: int, lines: Sequence[str], snapshot: str) -> None:
        """Append lines to the log of a game that has ``at`` of them; 0 begins a game.

        Args:
            game: the game's id.
            at: how many lines the writer knows.
            lines: the lines that follow them.
            snapshot: a short text of where the game is now; it replaces the former.

        Raises:
            Overtaken: the log has more lines, or fewer.
            Unavailable: the database can't be reached, or was lost on the way.
        """

    def read(self, game: str, since: int = 0) -> list[str]:
        """Return the lines of a game from a position on; none for an unknown game."""

    def snapshot(self, game: str) -> tuple[str, datetime] | None:
        """Return the text of where a game is, and when it was last appended to (UTC); None for an unknown game."""
