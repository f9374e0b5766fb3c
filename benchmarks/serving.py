"""How long `starcup serve` takes to answer while bots think in other games.

python benchmarks/serving.py                    three games against `hard`, 20 seconds
python benchmarks/serving.py --games 0          the same with nobody thinking
python benchmarks/serving.py --bot expert --seconds 60

Each game that thinks is played by a client that answers at once, so a bot thinks in it nearly all of the time.
Meanwhile a further game is begun, played and closed again and again. Times are wall time, from a request
to its answer.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from itertools import count
from typing import cast

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
Answer = dict[str, Json]

PAUSE = 0.01
"""Seconds between two measured requests: a person's client does not ask without end."""


class Client:
    """A server in a process, asked from any number of threads."""

    def __init__(self) -> None:
        command = (sys.executable, "-m", "starcup_cli", "serve", "--stdio")
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._open: dict[int, Future[Answer]] = {}
        self._ids = count(1)
        self._lock = threading.Lock()
        threading.Thread(target=self._hear, daemon=True).start()

    def ask(self, method: str, **values: Json) -> Answer:
        """The result of a request."""
        future: Future[Answer] = Future()
        with self._lock:
            number = next(self._ids)
            self._open[number] = future
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps({"id": number, "method": method, **values}).encode() + b"\n")
            self._process.stdin.flush()
        return future.result()

    def _hear(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            answer = json.loads(line)
            self._open.pop(answer["id"]).set_result(answer.get("result", answer))

    def close(self) -> None:
        """End the server."""
        self._process.kill()
        self._process.wait()


def play_on(client: Client, bot: str, seed: int, over: threading.Event) -> None:
    """Play games against a bot, answering at once."""
    status: Answer = {"outcome": {}}
    while not over.is_set():
        if status["outcome"] is not None:
            status = client.ask("new", seats=["client", bot], seed=seed)
        status = answered(client, status) if status["waiting"] else client.ask("wait", game=status["game"])


def answered(client: Client, status: Answer) -> Answer:
    """The status after the first question is answered by its first choice."""
    return client.ask("submit", game=status["game"], seat=0, choice=first_choice(status))


def first_choice(status: Answer) -> str:
    """The text of the first choice of the first question."""
    waiting = cast(list[dict[str, list[dict[str, str]]]], status["waiting"])
    return waiting[0]["choices"][0]["text"]


def measure(client: Client, seconds: float) -> dict[str, list[float]]:
    """Milliseconds of each request of a game against `random`, by method."""
    times: dict[str, list[float]] = {"new": [], "submit": [], "view": [], "games": []}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        status = timed(times["new"], client, "new", seats=["client", "random"], seed=1)
        for _ in range(20):
            timed(times["view"], client, "view", game=status["game"], seat=0)
            timed(times["games"], client, "games")
            text = first_choice(status)
            status = timed(times["submit"], client, "submit", game=status["game"], seat=0, choice=text)
            if not status["waiting"] or time.monotonic() > end:
                break
        client.ask("close", game=status["game"])
    return times


def timed(times: list[float], client: Client, method: str, **values: Json) -> Answer:
    """The result of a request; its time is noted."""
    time.sleep(PAUSE)
    began = time.perf_counter()
    result = client.ask(method, **values)
    times.append((time.perf_counter() - began) * 1000)
    return result


def row(name: str, times: Sequence[float]) -> str:
    """A line of the table."""
    ordered = sorted(times)
    median, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"{name:8} {len(ordered):6} {median:9.2f} {late:9.2f} {ordered[-1]:9.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="hard", help="who thinks in the other games")
    parser.add_argument("--games", type=int, default=3, help="games in which a bot thinks")
    parser.add_argument("--seconds", type=float, default=20, help="how long is measured")
    options = parser.parse_args()
    client, over = Client(), threading.Event()
    client.ask("hello")
    for number in range(options.games):
        arguments = (client, options.bot, number, over)
        threading.Thread(target=play_on, args=arguments, daemon=True).start()
    time.sleep(3 if options.games else 0.5)  # the processes have started
    times = measure(client, options.seconds)
    over.set()
    client.close()
    print(f"{'ms':8} {'n':>6} {'p50':>9} {'p99':>9} {'max':>9}")
    for name, taken in times.items():
        if taken:
            print(row(name, taken))


if __name__ == "__main__":
    main()
