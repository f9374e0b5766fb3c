"""A server in this process, asked as over the network: requests over HTTP, connections over WebSockets."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable, Coroutine, Iterable, Mapping, MutableMapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from attrs import frozen

from starcup import Rng
from starcup.host import MemoryStorage, Opened, Storage
from starcup_web.app import application
from starcup_web.guards import Limits

R = TypeVar("R")
Json = Any
"""What was read from JSON: tests look into it, and fail if it is not as they expect."""
Message = MutableMapping[str, Any]
NO_LIMITS = Limits(rate=1e9, burst=1e9, connections=10_000)
HOST = "127.0.0.1:8720"
SECONDS = 30.0


@frozen
class Answer:
    """An answer to a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of the error; empty if it is none."""
        found: str = "" if self.status < 400 else self.json["error"]["code"]
        return found


class Served:
    """A server that runs until it is closed; from a ``with`` block it is closed at the end.

    Args:
        storage: where its games are; None: in memory.
        limits: what an address may do.
        hosts: the names under which it is asked for; empty: any.
        table: the folder of a built table; None: there is none.
        log: where faults are noted.
        games: the games on offer; empty: all.
    """

    def __init__(
        self,
        storage: Storage | None = None,
        *,
        limits: Limits = NO_LIMITS,
        hosts: Iterable[str] = (),
        table: Path | None = None,
        log: logging.Logger | None = None,
        games: Sequence[str] = (),
    ) -> None:
        self.storage: Storage = storage or MemoryStorage()
        self.app = application(self.storage, limits=limits, hosts=hosts, table=table, log=log, games=games)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._lifespan = _Lifespan(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._lifespan.end()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def start(self, call: Coroutine[Any, Any, R]) -> Future[R]:
        return asyncio.run_coroutine_threadsafe(call, self._loop)

    def do(self, call: Coroutine[Any, Any, R]) -> R:
        return self.start(call).result(SECONDS)

    # HTTP.

    def send(
        self,
        verb: str,
        path: str,
        body: bytes | Sequence[bytes] = b"",
        headers: Mapping[str, str] | None = None,
        address: str = "127.0.0.1",
    ) -> Answer:
        """Send a request, and return the answer; a body in several parts says nothing of its length."""
        parts = [body] if isinstance(body, bytes) else list(body)
        given = {"host": HOST, **(headers or {})}
        if isinstance(body, bytes) and verb != "GET":
            given.setdefault("content-length", str(len(body)))
        return self.do(self._sent(verb, path, parts, given, address))

    async def _sent(self, verb: str, path: str, parts: list[bytes], headers: Mapping[str, str], address: str) -> Answer:
        told: list[Message] = []
        left = list(parts)

        async def receive() -> Message:
            if left:
                return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: Message) -> None:
            told.append(message)

        scope = {**_scope("http", path, headers, address), "method": verb}
        with suppress(Exception):  # what uvicorn logs, after an answer with status 500
            await self.app(scope, receive, send)
        assert told, "no answer"
        answered = {name.decode(): value.decode() for name, value in told[0]["headers"]}
        return Answer(told[0]["status"], answered, b"".join(message.get("body", b"") for message in told[1:]))

    def get(self, path: str, **headers: str) -> Answer:
        return self.send("GET", path, headers=headers)

    def ask(self, method: str, token: str | None = None, /, **fields: object) -> Answer:
        """Ask as the table in the browser does."""
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        return self.send("POST", f"/api/{method}", json.dumps(fields).encode(), headers)

    def done(self, method: str, token: str | None = None, /, **fields: object) -> Json:
        """Ask for what is not refused, and return the result."""
        answer = self.ask(method, token, **fields)
        assert answer.status == 200, answer
        return answer.json

    def new(self, *seats: str, **fields: object) -> Opened:
        told = self.done("new", seats=seats, **fields)
        return Opened(**{**told, "seats": tuple(told["seats"])})

    # WebSockets.

    def live(self, headers: Mapping[str, str] | None = None, address: str = "127.0.0.1") -> Connection:
        """Open a connection; nothing is said on it yet."""
        return Connection(self, headers or {}, address)

    def reader(self, token: str, **fields: object) -> Connection:
        """Open a connection for a link."""
        connection = self.live()
        connection.send(token=token, **fields)
        return connection


class Connection:
    """A WebSocket: what is sent, and what comes. ``slow`` ones take nothing off the line until they are told to."""

    def __init__(self, served: Served, headers: Mapping[str, str], address: str) -> None:
        self._served = served
        self._told: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._free = asyncio.Event()
        self._free.set()
        self.sent_text = 0
        scope = {**_scope("websocket", "/api/live", {"host": HOST, **headers}, address), "subprotocols": []}
        self._say({"type": "websocket.connect"})
        self.serving: Future[None] = served.start(self._serve(scope))
        first = self._next()
        self.accepted = first["type"] == "websocket.accept"
        self.closed: Message | None = None if self.accepted else first

    async def _serve(self, scope: Message) -> None:
        async def send(message: Message) -> None:
            await self._free.wait()
            self.sent_text += "text" in message
            await self._heard.put(message)

        await self._served.app(scope, self._told.get, send)

    def _say(self, message: Message) -> None:
        self._served._loop.call_soon_threadsafe(self._told.put_nowait, message)

    def _next(self, seconds: float = SECONDS) -> Message:
        return self._served.do(asyncio.wait_for(self._heard.get(), seconds))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.free()
        self._say({"type": "websocket.disconnect", "code": 1000})
        with suppress(Exception):
            self.serving.result(SECONDS)

    def hold(self) -> None:
        """Take nothing off the line from now on."""
        self._served._loop.call_soon_threadsafe(self._free.clear)

    def free(self) -> None:
        """Take messages off the line again."""
        self._served._loop.call_soon_threadsafe(self._free.set)

    def send(self, **fields: object) -> None:
        self.send_text(json.dumps(fields))

    def send_text(self, text: str) -> None:
        self._say({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self._say({"type": "websocket.receive", "bytes": data})

    def hear(self, seconds: float = SECONDS) -> Json:
        """Return the next message; None if the server closes the connection."""
        message = self._next(seconds)
        if message["type"] == "websocket.close":
            self.closed = message
            return None
        return json.loads(message["text"])

    def text(self) -> str:
        """Return the text of the next message."""
        found: str = self._next()["text"]
        return found

    def table(self) -> Json:
        """Return the next table that comes."""
        while True:
            heard = self.hear()
            assert heard is not None and "error" not in heard, heard
            if "table" in heard:
                return heard["table"]

    def table_that(self, holds: Callable[[Json], bool]) -> Json:
        """Return the next table of which something holds."""
        while not holds(table := self.table()):
            pass
        return table

    def silent(self, seconds: float = 0.2) -> bool:
        """Return whether nothing comes for so long."""
        try:
            self._next(seconds)
        except TimeoutError:
            return True
        return False


class _Lifespan:
    """The beginning and the end of the application."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._told: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._running = served.start(self._run())
        self._say("startup")

    async def _run(self) -> None:
        await self._served.app({"type": "lifespan", "asgi": {"version": "3.0"}}, self._told.get, self._heard.put)

    def _say(self, what: str) -> None:
        self._served._loop.call_soon_threadsafe(self._told.put_nowait, {"type": f"lifespan.{what}"})
        assert self._served.do(self._heard.get())["type"] == f"lifespan.{what}.complete"

    def end(self) -> None:
        self._say("shutdown")
        self._running.result(SECONDS)


def _scope(kind: str, path: str, headers: Mapping[str, str], address: str) -> Message:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": _unquoted(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in headers.items()],
        "client": (address, 50_000),
        "server": ("127.0.0.1", 8720),
        "state": {},
    }


def _unquoted(path: str) -> str:
    from urllib.parse import unquote

    return unquote(path)


def choice_of(table: Json, rng: Rng) -> dict[str, Any]:
    """Return the fields of a submission: an answer that a table offers, at random."""
    prompt = table["scene"]["prompt"]
    if prompt["pick"] is None:
        return {"choice": rng.choice(prompt["options"])["choice"], "number": prompt["number"]}
    pick = prompt["pick"]
    items: list[str] = []
    together: set[str] = set()
    for item in pick["items"]:
        for _ in range(item["count"]):
            if len(items) < pick["least"] and item["together"] not in together:
                items.append(item["item"])
                together |= {item["together"]} - {None}
    return {"choice": f"{pick['text']} {' '.join(items) or 'none'}", "number": prompt["number"]}
