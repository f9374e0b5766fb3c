"""Readers who go offline and come back: together, what they hear is what one hears who never left."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Rng
from starcup_web.database import Database
from tests.host.playing import GAMES
from tests.web.asking import Connection, Json, Served, choice_of


class Reader:
    """A reader with a front end: what it has heard, position by position, and whether it is online."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.heard: list[Json] = []
        self.next = 0
        self.version = 0
        self.table: Json = None
        self._connection: Connection | None = None

    def online(self, served: Served) -> None:
        if self._connection is None:
            self._connection = served.reader(self.token, since=self.next)
            self._take(self._connection.table())

    def offline(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def listen(self, version: int) -> None:
        """Hear what comes, until the version is there that the server has now."""
        if self._connection is None:
            return
        while self.version < version:
            self._take(self._connection.table())

    def _take(self, table: Json) -> None:
        assert table["version"] >= self.version
        for event in table["events"]:
            assert event["position"] == len(self.heard), "something was missed, or heard twice"
            self.heard.append(event)
        self.table, self.version, self.next = table, table["version"], table["next"]
        assert self.next == len(self.heard)


@pytest.mark.parametrize(
    ("game", "acts"), [("tiny-epic", 24), *[pytest.param(game, 600, marks=pytest.mark.slow) for game in GAMES]]
)
def test_who_comes_and_goes_hears_the_same_as_who_stays(tmp_path: Path, game: str, acts: int) -> None:
    rng = Rng(acts)
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    database = Database(url)
    served = Served(database)
    opened = served.new("client", "client", "greedy", game=game, seed=4)
    tokens = [str(opened.seats[0]), str(opened.seats[1]), opened.watch]
    faithful, fickle = [Reader(token) for token in tokens], [Reader(token) for token in tokens]
    starts = 0
    for number in range(acts):
        for reader in faithful:
            reader.online(served)
        for reader in fickle:
            if rng.below(4) == 0:
                reader.offline()
            elif rng.below(3) == 0:
                reader.online(served)
        asked = [seat for seat in (0, 1) if seat in faithful[2].table["waited_for"]]
        if not asked:
            break
        seat = rng.choice(asked)
        told = faithful[seat].table
        if rng.below(3) == 0 and told["undo"]["possible"]:
            served.done("undo", tokens[seat])
        else:
            served.done("submit", tokens[seat], **choice_of(told, rng))
        _all_listen(served, [*faithful, *fickle])
        if rng.below(60) == 0 or number == 12:
            starts += 1
            for reader in (*faithful, *fickle):
                reader.offline()
            served.close()
            database.close()
            database = Database(url)
            served = Served(database)
    for reader in (*faithful, *fickle):
        reader.online(served)
    _all_listen(served, [*faithful, *fickle])
    assert starts
    for reader, other in zip(faithful, fickle, strict=True):
        assert reader.heard == other.heard
        assert reader.heard == served.done("table", reader.token, since=0)["events"]
        assert _shown(reader.table) == _shown(other.table)
        reader.offline()
        other.offline()
    assert any(event["beat"] is None for event in faithful[0].heard), "nobody has taken anything back"
    served.close()
    database.close()


def _all_listen(served: Served, readers: list[Reader]) -> None:
    for reader in readers:
        reader.listen(served.done("table", reader.token, since=None)["version"])


def _shown(table: Json) -> Json:
    return {name: value for name, value in table.items() if name not in ("version", "events", "present")}
