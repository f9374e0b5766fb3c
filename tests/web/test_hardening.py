"""What no front end of ours sends: refused in good order, and nothing is told, kept or held up by it."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from starcup import Rng
from starcup_web import live
from starcup_web.bodies import BY_METHOD
from starcup_web.database import Database
from starcup_web.guards import MOST_BODY, Limits
from starcup_web.observing import JsonLines
from tests.web.asking import Answer, Served, choice_of

POLICY = "default-src 'none'"


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with Served(games=("race",)) as served:
        yield served


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A built table, and secrets beside it that are not for the network."""
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>The table</title>")
    (built / "assets" / "table.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("SECRET")
    (tmp_path / "built-too").mkdir()
    (tmp_path / "built-too" / "secret.txt").write_text("SECRET")
    (built / "link").symlink_to(tmp_path / "secret.txt")
    return built


# Where requests come from.


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"origin": "http://127.0.0.1:8720"}, True),
        ({"origin": "https://127.0.0.1:8720"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://127.0.0.1:8721"}, False),
        ({"origin": "http://127.0.0.1"}, False),
        ({"origin": "http://127.0.0.1:8720.evil.example"}, False),
        ({"origin": "http://evil.example#127.0.0.1:8720"}, False),
        ({"origin": "http://127.0.0.1:8720@evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://[::1"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"origin": "http://evil.example", "sec-fetch-site": "same-origin"}, False),
    ],
)
def test_pages_of_others_can_t_ask(served: Served, headers: dict[str, str], welcome: bool) -> None:
    answer = served.send("POST", "/api/new", b'{"seats": ["client", "client"]}', headers)
    assert answer.status == (200 if welcome else 403), answer
    with served.live(headers) as connection:
        assert connection.accepted is welcome
    if not welcome:
        assert answer.code == "wrong-origin"
        assert "access-control-allow-origin" not in answer.headers


def test_no_page_elsewhere_is_let_in_by_asking_first(served: Served) -> None:
    headers = {"origin": "http://evil.example", "access-control-request-method": "POST"}
    answer = served.send("OPTIONS", "/api/new", headers=headers)
    assert answer.status in (403, 405)
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("localhost", True),
        ("LOCALHOST:8720", True),
        ("127.0.0.1:1", True),
        ("[::1]:8720", True),
        ("table.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example:8720@localhost.", False),
        ("", False),
        ("[::1", False),
        ("localhost:x", True),
        ("127.0.0.2", False),
        ("2130706433", False),
    ],
)
def test_it_is_asked_under_its_names_alone(host: str, welcome: bool) -> None:
    with Served(hosts=("localhost", "127.0.0.1", "::1", "table.example"), games=("race",)) as served:
        for path in ("/api/hello", "/openapi.json", "/healthz", "/nothing"):
            answer = served.get(path, host=host)
            assert (answer.status != 421) is welcome, answer
        with served.live({"host": host}) as connection:
            assert connection.accepted is welcome


# What every answer says.


def test_every_answer_keeps_browsers_strict(table: Path) -> None:
    limits = Limits(rate=0.001, burst=40, connections=1)
    with Served(table=table, games=("race",), limits=limits, hosts=("127.0.0.1",)) as served:
        token = served.new("client", "client").seats[0]
        answers = [
            *map(served.get, ("/", "/assets/table.js", "/api/hello", "/healthz", "/metrics", "/openapi.json", "/nope")),
            *map(served.get, ("/api/words/en", "/api/layout/race.css", "/api/layout/x.css", "/api/feed/x", "/api/new")),
            served.ask("table", token),
            served.ask("table", "x"),
            served.ask("nothing"),
            served.send("DELETE", "/api/table"),
            served.send("POST", "/api/table", b"{"),
            served.send("POST", "/api/table", b"x", {"content-length": str(MOST_BODY + 1)}),
            served.send("POST", "/api/new", b"{}", {"origin": "http://evil.example"}),
            served.get("/", host="evil.example"),
        ]
        while (answer := served.get("/")).status != 429:
            answers.append(answer)
        answers.append(answer)
    assert {answer.status for answer in answers} >= {200, 400, 401, 403, 404, 413, 421, 429}
    for answer in answers:
        assert answer.headers["content-security-policy"].startswith(POLICY), answer
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "set-cookie" not in answer.headers
        assert "server" not in answer.headers
    for answer in answers[:1]:
        assert "nothing" not in answer.body.decode()


def test_what_is_told_to_a_link_is_kept_by_nobody(served: Served) -> None:
    token = served.new("client", "client").seats[0]
    for method in ("table", "orders", "lessons", "feed", "pictures"):
        assert served.ask(method, token).headers["cache-control"] == "no-store", method
    path = served.done("feed", token)["path"]
    assert served.get(path).headers["cache-control"] == "no-store"


# Sizes.


