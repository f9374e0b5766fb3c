"""Clients that wait for a change of a game."""

from __future__ import annotations

import time

from starcup.host.later import Later
from starcup.host.open_game import OpenGame
from starcup.host.refused import Refused
from starcup.wire.game_requests import Wait


class Waiting:
    """A client's wait for a change of a game: beyond a version, or until no bot thinks about it any more."""

    def __init__(self, game: OpenGame, request: Wait, language: str) -> None:
        self.answer: Later = Later()
        self.until: float = time.monotonic() + request.seconds
        self._game = game
        self._request = request
        self._language = language

    def over(self, *, last: bool) -> bool:
        """Tell the status if it is time; return whether it was. ``last``: only bots that think can change it still."""
        game = self._game
        idle = not game.bots_think
        asked = self._request
        changed = idle if asked.version is None else game.versions.of(asked.seat) != asked.version
        if not (changed or (last and idle) or time.monotonic() >= self.until):
            return False
        self.answer.set(game.status(asked.seat, self._language, asked.show))
        return True

    def end(self, key: str) -> bool:
        """Refuse the wait if the game is closed; return whether it was."""
        if self._game.key != key:
            return False
        self.answer.set(Refused("closed", f"game {key!r} was closed meanwhile"))
        return True
