"""Bodies, paths and methods that no front end of ours sends: refused, with nothing told or changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup_web.bodies import BY_METHOD
from starcup_web.guards import MOST_BODY
from tests.web.asking import Served

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
