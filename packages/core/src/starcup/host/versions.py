"""Versions of a game: numbers that grow when something visible has changed, and never for hidden things.

The number of answers of the others would reveal actions behind their screens.
So each seat of the client has a version of its own, made from its view; that of
the client is made from the views of all its seats.
"""

from __future__ import annotations

from collections.abc import Callable


class Versions:
    """What each viewer of a game last saw, and the version of it; None: the client, or an onlooker.

    Args:
        least: returns the least version of a change. With the time, a game that is read again goes on with larger ones.
    """

    def __init__(self, least: Callable[[], int] = int) -> None:
        self._least = least
        self._seen: dict[int | None, object] = {}
        self._versions: dict[int | None, int] = {}

    def of(self, viewer: int | None) -> int:
        """Return the version of what a viewer sees; an omniscient client may ask for any seat's."""
        return self._versions[viewer]

    def renew(self, viewer: int | None, sight: object) -> None:
        """Note what a viewer sees now; the version grows if that is something else."""
        if viewer not in self._versions or self._seen[viewer] != sight:
            self._seen[viewer] = sight
            self._versions[viewer] = max(self._least(), self._versions.get(viewer, -1) + 1)
