"""The server as an ASGI application: requests over HTTP, what happens over a WebSocket, and the built table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import cast

import orjson
from attrs import evolve
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from starcup.games import find
from starcup.host import Later, Refused, Storage
from starcup.host.refused import refusal_of_error, unknown
from starcup.wire import from_json, to_json
from starcup.wire.parts import Refusal
from starcup_web import answers
from starcup_web import bodies as b
from starcup_web.boxes import Boxed, Boxes
from starcup_web.desk import Desk
from starcup_web.documents import asyncapi, openapi
from starcup_web.feeds import feed_of
from starcup_web.guards import Guard, Limits, TooLong
from starcup_web.live import Live
from starcup_web.observing import Metrics, Observed
from starcup_web.speech import accepted, of_game, table_words

STATUS = {
    "bad-request": 400, "malformed": 400, "no-link": 401, "not-your-seat": 403, "hidden": 403, "unknown-method": 404,
    "too-long": 413, "unavailable": 503, "too-many-games": 503, "internal": 500,
}  # fmt: skip
"""The status of each refusal; of all others 409: it is refused, and nothing has changed."""
NEVER_KEPT = {"cache-control": "no-store"}
KEPT_A_DAY = {"cache-control": "public, max-age=86400, immutable"}


def refused(refusal: Refusal) -> Response:
    """Return the answer for a refusal."""
    status = 404 if refusal.code.startswith("unknown-") else STATUS.get(refusal.code, 409)
    return _json({"error": to_json(refusal)}, status)


def _json(content: object, status: int = 200) -> Response:
    return Response(orjson.dumps(content), status, NEVER_KEPT, "application/json")


def _document(content: object) -> Response:
    return Response(json.dumps(content), 200, None, "application/json")  # orjson writes no seeds of 150 digits


def token_of(request: Request) -> str:
    """Return the token that a request brings in its header; empty if it brings none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