def test_long_requests_are_refused_however_they_come(served: Served) -> None:
    whole = b'{"seats": ["client", "client"], "language": "' + b"x" * MOST_BODY + b'"}'
    answers = [
        served.send("POST", "/api/new", whole),
        served.send("POST", "/api/new", [whole]),
        served.send("POST", "/api/new", [whole[at : at + 65_536] for at in range(0, len(whole), 65_536)]),
        served.send("POST", "/api/new", whole, {"content-length": "10"}),
        served.send("POST", "/api/new", b"{}", {"content-length": "-1"}),
        served.send("POST", "/api/new", b"{}", {"content-length": "1e3"}),
        served.send("POST", "/api/new", b"{}", {"content-length": "9" * 30}),
    ]
    assert [(answer.status, answer.code) for answer in answers] == [(413, "too-long")] * len(answers)


def test_a_body_that_comes_byte_by_byte_is_read(served: Served) -> None:
    body = b'{"seats": ["client", "client"]}'
    assert served.send("POST", "/api/new", [bytes([byte]) for byte in body]).status == 200


# JSON.

ODD = [
    b"",
    b"{",
    b"nothing",
    b"null",
    b"[]",
    b'"x"',
    b"1",
    b"{}{}",
    b"\xff\xfe{}",
    b'{"choice": "\xff"}',
    b"{'choice': 1}",
    b'{"choice": NaN}',
    b'{"choice": Infinity}',
    b'{"choice": "\\ud800", "number": 0}',
    b'{"choice": "\\u0000", "number": 0}',
    b'{"choice": "x", "number": 1e400}',
    b'{"choice": "x", "number": 1.5}',
    b'{"choice": "x", "number": true}',
    b'{"choice": "x", "number": -1}',
    b'{"choice": "x", "number": 123456789012345678901234567890}',
    b'{"choice": "x", "number": 9007199254740992}',
    b'{"choice": "x", "number": 0, "more": 1}',
    b'{"choice": "x", "number": 0, "__class__": "x"}',
    b'{"choice": ["x"], "number": 0}',
    b'{"choice": "' + b"x" * 4_001 + b'", "number": 0}',
    b'{"choice": "x", "number": 0, "language": 1}',
    b'{"choice": "x", "number": 0, "language": "../en"}',
    b'{"choice": "x", "number": 0, "language": "' + b"x" * 41 + b'"}',
    b'{"choice": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    b"[" * 900 + b"]" * 900,
    b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    b'{"choice": ' + b"9" * 100_000 + b"}",
    b'{"number": 0' + b', "choice": "x"' * 1_000 + b', "seat": 1}',
]


@pytest.mark.parametrize("body", ODD, ids=range(len(ODD)))
def test_odd_json_is_refused_and_changes_nothing(served: Served, body: bytes) -> None:
    token = str(served.new("client", "client").seats[0])
    before = served.done("table", token)
    for method in ("submit", "table", "order", "new", "mine", "seat", "why"):
        answer = served.send("POST", f"/api/{method}", body, {"authorization": f"Bearer {token}"})
        if method == "table" and not body:
            continue
        assert 400 <= answer.status < 500, (method, answer)
        told = answer.json["error"]
        assert told["code"] and len(told["message"]) < 1_000
        assert "Traceback" not in told["message"] and ".py" not in told["message"]
    assert served.done("table", token) == before
    with served.live() as connection:
        connection.send_text(body.decode("utf-8", "replace"))
        heard = connection.hear()
        assert heard["error"]["code"] in ("malformed", "bad-request", "too-long", "no-link")
        assert connection.hear() is None


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 + 1, 10**30, 10**150 - 1, str(10**150 - 1), "0007"])
def test_seeds_of_any_size_are_kept_exactly(served: Served, seed: int | str) -> None:
    opened = served.new("random", "random", seed=seed)
    assert served.done("table", opened.watch)["outcome"]["seed"] == str(int(seed))


@pytest.mark.parametrize("seed", [-1, 10**150, "", "x", "1" * 151, "-1", "٣", 1.5, True, "1_0", " 1"])
def test_seeds_that_are_none_are_refused(served: Served, seed: object) -> None:
    assert served.ask("new", seats=["client", "client"], seed=seed).code == "bad-request"


# Paths and methods.


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/./../secret.txt",
        "/../built-too/secret.txt",
        "/%00secret.txt",
        "/secret.txt%00.html",
        "/link",
        "/api/words/..",
        "/api/words/%2e%2e%2f%2e%2e%2fguards.py",
        "/api/words/..%2fen",
        "/api/words/__pycache__",
        "/api/layout/..%2f..%2fsecret.css",
        "/api/layout/%2e%2e.css",
        "/api/feed/..%2f..%2fmetrics",
        "/" + "a" * 5_000,
        "/%ff%fe",
        "/" + "a/" * 2_000,
    ],
)
def test_no_path_leads_out_of_the_table(table: Path, path: str) -> None:
    with Served(table=table, games=("race",)) as served:
        for verb in ("GET", "HEAD", "POST"):
            answer = served.send(verb, path)
            assert answer.status < 500, answer
            assert b"SECRET" not in answer.body
            assert b"from __future__" not in answer.body


