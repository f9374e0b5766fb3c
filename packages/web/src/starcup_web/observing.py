"""What operators see: metrics for Prometheus, and logs as lines of JSON without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from datetime import UTC, datetime

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starcup_web.bodies import BY_METHOD

_SECRET = re.compile(r"[a-z2-7]{10}\.[0-9a-f]{40}")


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry: CollectorRegistry = CollectorRegistry()
        self.requests: Counter = Counter(
            "starcup_requests_total", "Requests by method and status.", ("method", "status"), registry=self.registry
        )
        self.seconds: Histogram = Histogram(
            "starcup_request_seconds", "Time to answer.", ("method",), registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30),
        )  # fmt: skip
        self.connections: Gauge = Gauge("starcup_connections", "Open WebSockets.", registry=self.registry)
        self.games: Gauge = Gauge("starcup_games", "Games in the database.", registry=self.registry)
        self.pushes: Counter = Counter("starcup_pushes_total", "Tables sent over WebSockets.", registry=self.registry)

    def text(self) -> bytes:
        """Return all figures in the text format of Prometheus."""
        return generate_latest(self.registry)


class Observed:
    """An application whose requests are counted and logged by their route; addresses with secrets are never told."""

    def __init__(self, app: ASGIApp, metrics: Metrics, log: logging.Logger) -> None:
        self._app = app
        self._metrics = metrics
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note what came of it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - begun
            # The route and not the path: a feed has its key in its path.
            route = getattr(scope.get("route"), "path", "other").removeprefix("/api/")
            method = scope.get("path_params", {}).get("method", "") if route == "{method}" else route
            if route == "{method}" and method not in BY_METHOD:  # as many names as somebody likes, or a secret
                method = "other"
            self._metrics.requests.labels(method, status).inc()
            self._metrics.seconds.labels(method).observe(seconds)
            if status >= 500:
                self._log.error("request failed", extra={"told": {"method": method, "status": status}})
            else:
                self._log.debug(
                    "request", extra={"told": {"method": method, "status": status, "ms": round(seconds * 1_000, 1)}}
                )


class JsonLines(logging.Formatter):
    """Log records as lines of JSON; anything that looks like the token of a link is struck out."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return _SECRET.sub("[secret]", json.dumps(fields, ensure_ascii=False, default=str))


def logger(level: str) -> logging.Logger:
    """Return the server's logger, which writes to stderr from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("starcup.web", "uvicorn", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(level.upper())
    return logging.getLogger("starcup.web")
