"""A host: games kept open for front ends, opened by links, kept in a storage, told to whoever looks on."""

from __future__ import annotations

import json
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Literal

from starcup.host.bots import Bots, NoBots
from starcup.host.hosted_game import HostedGame
from starcup.host.kept_games import KeptGames
from starcup.host.links import Link, Viewer, link_among, new_game_id, read_token, seat_of
from starcup.host.log import link_name
from starcup.host.new_games import NewGame, check_players, new_tokens, setting_of
from starcup.host.refused import Refused
from starcup.host.seen import Mine, Opened, Replayed, TableSeen
from starcup.host.shelf import Shelf, playable_games
from starcup.host.storage import MemoryStorage, Storage
from starcup.kernel.errors import StarcupError
from starcup.kernel.game import Game
from starcup.kernel.journal_lines import JournalLines
from starcup.kernel.journal_text import read_header

SEED_BITS = 128
MOST_TOLD = 64
"""The tables that were told last, to be told again: enough for those who ask at the same moment."""
MOST_GAMES = 1_000_000


class Host:
    """Games that people and bots play, each person by a secret link.

    All methods are called in one thread. Whatever a method has done when it returns is in the storage.

    Args:
        storage: where games are kept; None: in memory.
        bots: who brings bots; None: there are none.
        games: the keys of the games on offer; empty: all that are installed.

    >>> from starcup.host import Host, NewGame
    >>> host = Host()
    >>> opened = host.new(NewGame(("client", "client"), "race", seed=1))
    >>> link = host.link(opened.seats[0])
    >>> host.table(link).scene["prompt"]["kind"]
    'discard-start'
    """

    def __init__(self, storage: Storage | None = None, bots: Bots | None = None, games: Sequence[str] = ()) -> None:
        self.bots: Bots = bots or NoBots()
        self.shelf: Shelf = Shelf(games or playable_games(), self.bots)
        self.storage: Storage = storage or MemoryStorage()
        self._kept = KeptGames(self.storage, self.shelf, self._after_bots, self._tell)
        self._told: dict[tuple[object, ...], TableSeen] = {}
        self._subscribers: dict[str, dict[object, tuple[Link, Callable[[], None]]]] = {}

    # New games.

    def new(self, asked: NewGame) -> Opened:
        """Begin a game, and return its links.

        Args:
            asked: what it is to be.

        Raises:
            Refused: a name, number or option is unknown or wrong, or there are too many games.
            StarcupError: the packs or their options don't fit.
        """
        definition = self.shelf.game(asked.game)
        self._check(asked, definition.key)
        rules = self.shelf.ruleset(definition, asked.packs, asked.options)
        if len(asked.seats) not in definition.seats:
            first, last = definition.seats[0], definition.seats[-1]
            raise Refused("refused", f"seats: {definition.title} takes {first} to {last}, found {len(asked.seats)}")
        seed = secrets.randbits(SEED_BITS) if asked.seed is None else asked.seed
        return self._open(Game.new(rules, len(asked.seats), seed, outside_chance=asked.outside_chance), asked)

    def load(self, journal: str, asked: NewGame, at: int | None = None) -> Opened:
        """Take up a game from the text of a journal, and return its links.

        Args:
            journal: the text.
            asked: who plays; the game, its packs and options are those of the journal.
            at: after how many choices and undos; None: at its end.

        Raises:
            Refused: a name is unknown, or there are too many games.
            JournalError: the text is no journal, was changed, or does not fit what is installed.
        """
        header = read_header(journal)
        self._check(asked, header.game)
        if len(asked.seats) != header.seats:
            raise Refused("refused", f"seats: the journal is of {header.seats} players, found {len(asked.seats)}")
        rules = self.shelf.ruleset_of(header)
        game = Game.replay(rules, journal, at=at, outside_chance=asked.outside_chance)
        return self._open(game, asked)

    def branch(self, link: Link, at: int, asked: NewGame) -> Opened:
        """Begin a game that goes on from a point of a finished one, and return its links.

        Args:
            link: of the finished game.
            at: after how many of its choices and undos.
            asked: who plays.

        Raises:
            Refused: the game is not over, or has fewer choices; a name is unknown.
        """
        hosted, _ = self._finished(link, at)
        return self.load(hosted.game.journal_text(), asked, at)

    def _check(self, asked: NewGame, game: str) -> None:
        if self._kept.count() >= MOST_GAMES:
            raise Refused("too-many-games", f"there are {MOST_GAMES} games here, and no more can be begun")
        check_players(asked, self.shelf.bots(game))

    def _open(self, game: Game, asked: NewGame) -> Opened:
        key = new_game_id()
        tokens = new_tokens(key, asked.seats)
        hosted = self._kept.begin(key, game, setting_of(asked, tokens))
        opened = {name: token.text for name, token in tokens.items()}
        seats = tuple(opened.get(link_name("seat", seat)) for seat in range(len(asked.seats)))
        return Opened(key, hosted.rules.game, hosted.title, seats, opened["watch"], opened["host"])

    # Links.

    def link(self, text: str) -> Link:
        """Return what a token opens.

        Args:
            text: the token.

        Raises:
            Refused: it opens nothing (``no-link``).
        """
        return self._opened(text, "links", "this link opens nothing: it is cut, or of a game that is not here any more")

    def feed(self, text: str) -> Link:
        """Return the link whose feed this is: it tells when its holder is to answer, and opens nothing.

        Args:
            text: the token of the feed.

        Raises:
            Refused: it is none (``no-link``).
        """
        return self._opened(text, "feeds", "there is no such feed")

    def _opened(self, text: str, what: Literal["links", "feeds"], refusal: str) -> Link:
        """Return what a token opens among the links or feeds of its game."""
        token = read_token(text)
        link = None if token is None else link_among(token, self._kept.digests(token.game, what))
        if link is None:
            raise Refused("no-link", refusal)
        return link

    def mine(self, link: Link) -> Mine:
        """Return where the game of a link is, for a list; the game itself is not read for it.

        Args:
            link: a link.
        """
        snapshot = self._kept.snapshot(link.game)
        if snapshot is None:
            raise Refused("no-link", "the game of this link is not here any more")
        listed = json.loads(snapshot)
        asked = None if link.seat is None else listed["asked"][link.seat]
        return Mine(
            link.game, listed["key"], listed["title"], link.role, link.seat, tuple(listed["players"]),
            tuple(listed["names"]), tuple(listed["waited_for"]), listed["finished"], listed["round"],
            tuple(listed["winners"]), _seconds(listed["changed"]), None if asked is None else _seconds(asked),
        )  # fmt: skip

    # Looking.

    def table(self, link: Link, language: str = "en", since: int | None = None) -> TableSeen:
        """Return the table as the reader of a link sees it.

        Args:
            link: whose table it is.
            language: the tag of the language of its texts.
            since: from which position on to tell what happened; None: nothing.

        Raises:
            Refused: the language is unknown.
        """
        return self._seen(self._kept.get(link.game), link, language, since)

    def _seen(self, hosted: HostedGame, link: Link, language: str, since: int | None) -> TableSeen:
        # Who acts is answered with the same table that his connection brings, and onlookers see the same.
        present = self.present(link.game)
        key = hosted, hosted.length, hosted.version(link.seat), link.role, link.seat, language, since, present
        seen = self._told.pop(key, None)
        if seen is None:
            seen = hosted.table(link.role, link.seat, language, since, present)
        self._told[key] = seen  # the last used come last
        if len(self._told) > MOST_TOLD:
            del self._told[next(iter(self._told))]
        return seen

    def looking(self, link: Link) -> HostedGame:
        """Return the game of a link, for questions that change nothing: why, hints, orders, what things come to.

        Args:
            link: whose game it is.
        """
        return self._kept.get(link.game)

    def replayed(self, link: Link, at: int, seat: Viewer, language: str = "en") -> Replayed:
        """Return the table of a finished game after so many choices, as a seat or an onlooker saw it.

        Args:
            link: of the game.
            at: after how many choices and undos.
            seat: whose view; None: an onlooker's.
            language: the tag of the language.

        Raises:
            Refused: the game is not over, or has fewer choices.
        """
        hosted, most = self._finished(link, at)
        game = Game.replay(hosted.rules, hosted.game.journal_text(), at=at)
        storage, lines = MemoryStorage(), JournalLines(game)
        then = HostedGame(hosted.key, game, hosted.setting, hosted.players, NoBots(), storage, lines, 0, lambda _: None)
        then.renew_versions()
        return Replayed(at, most, then.table(link.role, seat, language, 0))

    def _finished(self, link: Link, at: int) -> tuple[HostedGame, int]:
        """Return the game of a link, which is over and has a point ``at``, and its last point."""
        hosted = self._kept.get(link.game)
        if not hosted.game.finished:
            raise Refused("hidden", "a game is replayed when it is over: before, it would tell what is hidden")
        most = sum(isinstance(who, int) for who, _ in hosted.game.journal)
        if not 0 <= at <= most:
            raise Refused("beyond-end", f"at: there are {most} choices and undos; expected 0 to {most}, found {at}")
        return hosted, most

    # Acting.

    def act(
        self, link: Link, deed: Callable[[HostedGame], object], language: str = "en", since: int | None = None
    ) -> TableSeen:
        """Do something in the game of a link, keep it, tell whoever looks on, and return the table after it.

        Args:
            link: whose deed it is.
            deed: changes the game; it is done again on a fresh copy if somebody else has acted at the same moment.
            language: as for :meth:`table`.
            since: as for :meth:`table`.

        Raises:
            Refused: it can't be done, or not be kept (``unavailable``); then nothing has changed.
        """
        for _ in range(3):
            hosted = self._kept.get(link.game)
            try:
                hosted.bots_from = 0.0
                deed(hosted)
            except Exception as error:
                if not isinstance(error, Refused | StarcupError):  # a fault in some code: it may be half done
                    self._kept.drop(link.game)
                elif hosted.fault is not None:  # code failed, and the game has stopped where it was
                    self._tell(link.game)
                elif self._kept.is_behind(hosted):
                    self._kept.drop(link.game)  # what was known here was not the newest
                    continue
                raise
            if self._kept.keep(hosted):
                self._tell(link.game)
                return self._seen(hosted, link, language, since)
        raise Refused("overtaken", "others act in this game at the same moment: try again")

    def submit(self, link: Link, choice: str, number: int, language: str = "en", since: int | None = None) -> TableSeen:
        """Answer the question of the seat of a link.

        Args:
            link: of a seat.
            choice: the text of a choice.
            number: the number of the question.
            language: as for :meth:`table`.
            since: as for :meth:`table`.

        Raises:
            Refused: the choice is not legal, or the question is not open any more; nothing has changed.
        """
        seat = seat_of(link)
        return self.act(link, lambda hosted: hosted.submit(seat, choice, number, language), language, since)

    def _after_bots(self, hosted: HostedGame) -> None:
        """Keep and tell what a bot that thought has answered."""
        if self._kept.known(hosted.key) is not hosted:
            return
        try:
            is_kept = self._kept.keep(hosted)
        except (Refused, StarcupError):  # read again when somebody looks
            return
        if not is_kept:
            self._read_missing([hosted.key])
        self._tell(hosted.key)

    # Those who look on.

    def subscribe(self, link: Link, told: Callable[[], None]) -> Callable[[], None]:
        """Call ``told`` whenever the game of a link may have changed for its reader; return what ends that.

        Args:
            link: whose reader it is.
            told: called in the host's thread; it asks for the :meth:`table`, and compares versions.
        """
        key = object()
        self._subscribers.setdefault(link.game, {})[key] = link, told
        self._tell(link.game)

        def end() -> None:
            self._subscribers.get(link.game, {}).pop(key, None)
            if not self._subscribers.get(link.game):
                self._subscribers.pop(link.game, None)
            self._tell(link.game)

        return end

    def present(self, game: str) -> tuple[int, ...]:
        """Return the seats whose readers look at a game now, at this host.

        Args:
            game: the id of the game.
        """
        readers = Counter(link.seat for link, _ in self._subscribers.get(game, {}).values())
        return tuple(sorted(seat for seat in readers if seat is not None))

    def _tell(self, game: str) -> None:
        for _, tell in tuple(self._subscribers.get(game, {}).values()):
            tell()

    def changed(self, game: str, length: int) -> None:
        """Note that the log of a game has so many lines: others have appended to it. To be called in the host's thread.

        Args:
            game: the id of the game; empty: any game may have changed.
            length: the lines of its log.
        """
        for key in [game] if game else [hosted.key for hosted in self._kept.in_memory()]:
            hosted = self._kept.known(key)
            if hosted is not None and not hosted.length >= length > 0:
                self._kept.drop(key)
        self._read_missing([game] if game else self._subscribers)

    def _read_missing(self, games: Iterable[str]) -> None:
        """Read games again that somebody looks at, as far as that can be; others ask their bots."""
        for key in list(games):
            if key not in self._subscribers or self._kept.known(key) is not None:
                continue
            try:
                self._kept.read(key, bots_later=True)
            except Refused as error:
                if error.refusal.code == "unavailable":
                    return
            except StarcupError:  # who asks for it is told
                pass

    # Time.

    def tick(self) -> None:
        """See to clocks, bots that take too long, and games that nobody looks at. To be called every second or so."""
        self.bots.check()
        self._read_missing(self._subscribers)
        now = datetime.now(UTC)
        for hosted in self._kept.in_memory():
            if 0 < hosted.bots_from <= time.monotonic():
                hosted.bots_from = 0.0
                hosted.go_on()
                self._after_bots(hosted)
            for seat in hosted.late(now):
                self._time_is_up(hosted, seat)
        self._kept.drop_unused(self._subscribers)

    def _time_is_up(self, hosted: HostedGame, seat: int) -> None:
        clock = hosted.setting.clock
        if clock is None or self._kept.known(hosted.key) is not hosted:
            return
        with suppress(Refused):  # there is no such bot here: another process may have it
            hosted.hand_over(seat, clock.bot)
            self._after_bots(hosted)

    def close(self) -> None:
        """End all thinking of bots, and forget all games; they are in the storage."""
        self.bots.close()
        self._kept.clear()
        self._told.clear()
        self._subscribers.clear()


def _seconds(moment: str) -> str:
    return datetime.fromisoformat(moment).isoformat(timespec="seconds")