@pytest.mark.parametrize(
    "path",
    [
        "//evil.example",
        "//evil.example/",
        "//evil.example/assets",
        "//evil.example/%2e%2e",
        "//evil.example/api/hello/",
        "/%5cevil.example/assets",
        "/https:/evil.example/",
        "/assets",
        "/api/hello/",
        "/api//hello/",
    ],
)
def test_nobody_is_sent_elsewhere(table: Path, path: str) -> None:
    with Served(table=table, games=("race",)) as served:
        answer = served.get(path)
        target = answer.headers.get("location", "")
        assert not target or target.startswith(("http://127.0.0.1:8720/", "/")), target
        assert not target.startswith("//")
        assert "evil" not in target.removeprefix("http://127.0.0.1:8720/").partition("/")[0] or target[:4] == "http"


@pytest.mark.parametrize("verb", ["GET", "HEAD", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND", "X" * 100])
def test_other_verbs_do_nothing(served: Served, verb: str) -> None:
    for method in BY_METHOD:
        if verb in ("GET", "HEAD") and method == "table":
            continue
        assert served.send(verb, f"/api/{method}").status in (404, 405), method
    for path in ("/api/hello", "/healthz", "/openapi.json"):
        assert served.send(verb, path).status == (200 if verb in ("GET", "HEAD") else 405)


def test_what_it_can_t_do_is_named(served: Served) -> None:
    answer = served.ask("sumbit")
    assert (answer.status, answer.code, answer.json["error"]["nearest"]) == (404, "unknown-method", "submit")
    assert served.get("/api/live").status in (404, 405)


# Rates and numbers.


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
        with served.reader(token) as one, served.reader(token) as two:
            one.table()
            two.table()
            with served.reader(token) as three:
                assert three.hear()["error"]["code"] == "too-many-connections"
                assert three.hear() is None
            other = served.live(address="10.0.0.9")
            other.send(token=token)
            assert other.table()
            other.close()
        with served.reader(token) as three:
            assert three.table()


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


# What is logged and kept.


def test_no_token_is_logged_or_kept(tmp_path: Path) -> None:
    told = StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(JsonLines())
    raw = StringIO()
    handlers = (handler, logging.StreamHandler(raw))
    root = logging.getLogger()
    level = root.level
    log = logging.getLogger("starcup.web")
    for one in handlers:
        root.addHandler(one)
    root.setLevel(logging.DEBUG)
    try:
        database = Database(f"sqlite:///{tmp_path / 'games.sqlite'}")
        with Served(database, games=("race",), log=log) as served:
            opened = served.new("client", "client")
            tokens = [str(token) for token in (*opened.seats, opened.watch, opened.host)]
            for token in tokens:
                served.ask("table", token)
                served.ask(token, token)
                served.send("PUT", f"/api/{token}")
                served.send("GET", f"/{token}")
                served.ask("submit", token, choice=token, number=0)
                served.ask("why", token, choice=token)
                feed = served.done("feed", token)["path"]
                served.get(feed)
                served.get(f"{feed}0")
                with served.reader(token) as reader:
                    reader.table()
                    reader.send_text(token)
                    while "error" not in reader.hear():
                        pass
            metrics = served.get("/metrics").body.decode()
        database.close()
    finally:
        for one in handlers:
            root.removeHandler(one)
        root.setLevel(level)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert told.getvalue()
    for token in tokens:
        secret = token.partition(".")[2]
        assert secret not in told.getvalue()
        assert secret not in raw.getvalue()
        assert secret not in metrics
        assert secret.encode() not in kept


def test_metrics_have_no_more_names_than_there_are_methods(served: Served) -> None:
    for number in range(50):
        served.ask(f"nonsense{number}")
        served.send("GET", f"/nonsense{number}")
    metrics = served.get("/metrics").body.decode()
    assert "nonsense" not in metrics
    assert 'method="table"' in metrics


def test_a_fault_is_told_without_its_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    log = logging.getLogger("starcup.web.test")
    log.propagate = False
    with Served(log=log, games=("race",)) as served:
        token = served.new("client", "client").seats[0]

        def fail(*_: object) -> None:
            raise ZeroDivisionError("the secret of the server")

        monkeypatch.setattr("starcup_web.answers.answer_to", fail)
        told: list[Answer] = [served.ask("table", token)]
        assert told[0].status == 500
        assert told[0].code == "internal"
        assert "secret of the server" not in told[0].body.decode()
        monkeypatch.setattr("starcup.host.host.Host.looking", fail)
        with served.reader(str(token)) as reader:
            heard = reader.hear()
            assert heard["error"]["code"] == "internal"
            assert "secret of the server" not in json.dumps(heard)
