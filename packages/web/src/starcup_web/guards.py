"""Guards in front of the server: sizes, rates, origins, and the headers that keep browsers strict."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

import orjson
from attrs import frozen
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY = 1_100_000
"""The most bytes of a request: a journal of a whole game takes some ten thousand."""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
COSTS = {"/api/new": 10.0, "/api/load": 10.0, "/api/branch": 10.0, "/api/hint": 3.0, "/api/chances": 20.0}
"""What requests cost of the rate of their address, if more than others."""
LOOPBACK = frozenset(("localhost", "127.0.0.1", "::1"))


@frozen
class Limits:
    """The limits of one address: so many requests a second in the long run, so many at once, so many connections."""

    rate: float = 30.0
    burst: float = 120.0
    connections: int = 64
    most_addresses: int = 10_000


class Buckets:
    """Rates by address: a bucket fills by ``rate`` a second up to ``burst``, and each request takes one out."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> float:
        """Take one out for an address; return the seconds to wait, 0 if there is one."""
        limits, now = self._limits, time.monotonic()
        left, since = self._buckets.pop(address, (limits.burst, now))
        left = min(limits.burst, left + (now - since) * limits.rate)
        wait = 0.0 if left >= cost else (cost - left) / limits.rate
        self._buckets[address] = (left - cost if not wait else left), now
        if len(self._buckets) > limits.most_addresses:
            self._buckets.popitem(last=False)
        return wait


def name_of_host(host: str) -> str:
    """Return the name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_origin(headers: Headers) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


class Guard:
    """The outermost application: refuses what no front end of ours sends, and adds headers to every answer.

    Args:
        app: what is guarded.
        limits: what an address may do.
        hosts: the names under which the server is asked for; empty: any. A page elsewhere whose name is pointed at
            this machine can't ask then.
    """

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Iterable[str] = ()) -> None:
        self._app = app
        self._buckets = Buckets(limits)
        self._hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        fault = self._fault(scope, headers)
        if scope["type"] == "websocket":
            if fault is not None:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": fault[1]})
                return
            await self._app(scope, receive, send)
            return

        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    added.setdefault(name, value)
            await send(message)

        if fault is not None:
            await refuse(strict, *fault)
            return
        await self._app(scope, _limited(receive), strict)

    def _fault(self, scope: Scope, headers: Headers) -> tuple[int, str, str] | None:
        if self._hosts and name_of_host(headers.get("host", "")) not in self._hosts:
            return 421, "wrong-host", "this server is not asked for under that name; --allow-host names another"
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            if not same_origin(headers):
                return 403, "wrong-origin", "requests come from the pages of this server, or from no page"
            length = headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > MOST_BODY:
                return 413, "too-long", f"a request may have {MOST_BODY} bytes"
        wait = self._buckets.take(address_of(scope), COSTS.get(scope["path"], 1.0))
        if wait:
            return 429, "too-fast", f"too many requests from this address: wait {wait:.1f} seconds"
        return None


def address_of(scope: Scope) -> str:
    """Return the address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class TooLong(Exception):
    """An error: the body of a request is longer than it said, or than any may be."""


def _limited(receive: Receive) -> Receive:
    """Return what receives a request, cut off when it gets too long."""
    length = 0

    async def limited() -> Message:
        nonlocal length
        message = await receive()
        length += len(message.get("body", b""))
        if length > MOST_BODY:
            raise TooLong
        return message

    return limited


async def refuse(send: Send, status: int, code: str, message: str) -> None:
    """Answer with an error as JSON."""
    body = orjson.dumps({"error": {"code": code, "message": message, "rules": [], "nearest": None}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
