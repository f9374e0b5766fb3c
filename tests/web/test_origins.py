"""Pages of others, and what browsers are told: nobody else lets a reader's browser ask."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup_web.guards import MOST_BODY, Limits
from tests.web.asking import Served

POLICY = "default-src 'none'"


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
