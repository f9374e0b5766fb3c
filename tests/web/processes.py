"""Servers in processes of their own, as the command starts them, and clients that ask them over the network."""

from __future__ import annotations

import contextlib
import http.client
import json
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import time
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any

Json = Any
SECONDS = 20.0


def context() -> ForkServerContext:
    """Return what starts servers fast: they are forked from a process that has imported all, and has no threads."""
    made = multiprocessing.get_context("forkserver")
    made.set_forkserver_preload(["tests.web.preloaded"])
    return made


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def serve(arguments: list[str], log: str) -> None:
    """Run the command without the table in the browser, which may not be built here."""
    from starcup_web import building
    from starcup_web.command import command

    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    sys.stdout = sys.stderr = open(out, "w", closefd=False)  # noqa: SIM115 - to the end of the process
    with tempfile.TemporaryDirectory() as empty:
        building.table = lambda say=print: Path(empty)
        command(arguments, prog_name="starcup web", standalone_mode=False)


class Away(Exception):
    """An error: no answer came; whether the request was carried out is not known."""


class ServerProcess:
    """A server that is started, killed and started again at one port.

    Args:
        database: the address of its database.
        folder: for its log.
        options: of the command, besides.
    """

    def __init__(self, database: str, folder: Path, *options: str) -> None:
        self.port = free_port()
        self.log = folder / f"{self.port}.log"
        self._arguments = ["--port", str(self.port), "--database", database, "--no-browser", "--rate", "1000000"]
        self._arguments += ["--connections", "100000", *options]
        self._process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> float:
        """Start it, and return after how many seconds it answered."""
        begun = time.monotonic()
        self._process = context().Process(target=serve, args=(self._arguments, str(self.log)))
        self._process.start()
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5):
                return time.monotonic() - begun
            assert self._process.is_alive(), self.log.read_text()
            assert time.monotonic() < begun + SECONDS, "it does not start"
            time.sleep(0.005)

    @property
    def pid(self) -> int:
        assert self._process is not None and self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """End it as a lack of power does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, and wait for that."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, how)
            self._process.join(SECONDS)
            if self._process.is_alive():
                os.kill(self.pid, signal.SIGKILL)
                self._process.join()
            self._process.close()
            self._process = None


class Client:
    """A client that asks one server after another; each over a connection that is kept."""

    def __init__(self, *servers: ServerProcess) -> None:
        self._servers = servers
        self._next = 0
        self._open: dict[int, http.client.HTTPConnection] = {}

    def ask(self, method: str, token: str | None = None, /, at: int | None = None, **fields: object) -> Json:
        """Return the answer of a server: the next one, or number ``at``.

        Raises:
            Away: none came.
        """
        number = self._next % len(self._servers) if at is None else at
        self._next += 1
        server = self._servers[number]
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        connection = self._open.pop(number, None) or http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        try:
            connection.request("POST", f"/api/{method}", json.dumps(fields), headers)
            answer = connection.getresponse().read()
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            raise Away(str(error)) from error
        self._open[number] = connection
        return json.loads(answer)

    def close(self) -> None:
        for connection in self._open.values():
            connection.close()
        self._open.clear()
