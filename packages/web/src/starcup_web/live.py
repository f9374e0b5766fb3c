"""The WebSocket: a reader gets his table whenever it has changed, and after a break what he has missed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from starcup.host import Link, Refused
from starcup.host.refused import refusal_of_error
from starcup.wire import from_json, to_json
from starcup_web.bodies import Listen, read_json
from starcup_web.desk import Desk
from starcup_web.guards import Buckets, Limits, address_of
from starcup_web.observing import Metrics
from starcup_web.speech import of_game

PATIENCE = 5.0
"""The seconds within which a new connection says whose it is."""
MOST_TEXT = 2_000
MESSAGES = Limits(rate=1.0, burst=20.0)
"""How many messages a reader may send on a connection: each has his whole table sent again."""


class Live:
    """All connections of a server process.

    Args:
        desk: the host.
        metrics: the figures.
        log: where faults are noted.
        most: how many connections one address may have.
    """

    def __init__(self, desk: Desk, metrics: Metrics, log: logging.Logger, most: int) -> None:
        self._desk = desk
        self._metrics = metrics
        self._log = log
        self._most = most
        self._open: Counter[str] = Counter()

    async def connect(self, socket: WebSocket) -> None:
        """Serve one connection to its end."""
        address = address_of(socket.scope)
        await socket.accept()
        if self._open[address] >= self._most:
            await _refuse(socket, Refused("too-many-connections", f"an address may have {self._most} connections"))
            return
        self._open[address] += 1
        self._metrics.connections.inc()
        try:
            async with asyncio.timeout(PATIENCE):
                asked = await _received(socket)
            await _Reader(socket, self._desk, self._metrics, asked).serve()
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            await _refuse(socket, Refused("bad-request", f"expected the token of a link within {PATIENCE:g} seconds"))
        except Exception as error:
            if refusal_of_error(error).code == "internal":
                self._log.error("fault in a connection", exc_info=error)
                error = Refused("internal", "a fault in the server: please report it")
            await _refuse(socket, error)
        finally:
            self._metrics.connections.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class _Reader:
    """One reader: what he has been told, and what wakes him."""

    def __init__(self, socket: WebSocket, desk: Desk, metrics: Metrics, asked: Listen) -> None:
        self._socket = socket
        self._desk = desk
        self._metrics = metrics
        self._asked = asked
        self._since = asked.since
        self._version = -1
        self._present: tuple[int, ...] | None = None
        self._woken = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    async def serve(self) -> None:
        """Send what changes until the reader goes."""
        link = await self._desk.ask(self._desk.host.link, self._asked.token)
        first = await self._desk.ask(self._news, link)
        await self._socket.send_text(first or "{}")
        end = await self._desk.ask(self._desk.host.subscribe, link, self._wake)
        listening = asyncio.create_task(self._listen())
        try:
            while not listening.done():
                waking = asyncio.create_task(self._woken.wait())
                await asyncio.wait((waking, listening), return_when=asyncio.FIRST_COMPLETED)
                waking.cancel()
                self._woken.clear()
                if not listening.done() and (news := await self._desk.ask(self._news, link)):
                    await self._socket.send_text(news)
            listening.result()
        finally:
            listening.cancel()
            await self._ended(end)

    async def _ended(self, end: Callable[[], None]) -> None:
        try:
            await asyncio.shield(self._desk.ask(end))
        except RuntimeError:  # the server is being ended
            return

    def _wake(self) -> None:
        self._loop.call_soon_threadsafe(self._woken.set)

    async def _listen(self) -> None:
        """Hear what the reader sends: another language, or that he wants to hear it all again."""
        bucket = Buckets(MESSAGES)
        while True:
            asked = await _received(self._socket)
            if bucket.take(""):
                raise Refused("too-fast", "too many messages on this connection")
            if asked.token != self._asked.token:
                raise Refused("bad-request", "a connection is for one link; open another for another")
            self._asked, self._since, self._version = asked, asked.since, -1
            self._woken.set()

    def _news(self, link: Link) -> str | None:
        """Return what the reader does not know yet, as a message; in the host's thread."""
        host = self._desk.host
        hosted, present = host.looking(link), host.present(link.game)
        version = hosted.version(link.seat)
        if version != self._version:
            table = host.table(link, of_game(hosted.rules, self._asked.language), self._since)
            self._version, self._since, self._present = version, table.next, present
            self._metrics.pushes.inc()
            return orjson.dumps({"table": to_json(table)}).decode()
        if present != self._present:
            self._present = present
            return orjson.dumps({"present": present}).decode()
        return None


async def _received(socket: WebSocket) -> Listen:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    text = message.get("text")
    if text is None:
        raise Refused("malformed", "expected JSON as text, found bytes")
    if len(text) > MOST_TEXT:
        raise Refused("too-long", f"a message may have {MOST_TEXT} characters")
    try:
        given = read_json(text.encode())
    except ValueError as error:
        raise Refused("malformed", "expected JSON") from error
    return from_json(given, Listen)


async def _refuse(socket: WebSocket, error: Exception) -> None:
    try:
        await socket.send_text(orjson.dumps({"error": to_json(refusal_of_error(error))}).decode())
        await socket.close(1008)
    except (RuntimeError, WebSocketDisconnect):  # it is gone
        return
