"""What is kept by the server is sent as often as it is asked for, compressed or not."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from starcup_web.app import application
from starcup_web.database import Database


async def asked(app: Any, path: str, coding: str) -> tuple[dict[str, str], bytes]:
    """The headers and the body of an answer, as the server gives them to whatever sends them."""
    heard: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        heard.append(message)

    headers = [(b"host", b"127.0.0.1"), (b"accept-encoding", coding.encode())]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
    }  # fmt: skip
    await app(scope, receive, send)
    told = {name.decode(): value.decode() for name, value in heard[0]["headers"]}
    return told, b"".join(message.get("body", b"") for message in heard[1:])


@pytest.mark.parametrize("path", ["/api/games", "/api/hello", "/openapi.json", "/asyncapi.json"])
def test_the_same_is_sent_again(tmp_path: Path, path: str) -> None:
    storage = Database(f"sqlite:///{tmp_path / 'games.sqlite'}")
    app = application(storage)

    async def ask() -> list[tuple[dict[str, str], bytes]]:
        return [await asked(app, path, coding) for coding in ("gzip", "gzip", "identity")]

    answers = asyncio.run(ask())
    storage.close()
    assert [int(headers["content-length"]) for headers, _ in answers] == [len(body) for _, body in answers]
    plain = [gzip.decompress(body) if "content-encoding" in headers else body for headers, body in answers]
    assert len(set(plain)) == 1
    assert json.loads(plain[0])