class Server:
    """What the routes of one application share.

    Args:
        desk: the host.
        metrics: the figures.
        log: where faults are noted.
    """

    def __init__(self, desk: Desk, metrics: Metrics, log: logging.Logger) -> None:
        self._desk = desk
        self._metrics = metrics
        self._log = log
        self._boxes = Boxes()
        self._offer: object = None

    async def method(self, request: Request) -> Response:
        """Answer a request by its method."""
        name = request.path_params["method"]
        try:
            kind = b.BY_METHOD.get(name)
            if kind is None:
                raise unknown("method", name, list(b.BY_METHOD))
            try:
                given = b.read_json(await request.body() or b"{}")
            except ValueError as error:
                raise Refused("malformed", "expected JSON in UTF-8") from error
            body = from_json(given, kind)
            answer = await self._desk.ask(self._answered, token_of(request), body)
            if isinstance(answer, Boxed):
                return answer.response(zipped="gzip" in request.headers.get("accept-encoding", ""))
            return answer if isinstance(answer, Response) else _json(to_json(answer))
        except Exception as error:
            return self.failed(error)

    def _answered(self, token: str, body: b.Body) -> object:
        """Return the answer to a request as a response, or a promise of its result; in the host's thread."""
        host = self._desk.host
        if isinstance(body, b.OPEN):
            return _json(to_json(answers.answer(host, body)))
        link = host.link(token)
        rules = host.looking(link).rules
        if not isinstance(body, b.FeedOf):
            body = evolve(body, language=of_game(rules, body.language))
        if isinstance(body, b.OF_A_BOX):
            return self._boxes.of(rules, body, lambda: answers.answer_to(host, link, body))
        answer = answers.answer_to(host, link, body)
        return answer if isinstance(answer, Later) else _json(to_json(answer))

    def failed(self, error: Exception) -> Response:
        """Return the answer for anything that was raised."""
        if isinstance(error, TooLong):
            return refused(Refusal("too-long", "the request is too long"))
        refusal = refusal_of_error(error)
        if refusal.code == "internal":
            self._log.error("fault in the server", exc_info=error)
            refusal = Refusal("internal", "a fault in the server: please report it")
        return refused(refusal)

    async def hello(self, request: Request) -> Response:
        """Return who is there."""
        return _json(to_json(await self._desk.ask(answers.hello, self._desk.host)))

    async def games(self, request: Request) -> Response:
        """Return the games on offer."""
        if self._offer is None:  # what is installed stays the same
            self._offer = to_json(await self._desk.ask(self._desk.host.shelf.on_offer))
        return _json(self._offer)  # never a response twice: what compresses it writes into its headers

    async def warm(self) -> None:
        """Load what the first readers would wait for, a second in all: games, and what is in their boxes."""
        for key in self._desk.host.shelf.games:
            for method in ("pictures", "catalogue"):
                with contextlib.suppress(Exception):  # who asks for it is told
                    await self._desk.ask(self._warm, key, b.BY_METHOD[method]())

    def _warm(self, key: str, body: b.Body) -> None:
        shelf = self._desk.host.shelf
        rules = shelf.ruleset(shelf.game(key))
        self._boxes.of(rules, body, lambda: answers.of_box(rules, body))

    async def words(self, request: Request) -> Response:
        """Return the table's own words in a language, and in a header the language: English if it has none in that one.

        Without a language it is the one that the browser likes best.
        """
        asked = request.path_params.get("language")
        text, language = table_words(accepted(request.headers.get("accept-language", "")) if asked is None else asked)
        headers = {"content-language": language, "vary": "accept-language"}
        return Response(text, 200, headers, "text/plain; charset=utf-8")

    async def layout(self, request: Request) -> Response:
        """Return the style sheet that a game brings for its table; empty if it brings none."""
        try:
            key = request.path_params["key"]
            if key not in self._desk.host.shelf.games:
                raise unknown("game", key, self._desk.host.shelf.games)
            return Response(find(key).layout_css(), 200, None, "text/css; charset=utf-8")
        except Exception as error:
            return self.failed(error)

    async def feed(self, request: Request) -> Response:
        """Return the feed of a seat."""
        try:
            host = self._desk.host
            mine = await self._desk.ask(lambda: host.mine(host.feed(request.path_params["token"])))
        except Exception as error:
            return self.failed(error)
        language = request.query_params.get("language", "")[:40]
        return Response(feed_of(mine, str(request.base_url), language), 200, NEVER_KEPT, "application/atom+xml")

    async def health(self, request: Request) -> Response:
        """Return that the server is well, if the storage can be reached."""
        try:
            await self._desk.ask(self._desk.host.storage.count)
        except Exception:
            return PlainTextResponse("the database can't be reached", 503)
        return PlainTextResponse("well")

    async def metrics(self, request: Request) -> Response:
        """Return the figures for Prometheus."""
        with contextlib.suppress(Exception):
            self._metrics.games.set(await self._desk.ask(self._desk.host.storage.count))
        return Response(self._metrics.text(), 200, NEVER_KEPT, "text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """Return the description of what goes over HTTP."""
        return _document(openapi())

    async def asyncapi(self, request: Request) -> Response:
        """Return the description of what goes over the WebSocket."""
        return _document(asyncapi())


def application(
    storage: Storage,
    *,
    games: Sequence[str] = (),
    table: Path | None = None,
    limits: Limits | None = None,
    hosts: Iterable[str] = (),
    log: logging.Logger | None = None,
    warm: bool = False,
) -> ASGIApp:
    """Return the server as an ASGI application.

    Args:
        storage: where games are kept.
        games: the keys of the games on offer; empty: all that are installed.
        table: the folder of the built table; None: there is only the interface for programs.
        limits: what one address may do.
        hosts: the names under which the server may be asked for; empty: any.
        log: where faults are noted.
        warm: whether what first readers would wait for is loaded at the start.
    """
    log = log or logging.getLogger("starcup.web")
    limits = limits or Limits()
    metrics = Metrics()
    desk = Desk(storage, games)
    server = Server(desk, metrics, log)
    live = Live(desk, metrics, log, limits.connections)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        ticking = asyncio.create_task(desk.tick())
        warming = asyncio.create_task(server.warm()) if warm else None
        try:
            yield
        finally:
            ticking.cancel()
            if warming is not None:
                warming.cancel()
            desk.close()

    routes = [
        Route("/api/hello", server.hello),
        Route("/api/games", server.games),
        Route("/api/words", server.words),
        Route("/api/words/{language}", server.words),
        Route("/api/layout/{key}.css", server.layout),
        Route("/api/feed/{token}", server.feed),
        WebSocketRoute("/api/live", live.connect),
        Route("/api/{method}", server.method, methods=["POST"]),
        Route("/healthz", server.health),
        Route("/metrics", server.metrics),
        Route("/openapi.json", server.openapi),
        Route("/asyncapi.json", server.asyncapi),
    ]
    if table is not None:
        routes.append(cast("Route", Mount("/", StaticFiles(directory=table, html=True))))
    app = Starlette(routes=routes, lifespan=lifespan)
    zipped = GZipMiddleware(app, minimum_size=1_000, compresslevel=5)
    return Guard(Observed(zipped, metrics, log), limits, hosts)
