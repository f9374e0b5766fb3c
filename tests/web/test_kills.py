"""A server that is killed at any moment: what was acknowledged is there once, and games go on."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median

import pytest

from starcup import Game, Rng, games
from starcup_web.database import Database
from tests.conftest import Often
from tests.host.playing import GAMES
from tests.web.asking import Json, choice_of
from tests.web.processes import Away, Client, ServerProcess


class Watched:
    """A game, its links, and its log as it was after the last answer."""

    def __init__(self, key: str, opened: Json) -> None:
        self.key = key
        self.id: str = opened["game"]
        self.tokens: list[str] = [token for token in opened["seats"] if token is not None]
        self.links: list[str] = [*self.tokens, opened["watch"], opened["host"]]
        self.log: list[str] = []
        self.players: list[str] = []
        self.orders: list[Json] = []
        self.over = False


class Saboteur:
    """Kills a server some milliseconds after it is told to."""

    def __init__(self, server: ServerProcess, rng: Rng) -> None:
        self._server = server
        self._rng = rng
        self._timer: threading.Timer | None = None

    def arm(self) -> None:
        self._timer = threading.Timer(self._rng.below(100_000) / 1e6, self._server.kill)
        self._timer.start()

    def wait(self) -> None:
        assert self._timer is not None
        self._timer.join()


@pytest.mark.slow
def test_what_was_acknowledged_outlives_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], often: Often
) -> None:
    kills = often(15, 200)
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    server = ServerProcess(url, tmp_path)
    starts = [server.start()]
    rng, client, found = Rng(1), Client(server), Counter[str]()
    saboteur = Saboteur(server, Rng(2))
    begun = time.monotonic()
    database = Database(url)
    try:
        tables = [_begin(client, key, found, database) for key in GAMES]
        for _ in range(kills):
            done, armed = found.total(), False
            try:
                for number in count():
                    place = number % len(tables)
                    if tables[place].over:
                        tables[place] = _begin(client, GAMES[found["games"] % 3], found, database)
                    _act(client, tables[place], rng, found, database)
                    if found.total() > done + 1 and not armed:
                        saboteur.arm()
                        armed = True
            except Away:
                found["without answer"] += 1
            saboteur.wait()
            client.close()
            starts.append(server.start())
            for table in tables:
                _check(client, table, found, database)
        for table in tables:
            log = database.read(table.id)
            again = Game.replay(games.find(table.key).load(), "\n".join([*log, ""]), trust=True)
            told = client.ask("table", table.links[-1])
            assert told["waited_for"] == [decision.seat for decision in again.waiting()]
    finally:
        client.close()
        server.stop()
        database.close()
    with capsys.disabled():
        print(
            f"\n{kills} kills in {time.monotonic() - begun:.0f} s: {dict(sorted(found.items()))}; "
            f"up again in {median(starts) * 1000:.0f} ms, {max(starts) * 1000:.0f} at most"
        )
    assert found["choices"] > kills
    assert kills < 50 or (found["undos"] and found["orders"] and found["seats"])
    assert "Traceback" not in server.log.read_text()


def _orders(client: Client, table: Watched) -> list[Json]:
    """Return the orders of both people; None for one whose seat a bot has."""
    return [client.ask("orders", token).get("orders") for token in table.tokens]


def _begin(client: Client, key: str, found: Counter[str], database: Database) -> Watched:
    table = Watched(key, client.ask("new", seats=["client", "client", "greedy"], game=key))
    found["games"] += 1
    table.players = ["client", "client", "greedy"]
    table.orders = _orders(client, table)
    table.log = database.read(table.id)
    return table


def _act(client: Client, table: Watched, rng: Rng, found: Counter[str], database: Database) -> None:
    """Do something in a game, and check that the log has grown by just that when it is acknowledged."""
    seat, what = rng.below(2), rng.below(12)
    told = client.ask("table", table.tokens[seat], since=None)
    if told["waited_for"] and seat not in told["waited_for"] and 1 - seat in told["waited_for"]:
        seat = 1 - seat
        told = client.ask("table", table.tokens[seat], since=None)
    token = table.tokens[seat]
    if told["outcome"] is not None:
        table.over = True
        return
    line, kind = "", ""
    if what == 0 and told["undo"]["possible"]:
        told, line, kind = client.ask("undo", token), f"{seat} undo", "undos"
    elif what == 1 and table.key == "tiny-epic" and table.players[seat] == "client":
        possible = client.ask("orders", token)["possible"]
        order = rng.choice(possible)
        fields = {"choice": order["choices"][0]["choice"], "until": order["until"][-1]["name"], "kind": order["kind"]}
        told, kind = client.ask("order", token, **fields), "orders"
        if "error" in told:
            assert told["error"]["code"] == "over-at-once", told
            return
        line = f"# order {seat} {fields['kind']} until {fields['until']}: {fields['choice']}"
    elif what == 2:
        player = "greedy" if table.players[seat] == "client" else "client"
        told, line, kind = client.ask("seat", token, player=player), f"# seat {seat} {player}", "seats"
    elif table.players[seat] != "client":
        told, line, kind = client.ask("seat", token, player="client"), f"# seat {seat} client", "seats"
    elif told["scene"]["prompt"] is not None:
        fields = choice_of(told, rng)
        told, line, kind = client.ask("submit", token, **fields), f"{seat} {fields['choice']}", "choices"
    if not line:
        return
    assert "error" not in told, (told, line)
    found[kind] += 1
    table.players = told["players"]
    log = database.read(table.id)
    _check_grown(table, log)
    new = log[len(table.log) :]
    first = next(entry for entry in new if not entry.startswith("# end"))
    # An order whose condition is met by what bots do at once is over before the log is written: it never stands there.
    assert _same(line, first, kind) or (kind == "orders" and line not in _ordered(client, token, seat)), (line, new)
    table.log = log
    if table.key == "tiny-epic":
        table.orders = []  # not known, if the server is killed now
        table.orders = _orders(client, table)


def _same(line: str, found: str, kind: str) -> bool:
    """Return whether a line is what was asked for; of several things the log may name them in another order."""
    return sorted(line.split()) == sorted(found.split()) if kind == "choices" else line == found


def _ordered(client: Client, token: str, seat: int) -> list[str]:
    """Return the lines of the orders of a seat that hold."""
    orders = client.ask("orders", token)["orders"]
    return [f"# order {seat} {order['kind']} until {order['until']}: {order['choice']}" for order in orders]


def _check_grown(table: Watched, log: list[str]) -> None:
    assert log[: len(table.log)] == table.log, "what was acknowledged is not there any more"


def _by_people(players: list[str], lines: list[str]) -> Iterator[str]:
    """Yield the choices of people among lines of a log, in which seats may change hands."""
    players = [*players]
    for line in lines:
        match line.split():
            case ["#", "seat", seat, player]:
                players[int(seat)] = player
            case [seat, *_] if seat in ("0", "1") and players[int(seat)] == "client":
                yield line
            case _:
                pass


def _check(client: Client, table: Watched, found: Counter[str], database: Database) -> None:
    """Check a game after a start of the server: as it was, or with the one thing more that was not acknowledged."""
    if table.over:
        return
    log = database.read(table.id)
    _check_grown(table, log)
    grown = log[len(table.log) :]
    told = client.ask("table", table.links[-1])
    orders = _orders(client, table)
    again = database.read(table.id)
    assert again[: len(log)] == log
    if not grown:
        assert told["players"] == table.players
        if again == log and table.orders and table.key == "tiny-epic":
            assert orders == table.orders
    else:
        found["done without answer"] += 1
        assert len(list(_by_people(table.players, grown))) <= 8
    table.log, table.players, table.orders = again, told["players"], orders
