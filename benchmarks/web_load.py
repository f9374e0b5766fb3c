"""How many games a server of the table carries at once: how long a choice takes, and what that costs.

python benchmarks/web_load.py                   200 games with 800 connections, at the rate of people, then faster
python benchmarks/web_load.py --quick           20 games with 80 connections, some seconds
python benchmarks/web_load.py --every 4         each game a choice every 4 seconds, and nothing else
python benchmarks/web_load.py --database URL    a PostgreSQL instead of a file of SQLite in a temporary folder

One process serves, this one is all the people: in each game two to four of them with a connection each, onlookers
besides until there are four connections a game, and in a third of the games a bot. Choices come at random moments, as
if nobody knew of the others. Times are wall time: from the request to its answer, and to the push that tells another
reader. The yardstick is an application of Starlette that sends bytes back as they come, asked in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection, connect

Json = Any
GAMES = ("roll", "race", "tiny-epic")
CONNECTIONS = 4
"""Of each game."""
GOAL = 100.0
"""Milliseconds that 95 of 100 choices are to stay under."""
SERVER = """
import sys
from pathlib import Path
from starcup_web import building
from starcup_web.command import command
folder = Path(sys.argv.pop(1))
building.table = lambda say=print: folder
command(prog_name="starcup web")
"""
ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route
async def echo(request):
    return Response(await request.body(), media_type="application/json")
uvicorn.run(Starlette(routes=[Route("/api/echo", echo, methods=["POST"])]), port=int(sys.argv[1]), log_level="error")
"""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


