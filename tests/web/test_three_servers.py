"""Three servers on one PostgreSQL: one is killed, the database restarted, and nobody notices more than a pause."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from starcup import Game, Rng, games
from starcup_web.database import Database
from tests.host.playing import GAMES
from tests.web import postgres
from tests.web.asking import Json, choice_of
from tests.web.processes import Away, Client, ServerProcess

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing() or "it is here"),
]
ACTS = 360
MAY_BE = ("stale", "not-asked", "no-such-question", "unavailable", "overtaken", "finished")
"""How an act may be refused that somebody else, or the same one without an answer, has done already."""


class Reader:
    """A reader with a connection to one server, and to another when that is lost."""

    def __init__(self, token: str, servers: list[ServerProcess], first: int) -> None:
        self.token = token
        self.server = first % len(servers)
        self.version = 0
        self.tables = 0
        self.reconnects = -1
        self._servers = servers
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._over.is_set():
            with suppress(OSError, TimeoutError, ConnectionClosed, EOFError):
                self._read(self._servers[self.server])
            if not self._over.is_set():
                self.server = (self.server + 1) % len(self._servers)
                time.sleep(0.05)

    def _read(self, server: ServerProcess) -> None:
        with connect(f"ws://127.0.0.1:{server.port}/api/live", open_timeout=10) as socket:
            socket.send(json.dumps({"token": self.token, "since": None}))
            self.reconnects += 1
            while not self._over.is_set():
                with suppress(TimeoutError):
                    told = json.loads(socket.recv(0.2))
                    if "error" in told:  # the database is away
                        return
                    if "table" in told:
                        self.tables += 1
                        self.version = max(self.version, told["table"]["version"])

    def close(self) -> None:
        self._over.set()
        self._thread.join(20)


@pytest.fixture
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.cluster({}) as cluster:  # durable: it is ended as by a crash
        yield cluster


def test_nothing_is_lost_or_done_twice(
    cluster: postgres.Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = cluster.create()
    Database(url).close()
    servers = [ServerProcess(url, tmp_path) for _ in range(3)]
    for server in servers:
        server.start()
    client, rng = Client(*servers), Rng(1)
    readers: list[Reader] = []
    refused: dict[str, int] = {}
    acknowledged: dict[str, list[str]] = {}
    begun = time.monotonic()
    try:
        tables = [client.ask("new", seats=["client", "client", "greedy"], game=key, seed=5) for key in GAMES]
        for number, table in enumerate(tables):
            acknowledged[table["game"]] = []
            for token in table["seats"][:2]:
                client.ask("stop_orders", token)  # they would answer, too
            readers += [Reader(token, servers, number + place) for place, token in enumerate(table["seats"][:2])]
            readers += [Reader(table["watch"], servers, number + 2)]
        for number in range(ACTS):
            if number == ACTS // 3:
                servers[1].kill()
            if number == ACTS // 2:
                cluster.restart(at_once=True)
            if number == 2 * ACTS // 3:
                servers[1].start()
            table = tables[number % 3]
            _act(client, table, rng, refused, acknowledged[table["game"]], url)
        for table in tables:
            _check(client, table, acknowledged[table["game"]], url)
            _wait(partial(_all_know, client, table, readers))
        moved = sum(reader.reconnects for reader in readers)
        told = sum(reader.tables for reader in readers)
    finally:
        for reader in readers:
            reader.close()
        client.close()
        for server in servers:
            server.stop()
    made = sum(map(len, acknowledged.values()))
    with capsys.disabled():
        print(
            f"\nthree servers, one killed and the database restarted, {time.monotonic() - begun:.0f} s: "
            f"{made} choices acknowledged, refused {refused}, {told} tables told, {moved} reconnections"
        )
    assert made > ACTS // 2
    for server in servers:
        assert "Traceback" not in server.log.read_text(), server.log.read_text()


def test_a_push_comes_from_a_server_that_did_not_act(cluster: postgres.Cluster, tmp_path: Path) -> None:
    url = cluster.create()
    Database(url).close()
    servers = [ServerProcess(url, tmp_path) for _ in range(2)]
    for server in servers:
        server.start()
    client = Client(*servers)
    try:
        table = client.ask("new", at=0, seats=["client", "client"], game="race")
        with connect(f"ws://127.0.0.1:{servers[1].port}/api/live") as socket:
            socket.send(json.dumps({"token": table["watch"]}))
            version = json.loads(socket.recv(10))["table"]["version"]
            times = []
            for _ in range(10):
                before = time.monotonic()
                for token in table["seats"]:
                    told = client.ask("table", token, at=0)
                    if told["scene"]["prompt"] is not None:
                        told = client.ask("submit", token, at=0, **choice_of(told, Rng(1)))
                        assert "error" not in told
                while "table" not in (heard := json.loads(socket.recv(10))) or heard["table"]["version"] <= version:
                    pass
                version = heard["table"]["version"]
                times.append(time.monotonic() - before)
            assert min(times) < 2
    finally:
        client.close()
        for server in servers:
            server.stop()


def _act(client: Client, table: Json, rng: Rng, refused: dict[str, int], done: list[str], url: str) -> None:
    """Answer a question by whichever servers are asked, again and again until one says that it is done."""
    seat = rng.below(2)
    told = _again(lambda: client.ask("table", table["seats"][seat], since=None))
    if told["scene"]["prompt"] is None or told["outcome"] is not None:
        seat = 1 - seat
        told = _again(lambda: client.ask("table", table["seats"][seat], since=None))
        if told["scene"]["prompt"] is None or told["outcome"] is not None:
            return
    fields = choice_of(told, rng)
    unsure = False
    for _ in range(200):
        try:
            answer = client.ask("submit", table["seats"][seat], **fields)
        except Away:
            unsure = True
            time.sleep(0.05)
            continue
        if "error" not in answer:
            done.append(f"{seat} {fields['choice']}")
            return
        code = answer["error"]["code"]
        refused[code] = refused.get(code, 0) + 1
        assert code in MAY_BE, answer
        if code not in ("unavailable", "overtaken"):
            # Perhaps it was done though no answer came; else a server did not know the newest.
            if unsure and len(_made(table, url, seat)) > sum(line[0] == str(seat) for line in done):
                done.append(f"{seat} {fields['choice']}")
            return
        unsure = True
        time.sleep(0.05)
    raise AssertionError("no server answers")


def _again(ask: Callable[[], Json]) -> Json:
    for _ in range(200):
        with suppress(Away):
            told = ask()
            if "error" not in told:
                return told
            assert told["error"]["code"] == "unavailable", told
        time.sleep(0.05)
    raise AssertionError("no server answers")


def _log(table: Json, url: str) -> list[str]:
    database = Database(url)
    log = database.read(table["game"])
    database.close()
    return log


def _made(table: Json, url: str, *seats: int) -> list[str]:
    """Return the choices of some people, or of both, by the log of a game."""
    return [line for line in _log(table, url) if line.partition(" ")[0] in map(str, seats or (0, 1))]


def _check(client: Client, table: Json, acknowledged: list[str], url: str) -> None:
    """Check that the log has each choice once, and that all servers come to tell the same."""
    made = [sorted(line.split()) for line in _made(table, url)]
    assert made == [sorted(line.split()) for line in acknowledged]
    log = _log(table, url)
    again: Game[Any, Any] = Game.replay(games.find(table["key"]).load(), "\n".join([*log, ""]), trust=True)

    def told() -> bool:
        tables = [_again(partial(client.ask, "table", table["seats"][0], at=at, since=0)) for at in range(3)]
        for answer in tables:
            for name in ("version", "present"):
                del answer[name]
        asked = [decision.seat for decision in again.waiting()]
        return all(answer == tables[0] and answer["waited_for"] == asked for answer in tables)

    _wait(told)


def _all_know(client: Client, table: Json, readers: list[Reader]) -> bool:
    """Return whether all readers have been told the newest table of their game."""
    return all(
        reader.version >= _again(partial(client.ask, "table", reader.token, at=reader.server))["version"]
        for reader in readers
        if reader.token.startswith(table["game"])
    )


def _wait(until: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end
        time.sleep(0.1)
