"""Versions of a game: numbers that grow when something visible has changed, and never for hidden things.

The number of answers of the others would reveal actions behind their screens.
So each seat of the client has a version of its own, made from its view; that of
the client is made from the views of all its seats.
"""

from __future__ import annotations

from collections.abc import Mapping


class Versions:
    """The version of an open game for each of the client's seats, and for the client (None)."""

    def __init__(self) -> None:
        self._seen: Mapping[int | None, object] = {}
        self._versions: dict[int | None, int] = {}

    def of(self, seat: int | None) -> int:
        """Return the version of the game for a seat, or for the client; an omniscient client may ask for any seat's."""
        return self._versions[seat]

    def renew(self, seen: Mapping[int | None, object]) -> None:
        """Update the versions after a possible change; ``seen``: by viewer, what differs if he sees something else."""
        for viewer, sight in seen.items():
            if viewer not in self._versions:
                self._versions[viewer] = 0
            elif sight != self._seen[viewer]:
                self._versions[viewer] += 1
        self._seen = seen
