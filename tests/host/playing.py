"""Games at hosts, played by links as front ends play them; hosts that share a storage; storages that fail."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import datetime

from starcup import Rng
from starcup.host import Bots, Host, Link, MemoryStorage, NewGame, Opened, Overtaken, Refused, Storage, Unavailable

GAMES = ("roll", "race", "tiny-epic")


class Party:
    """A game and its people, who all ask the same host until another is named."""

    def __init__(self, host: Host, asked: NewGame) -> None:
        self.host = host
        self.opened: Opened = host.new(asked)
        self.links: list[Link | None] = [None if token is None else host.link(token) for token in self.opened.seats]
        self.watch: Link = host.link(self.opened.watch)
        self.settings: Link = host.link(self.opened.host)

    def seat(self, seat: int) -> Link:
        link = self.links[seat]
        assert link is not None
        return link

    @property
    def log(self) -> list[str]:
        return self.host.storage.read(self.opened.game)

    @property
    def finished(self) -> bool:
        return self.host.looking(self.watch).game.finished

    def asked(self) -> list[int]:
        """Return the seats of people that are asked."""
        return [seat for seat in self.host.looking(self.watch).waited_for() if self.links[seat] is not None]

    def choice(self, seat: int, rng: Rng) -> tuple[str, int]:
        """Return a legal choice at random, and the number of its question."""
        decision = self.host.looking(self.seat(seat)).game.decision(seat)
        assert decision is not None
        return decision.legal[rng.below(len(decision.legal))].text, decision.number

    def act(self, rng: Rng, undos: int = 0) -> int:
        """Answer a question, or take an answer back in one of so many cases; return the seat."""
        if undos and rng.below(undos) == 0:
            seat = rng.below(len(self.links))
            if self.links[seat] is not None and self.host.table(self.seat(seat)).undo.possible:
                self.host.act(self.seat(seat), lambda hosted: hosted.undo(seat, "en"))
                return seat
        seat = rng.choice(self.asked())
        self.host.submit(self.seat(seat), *self.choice(seat, rng))
        return seat

    def play(self, rng: Rng, most: int = 5_000, undos: int = 0) -> int:
        """Play on at random; return how many acts there were."""
        for number in range(most):
            if self.finished:
                return number
            self.act(rng, undos)
        return most


def party(game: str, seats: int = 2, *, seed: int = 1, host: Host | None = None) -> Party:
    return Party(host or Host(), NewGame(("client",) * seats, game, seed=seed))


class Shared(MemoryStorage):
    """A storage that several hosts write to; each hears of appends when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self._appended: list[tuple[Host, deque[tuple[str, int]]]] = []

    def host(self, bots: Bots | None = None) -> Host:
        """Return another host on this storage."""
        host, heard = Host(self, bots), deque[tuple[str, int]]()
        self.listen(lambda game, length: heard.append((game, length)))
        self._appended.append((host, heard))
        return host

    def tell(self) -> None:
        """Tell all hosts what was appended since."""
        for host, heard in self._appended:
            while heard:
                host.changed(*heard.popleft())


class Failing:
    """A storage that now and then can't be reached, or was written to by somebody else; at random, or when told to.

    It fails before it writes, after it has written, and when it is read.
    """

    def __init__(self, storage: Storage, rng: Rng, every: int) -> None:
        self.storage = storage
        self.every = every
        self.next: str = ""
        self._rng = rng

    def _fails(self) -> bool:
        return self.every > 0 and self._rng.below(self.every) == 0

    def append(self, game: str, at: int, lines: Sequence[str], snapshot: str) -> None:
        how, self.next = self.next or (self._rng.choice(("before", "after", "lost")) if self._fails() else ""), ""
        if how == "before":
            raise Unavailable("it is away")
        if how == "lost":
            raise Overtaken("it says so, though nobody has written")
        self.storage.append(game, at, lines, snapshot)
        if how == "after":
            raise Unavailable("it went away while it wrote")

    def read(self, game: str, since: int = 0) -> list[str]:
        if self._fails():
            raise Unavailable("it is away")
        return self.storage.read(game, since)

    def snapshot(self, game: str) -> tuple[str, datetime] | None:
        if self._fails():
            raise Unavailable("it is away")
        return self.storage.snapshot(game)

    def count(self) -> int:
        return self.storage.count()

    def listen(self, told: object) -> None:
        """Tell nobody: there is one host."""


def code(error: Refused) -> str:
    return error.refusal.code