class Server:
    """A process that serves, and what it uses."""

    def __init__(self, program: str, port: int, *arguments: str) -> None:
        self.port = port
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, *arguments], stdout=subprocess.DEVNULL, start_new_session=True
        )
        self._measured = psutil.Process(self._process.pid)
        end = time.monotonic() + 60
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
                return
            if self._process.poll() is not None or time.monotonic() > end:
                raise SystemExit("the server does not start")
            time.sleep(0.02)

    @property
    def megabytes(self) -> float:
        """Its resident memory."""
        return self._measured.memory_info().rss / 1e6

    @property
    def seconds(self) -> float:
        """The CPU time that it took so far, with its children."""
        times = self._measured.cpu_times()
        return times.user + times.system + times.children_user + times.children_system

    def close(self) -> None:
        """End it."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


class Asker:
    """Asks a server over a few connections that are kept, as many at a time."""

    def __init__(self, port: int, most: int = 16) -> None:
        self._port = port
        self._free: asyncio.LifoQueue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.LifoQueue()
        for _ in range(most):
            self._free.put_nowait(None)

    async def ask(self, method: str, token: str | None = None, /, **fields: object) -> tuple[Json, int]:
        """The answer, and its bytes."""
        body = json.dumps(fields).encode()
        head = f"POST /api/{method} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\ncontent-length: {len(body)}\r\n"
        if token is not None:
            head += f"authorization: Bearer {token}\r\n"
        line = await self._free.get()
        try:
            reader, writer = line or await asyncio.open_connection("127.0.0.1", self._port)
            line = None
            writer.write(head.encode() + b"\r\n" + body)
            head_told = await reader.readuntil(b"\r\n\r\n")
            found = next(one for one in head_told.lower().split(b"\r\n") if one.startswith(b"content-length:"))
            told = await reader.readexactly(int(found.partition(b":")[2]))
            line = reader, writer
        finally:
            self._free.put_nowait(line)
        return json.loads(told), len(told)

    def close(self) -> None:
        """Give up all connections."""
        while not self._free.empty():
            line = self._free.get_nowait()
            if line is not None:
                line[1].close()


class Game:
    """A game: its people with their connections, and when others were told of a choice."""

    def __init__(self, asker: Asker, key: str, seats: Sequence[str]) -> None:
        self.key = key
        self.seats = seats
        self._asker = asker
        self._connections: list[ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []
        self._told = asyncio.Event()
        self._version = 0
        self.tokens: list[str] = []
        self.over = False

    async def begin(self, port: int) -> tuple[int, float]:
        """Begin it and connect its readers; the bytes and milliseconds of the first table of one of them."""
        opened, _ = await self._asker.ask("new", game=self.key, seats=self.seats)
        self.tokens = [token for token in opened["seats"] if token is not None]
        begun = time.perf_counter()
        _, length = await self._asker.ask("table", self.tokens[0], since=0)
        first = (time.perf_counter() - begun) * 1000
        tokens = [*self.tokens, *[opened["watch"]] * (CONNECTIONS - len(self.tokens))]
        for number, token in enumerate(tokens):
            connection = await connect(f"ws://127.0.0.1:{port}/api/live", compression=None, open_timeout=60)
            await connection.send(json.dumps({"token": token, "since": None}))
            self._connections.append(connection)
            self._listening.append(asyncio.create_task(self._listen(connection, number == len(tokens) - 1)))
        return length, first

    async def _listen(self, connection: ClientConnection, last: bool) -> None:
        async for told in connection:
            # Of most only the bytes are read: this process is not what is measured.
            if last and told.startswith('{"table"'):  # type: ignore[arg-type]
                self._told.set()

    async def choose(self, dice: random.Random) -> tuple[float, float | None] | None:
        """Make a choice: milliseconds until the answer, and until another reader is told; None: nobody can."""
        for token in dice.sample(self.tokens, len(self.tokens)):
            told, _ = await self._asker.ask("table", token, since=None)
            if told["outcome"] is not None:
                self.over = True
                return None
            prompt = told["scene"]["prompt"]
            if prompt is None:
                continue
            self._told.clear()
            begun = time.perf_counter()
            answer, _ = await self._asker.ask("submit", token, choice=choice_of(prompt, dice), number=prompt["number"])
            answered = (time.perf_counter() - begun) * 1000
            if "error" in answer:
                return None
            if token == self.tokens[-1] and len(self.tokens) == CONNECTIONS:
                return answered, None  # he who chose is the reader who would be told
            with suppress(TimeoutError):  # what is done behind a screen is not told
                await asyncio.wait_for(self._told.wait(), 1)
                return answered, (time.perf_counter() - begun) * 1000
            return answered, None
        return None

    async def end(self) -> None:
        """Leave it."""
        for task in self._listening:
            task.cancel()
        for connection in self._connections:
            await connection.close()


def choice_of(prompt: Json, dice: random.Random) -> str:
    """The text of an answer that a prompt offers."""
    if prompt["pick"] is None:
        text: str = dice.choice(prompt["options"])["choice"]
        return text
    pick = prompt["pick"]
    items: list[str] = []
    together: set[str] = set()
    for item in pick["items"]:
        for _ in range(item["count"]):
            if len(items) < pick["least"] and item["together"] not in together:
                items.append(item["item"])
                together |= {item["together"]} - {None}
    return f"{pick['text']} {' '.join(items) or 'none'}"


class Load:
    """All games on one server, with a yardstick beside it."""

    def __init__(self, server: Server, echo: Server, games: list[Game], dice: random.Random) -> None:
        self._server = server
        self._echo = Asker(echo.port)
        self.games = games
        self._dice = dice
        self._table = ""

    async def measure(self, every: float, seconds: float) -> dict[str, float]:
        """Have each game make a choice every so many seconds, at random moments, and return the figures."""
        answered: list[float] = []
        told: list[float] = []
        echoed: list[float] = []
        await asyncio.sleep(1)
        gc.collect()
        gc.disable()
        before, begun = self._server.seconds, time.monotonic()
        end = begun + seconds

        async def play(game: Game) -> None:
            await asyncio.sleep(self._dice.random() * every)
            while time.monotonic() < end and not game.over:
                due = time.monotonic() + self._dice.expovariate(1 / every)
                times = await game.choose(self._dice)
                if times is not None:
                    answered.append(times[0])
                    if times[1] is not None:
                        told.append(times[1])
                await asyncio.sleep(max(0.0, due - time.monotonic()))

        async def measure_echo() -> None:
            while time.monotonic() < end:
                sent = time.perf_counter()
                await self._echo.ask("echo", None, text="x" * 12_000)
                echoed.append((time.perf_counter() - sent) * 1000)
                await asyncio.sleep(0.05)

        await asyncio.gather(measure_echo(), *map(play, self.games))
        gc.enable()
        took = time.monotonic() - begun
        return {
            "choices/s": len(answered) / took,
            **{f"answer p{number}": quantile(answered, number) for number in (50, 95, 99)},
            **{f"told p{number}": quantile(told, number) for number in (50, 95, 99)},
            "echo p50": quantile(echoed, 50),
            "echo p95": quantile(echoed, 95),
            "CPU %": 100 * (self._server.seconds - before) / took,
            "MB": self._server.megabytes,
        }

    def row(self, name: str, figures: dict[str, float]) -> str:
        """A line of the table, with its head before the first."""
        head = ""
        if not self._table:
            self._table = f"{'every':>8}  " + "  ".join(f"{name:>10}" for name in figures) + "  answer/echo p50"
            head = self._table + "\n"
        cells = "  ".join(f"{value:10.1f}" for value in figures.values())
        return f"{head}{name:>8}  {cells}  {figures['answer p50'] / figures['echo p50']:15.1f}"

    def close(self) -> None:
        """Give up the connections to the yardstick."""
        self._echo.close()


def quantile(times: Sequence[float], number: int) -> float:
    """So many of a hundred times are no longer."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * number // 100)] if ordered else float("nan")


