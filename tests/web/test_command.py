"""The server as the command starts it: its address, its log, and how fast it answers over the network."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.web.processes import Client, ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path, "--log", "debug", "--game", "race")
    server.start()
    yield server
    server.stop()


def test_it_answers_at_once_and_logs_no_link(server: ServerProcess) -> None:
    client = Client(server)
    opened = client.ask("new", seats=["client", "client"])
    token = opened["seats"][0]
    times = []
    for _ in range(20):
        begun = time.perf_counter()
        client.ask("table", token)
        times.append(time.perf_counter() - begun)
    with connect(f"ws://127.0.0.1:{server.port}/api/live") as socket:
        socket.send(json.dumps({"token": token}))
        assert json.loads(socket.recv(10))["table"]["game"] == opened["game"]
    client.close()
    server.stop()
    assert min(times) < 0.035, "an answer in two parts waits 40 ms for a late acknowledgement"
    log = server.log.read_text()
    assert f"http://127.0.0.1:{server.port}/" in log
    assert '"method": "table"' in log
    secret = token.partition(".")[2]
    assert not [secret[at : at + 8] for at in range(0, 33, 8) if secret[at : at + 8] in log]
