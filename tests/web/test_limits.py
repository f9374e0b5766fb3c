"""Who asks too fast, too much or too slowly: sent away, and nobody else is held up."""

from __future__ import annotations

import time

import pytest

from starcup import Rng
from starcup_web import live
from starcup_web.guards import Limits
from tests.web.asking import Served, choice_of


def test_an_address_that_asks_too_fast_waits_and_others_don_t() -> None:
    with Served(limits=Limits(rate=50, burst=20, connections=5), games=("race",)) as served:
        answers = [served.send("GET", "/healthz", address="10.0.0.1") for _ in range(40)]
        assert answers[0].status == 200
        assert answers[-1].status == 429
        assert answers[-1].code == "too-fast"
        assert served.send("GET", "/healthz", address="10.0.0.2").status == 200
        time.sleep(0.1)
        assert served.send("GET", "/healthz", address="10.0.0.1").status == 200
        while served.send("GET", "/healthz", address="10.0.0.1").status == 200:
            pass
        with served.live(address="10.0.0.1") as connection:
            assert not connection.accepted


def test_new_games_cost_more_than_looks() -> None:
    with Served(limits=Limits(rate=0.001, burst=35), games=("race",)) as served:
        found = [served.ask("new", seats=["client", "client"]).status for _ in range(4)]
    assert found == [200, 200, 200, 429]


def test_buckets_of_many_addresses_take_no_more_room() -> None:
    with Served(limits=Limits(rate=1, burst=2, most_addresses=10)) as served:
        for number in range(50):
            assert served.send("GET", "/healthz", address=f"10.0.0.{number}").status == 200


def test_an_address_has_so_many_connections_and_gets_them_back() -> None:
    with Served(limits=Limits(rate=1e9, burst=1e9, connections=2), games=("race",)) as served:
        token = str(served.new("client", "client").seats[0])
        with served.reader(token) as first, served.reader(token) as second:
            first.table()
            second.table()
            with served.reader(token) as third:
                assert third.hear()["error"]["code"] == "too-many-connections"
                assert third.hear() is None
            other = served.live(address="10.0.0.9")
            other.send(token=token)
            assert other.table()
            other.close()
        with served.reader(token) as third:
            assert third.table()


def test_who_says_nothing_on_a_connection_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PATIENCE", 0.05)
    with Served() as served, served.live() as connection:
        assert connection.hear()["error"]["code"] == "bad-request"
        assert connection.hear() is None


@pytest.mark.parametrize("data", [b"", b"\xff\x00", b'{"token": "x"}'])
def test_bytes_on_a_connection_are_refused_and_no_fault(served: Served, data: bytes) -> None:
    token = str(served.new("client", "client").seats[0])
    for first in (False, True):
        with served.live() as connection:
            if not first:
                connection.send(token=token)
                connection.table()
            connection.send_bytes(data)
            while "error" not in (heard := connection.hear()):
                pass
            assert heard["error"]["code"] == "malformed"


def test_who_sends_without_end_on_a_connection_is_sent_away(served: Served) -> None:
    token = str(served.new("client", "client").seats[0])
    with served.reader(token) as connection:
        connection.table()
        for _ in range(300):
            connection.send(token=token, since=0)
        heard = 0
        while "error" not in (message := connection.hear()):
            heard += 1
        assert message["error"]["code"] == "too-fast"
        assert heard < 100


def test_a_connection_is_for_one_link(served: Served) -> None:
    opened = served.new("client", "client")
    with served.reader(str(opened.seats[0])) as connection:
        connection.table()
        connection.send(token=opened.seats[1])
        while "error" not in (heard := connection.hear()):
            assert "present" in heard
        assert heard["error"]["code"] == "bad-request"


def test_a_slow_reader_holds_nobody_up_and_gets_the_last_table_alone(served: Served) -> None:
    opened = served.new("client", "client", "client", seed=1)
    with served.reader(str(opened.watch)) as slow, served.reader(str(opened.watch)) as quick:
        slow.table()
        version = quick.table()["version"]
        slow.hold()
        begun, acts, rng = time.monotonic(), 0, Rng(1)
        while acts < 40:
            for token in opened.seats:
                table = served.done("table", token, since=None)
                if table["scene"]["prompt"] is not None:
                    served.done("submit", token, **choice_of(table, rng))
                    acts += 1
        last = served.done("table", opened.watch)
        assert time.monotonic() - begun < 20
        quick.table_that(lambda table: table["version"] >= last["version"])
        slow.free()
        found = slow.table()
        for _ in range(3):
            if found["version"] >= last["version"]:
                break
            found = slow.table()
        assert found["version"] == last["version"] > version
        assert slow.sent_text < 10
