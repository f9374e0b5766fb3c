"""What is logged, measured and kept: no secret, and no cause of a fault."""

from __future__ import annotations

import json
import logging
from io import StringIO
from pathlib import Path

import pytest

from starcup_web.database import Database
from starcup_web.observing import JsonLines
from tests.web.asking import Answer, Served


def test_no_token_is_logged_or_kept(tmp_path: Path) -> None:
    told = StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(JsonLines())
    raw = StringIO()
    handlers = (handler, logging.StreamHandler(raw))
    root = logging.getLogger()
    level = root.level
    log = logging.getLogger("starcup.web")
    for handler in handlers:
        root.addHandler(handler)
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
        for handler in handlers:
            root.removeHandler(handler)
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
    served.ask("table")
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