async def run(options: argparse.Namespace, server: Server, echo: Server) -> None:
    dice = random.Random(1)
    asker = Asker(server.port)
    empty = server.megabytes
    games = []
    for number in range(options.games):
        people = 2 + number % 3
        bots = ["greedy"] if number % 3 == 0 else []
        games.append(Game(asker, GAMES[number // 3 % 3], [*["client"] * people, *bots][:4]))
    begun = time.monotonic()
    firsts = [await game.begin(server.port) for game in games]
    took = time.monotonic() - begun
    print(f"{len(games)} games with {CONNECTIONS * len(games)} connections, begun in {took:.1f} s")
    for key in GAMES:
        found = [first for game, first in zip(games, firsts, strict=True) if game.key == key]
        print(
            f"  first table of {key}: {sorted(length for length, _ in found)[len(found) // 2] / 1000:.1f} kB, "
            f"{quantile([first for _, first in found], 50):.1f} ms (p50)"
        )
    each = (server.megabytes - empty) / len(games)
    print(f"  memory: {empty:.0f} MB with no game, {server.megabytes:.0f} MB with all: {1000 * each:.0f} kB a game")
    load = Load(server, echo, games, dice)
    every, over = options.every, 0.0
    while True:
        figures = await load.measure(every, options.seconds)
        print(load.row(f"{every:.2f} s", figures), flush=True)
        if options.once or figures["answer p95"] > GOAL or every < 0.05:
            over = figures["answer p95"]
            break
        every /= 2
    if not options.once and over > GOAL:
        print(f"p95 goes over {GOAL:g} ms between a choice every {2 * every:g} s and every {every:g} s of each game")
    load.close()
    await asyncio.gather(*(game.end() for game in games))
    asker.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games at once")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two choices of a game, at first")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each rate is measured")
    parser.add_argument("--once", action="store_true", help="this rate alone")
    parser.add_argument("--quick", action="store_true", help="few games, some seconds")
    parser.add_argument("--database", help="the address of a database; else a file in a temporary folder")
    options = parser.parse_args()
    if options.quick:
        options.games, options.seconds, options.once = 20, 4.0, True
    with tempfile.TemporaryDirectory() as folder:
        port, echo_port = free_port(), free_port()
        database = options.database or f"sqlite:///{Path(folder) / 'games.sqlite'}"
        arguments = ["--port", str(port), "--database", database, "--no-browser"]
        arguments += ["--rate", "1000000", "--connections", "100000"]
        server, echo = Server(SERVER, port, folder, *arguments), Server(ECHO, echo_port, str(echo_port))
        try:
            asyncio.run(run(options, server, echo))
        finally:
            server.close()
            echo.close()


if __name__ == "__main__":
    main()
