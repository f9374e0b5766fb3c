"""Versions of a game: numbers that grow when something visible has changed, and never for hidden things.

The number of answers of the others would reveal actions behind their screens.
So each seat of the client has a version of its own, made from its view; that of
the client is made from the views of all its seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starcup_cli.server.played_game import PlayedGame


class Versions:
    """The version of an open game for each of the client's seats, and for the client (None)."""

    def __init__(self, one: PlayedGame) -> None:
        self._one = one
        self._acts = dict.fromkeys(one.own, 0)
        self._seen: dict[int | None, object] = {}
        self._versions: dict[int | None, int] = {}

    def of(self, seat: int | None) -> int:
        """Return the version of the game for a seat, or for the client; an omniscient client may ask for any seat's."""
        return self._versions[seat]

    def renew(self, acted: int | None = None) -> None:
        """Update the versions after a possible change; ``acted`` is a seat of the client's that certainly made one."""
        if acted is not None:
            self._acts[acted] += 1
        one = self._one
        seats = range(len(one.players)) if one.omniscient else sorted(one.own)
        seen: dict[int | None, object] = {seat: self._seen_by(seat) for seat in seats}
        seen[None] = (*seen.values(), one.waited_for(), one.game.finished, one.fault, one.game.chance)
        for viewer, sight in seen.items():
            if viewer not in self._versions:
                self._versions[viewer] = 0
            elif sight != self._seen[viewer]:
                self._versions[viewer] += 1
        self._seen = seen

    def _seen_by(self, seat: int) -> object:
        one = self._one
        asked = one.game.decision(seat)
        number = -1 if asked is None else asked.number
        can_undo = one.game.can_undo(seat)
        return (
            self._acts.get(seat),
            number,
            can_undo,
            one.waited_for(),
            one.fault,
            one.game.finished,
            one.wire.sight(one.game.view(seat)),
        )
