"""The games that a host has in memory: read from their logs when they are asked for, written, and forgotten again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal

from starcup.host import log
from starcup.host.hosted_game import HostedGame, players_now
from starcup.host.log import Setting
from starcup.host.refused import Refused
from starcup.host.shelf import Shelf
from starcup.host.storage import Overtaken, Storage, Unavailable
from starcup.host.versions import Versions
from starcup.kernel.errors import JournalError
from starcup.kernel.game import Game
from starcup.kernel.journal_lines import JournalLines, counted

GRACE = 5.0
"""The seconds for which a host that has read others' answers leaves it to them to ask the bots that come next."""
MOST_OPEN = 1_000
"""The most games in memory that nobody looks at."""


class KeptGames:
    """Games in memory, each as long as it is known to be the newest; all are in the storage.

    Args:
        storage: where their logs are.
        shelf: the rules and bots.
        after_bots: called with a game when a bot that thought has answered in it.
        tell: called with the id of a game that may not be as its readers know it.
    """

    def __init__(
        self, storage: Storage, shelf: Shelf, after_bots: Callable[[HostedGame], None], tell: Callable[[str], None]
    ) -> None:
        self._storage = storage
        self._shelf = shelf
        self._after_bots = after_bots
        self._tell = tell
        self._games: dict[str, HostedGame] = {}
        self._versions: dict[str, Versions] = {}

    def in_memory(self) -> list[HostedGame]:
        """Return the games that are in memory."""
        return list(self._games.values())

    def known(self, key: str) -> HostedGame | None:
        """Return a game if it is in memory."""
        return self._games.get(key)

    def get(self, key: str) -> HostedGame:
        """Return a game, read from its log if it is not in memory."""
        hosted = self._games.pop(key, None)
        if hosted is None:
            return self.read(key)
        self._games[key] = hosted  # the last used come last
        return hosted

    def snapshot(self, key: str) -> str | None:
        """Return where a game is, for lists; None if there is no such game."""
        with _reaching():
            snapshot = self._storage.snapshot(key)
        return None if snapshot is None else snapshot[0]

    def digests(self, key: str, what: Literal["links", "feeds"]) -> Mapping[str, str]:
        """Return the digests of a game's links or feeds, by what they open; none if there is no such game."""
        hosted = self._games.get(key)
        if hosted is not None:
            return hosted.setting.links if what == "links" else hosted.setting.feeds
        snapshot = self.snapshot(key)
        digests: dict[str, str] = {} if snapshot is None else json.loads(snapshot)[what]
        return digests

    def count(self) -> int:
        """Return how many games there are."""
        with _reaching():
            return self._storage.count()

    def begin(self, key: str, game: Game, setting: Setting) -> HostedGame:
        """Begin the log of a new game, and return it."""
        hosted = HostedGame(
            key, game, setting, setting.players, self._shelf.all_bots, self._storage, JournalLines(game), 0,
            self._after_bots,
        )  # fmt: skip
        if not game.finished:
            for seat in hosted.people:
                hosted.standing_orders.give_at_first(seat)
        hosted.go_on()
        with _reaching():
            hosted.begin()
        self._games[key] = hosted
        return hosted

    def read(self, key: str, *, bots_later: bool = False) -> HostedGame:
        """Read a game from its log; others ask the bots that come next, if these do so ``later``."""
        with _reaching():
            lines = self._storage.read(key)
        snapshot = self.snapshot(key)
        if not lines or snapshot is None:
            raise Refused("no-link", "this game is not here any more")
        try:
            header, _ = log.read_head(lines)
            rules = self._shelf.ruleset_of(header)
            setting = Setting.of(header)
            game = Game.replay(rules, log.as_journal(lines), trust=True, outside_chance=setting.outside_chance)
        except (JournalError, Refused) as error:
            raise Refused("bad-journal", f"this game can't be taken up again: {error}") from error
        hosted = HostedGame(
            key, game, setting, players_now(setting, lines), self._shelf.all_bots, self._storage,
            JournalLines(game, counted(lines)), len(lines), self._after_bots, self._versions.pop(key, None),
        )  # fmt: skip
        hosted.resume(lines, snapshot)
        hosted.bots_from = time.monotonic() + GRACE if bots_later else 0.0
        self._games[key] = hosted
        hosted.go_on()
        if not self.keep(hosted):
            return self.read(key, bots_later=True)
        self._tell(key)
        return hosted

    def is_behind(self, hosted: HostedGame) -> bool:
        """Return whether others have appended to the log of a game."""
        with _reaching():
            return bool(self._storage.read(hosted.key, hosted.length))

    def keep(self, hosted: HostedGame) -> bool:
        """Write what has happened; False if somebody else has written, and the game is to be read anew."""
        try:
            hosted.keep()
        except Overtaken:
            self.drop(hosted.key)
            return False
        except Exception as error:  # whatever it is, what is known here is not what is kept
            self.drop(hosted.key)
            if not isinstance(error, Unavailable):
                raise
            raise Refused(
                "unavailable", f"games can't be kept at the moment, so look again whether it was done: {error}"
            ) from error
        return True

    def drop(self, key: str) -> None:
        """Forget a game that is to be read again; what its viewers saw is kept for a while."""
        hosted = self._games.pop(key, None)
        if hosted is None:
            return
        hosted.close()
        self._versions[key] = hosted.versions
        if len(self._versions) > MOST_OPEN:
            del self._versions[next(iter(self._versions))]

    def drop_unused(self, used: Container[str]) -> None:
        """Forget the games that were not asked for longest, if too many are in memory that nobody looks at."""
        unused = [key for key, hosted in self._games.items() if key not in used and not hosted.bots_think]
        for key in unused[:-MOST_OPEN]:
            self.drop(key)

    def clear(self) -> None:
        """Forget all games."""
        self._games.clear()
        self._versions.clear()


@contextmanager
def _reaching() -> Iterator[None]:
    """Refuse what needs a storage that can't be reached."""
    try:
        yield
    except Unavailable as error:
        raise Refused("unavailable", f"games can't be reached at the moment: {error}") from error
