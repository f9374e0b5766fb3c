"""Measure environments against catanatron's in one run: `python benchmarks/environments.py [GAME ...]`.

The sides take turns, slice by slice; a figure is the median of its slices in CPU time, a ratio the median of the ratios
of neighbouring slices. All play at random, including masks and observations. No time makes the run fail.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from starcup import Choice, Game
from starcup_rl import GameBatch, Match, SeatEnv, Task

PEER = "catanatron-gym==4.0.0"
WARM = 60
"""The first games, whose times do not count."""
GAMES = ("roll", "race", "tiny-epic")
Play = Callable[[float], float]
"""A function that plays for a number of CPU seconds, and returns the steps per second."""


class Peer:
    """catanatron's environment, in a process with its own Python."""

    def __init__(self, uv: str) -> None:
        script = str(Path(__file__).with_name("peer_catanatron_gym.py"))
        command = (uv, "run", "--quiet", "--no-project", "--isolated", "--with", PEER, "python", script)
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, seconds: float) -> float:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        steps, spent = self._process.stdout.readline().split()
        return int(steps) / float(spent)

    def close(self) -> None:
        self._process.communicate()


def batch(task: Task, opponents: str = "") -> Play:
    games, rng = GameBatch(task, 16, opponents=opponents), random.Random(1)

    def play(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            games.step([drawn(match, rng) for match in games.matches])
            steps += len(games)
        return steps / spent

    return play


def seat(task: Task) -> Play:
    env, rng = SeatEnv(task), random.Random(1)
    env.reset(seed=1)

    def play(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            assert env.match is not None
            _, _, over, cut_off, _ = env.step(drawn(env.match, rng))
            steps += 1
            if over or cut_off:
                env.reset()
        return steps / spent

    return play


def drawn(match: Match, rng: random.Random) -> int:
    """Return a legal action at random."""
    legal = list(match.offered)
    return legal[int(rng.random() * len(legal))]


def shares(task: Task, games: int = 40) -> dict[str, float]:
    """Return the microseconds of a step by part: the engine, finding, taking and masking actions, the observation.

    Each is the median of the games after the first few, which fill the caches. Drawing an action is left out: it is
    the learner's part.
    """
    spent: dict[str, list[float]] = {"engine": [], "actions": [], "observation": []}
    mask, clock = memoryview(bytearray(task.action_count)), time.perf_counter_ns
    for seed in range(games + WARM):
        match, rng, acting, observing = Match(task, seed), random.Random(seed), 0, 0
        while match.seat >= 0:
            action, began = drawn(match, rng), clock()
            for number in match.offered:
                mask[number] = 0
            match.act(action)
            for number in match.offered:
                mask[number] = 1
            acted = clock()
            if match.seat >= 0:
                match.observed(match.seat)
            observing += clock() - acted
            acting += acted - began
        game = Game.new(task.ruleset, task.players, seed, log=False)
        answers = [(int(seat), choice) for seat, choice in match.game.journal if isinstance(choice, Choice)]
        began = clock()
        for seat, choice in answers:
            game.submit(seat, choice)
        engine = clock() - began
        if seed >= WARM:
            for part, nanoseconds in (("engine", engine), ("actions", acting - engine), ("observation", observing)):
                spent[part].append(nanoseconds / match.actions / 1e3)
    return {part: median(each) for part, each in spent.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES, help="keys of games")
    parser.add_argument("--slices", type=int, default=7, help="how often the sides take turns")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a slice")
    arguments = parser.parse_args()
    uv = shutil.which("uv") or os.environ.get("UV")
    if uv is None:
        print("uv is not on the PATH; it installs catanatron's environment for this run alone", file=sys.stderr)
        return 2
    peer = Peer(uv)
    print(f"| game | environment | steps/s | {PEER.partition('=')[0]} | ratio |\n| --- | --- | --- | --- | --- |")
    for key in arguments.games:
        menus = Task(game=key, actions="menu")
        sides = {
            "many games, self-play, numbers": batch(Task(game=key)),
            "many games, self-play, menus": batch(menus),
            "many games, a seat against `random`, menus": batch(menus, "random"),
            "Gymnasium, a seat against `random`, numbers": seat(Task(game=key)),
        }
        for name, play in sides.items():
            play(2 * arguments.seconds)
            peer(arguments.seconds)
            pairs = [(play(arguments.seconds), peer(arguments.seconds)) for _ in range(arguments.slices)]
            own, other = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
            ratio = median(mine / theirs for mine, theirs in pairs)
            print(f"| {key} | {name} | {own:,.0f} | {other:,.0f} | {ratio:.1f} x |", flush=True)
    print("\n| game | engine, µs | actions and masks, µs | observation, µs |\n| --- | --- | --- | --- |")
    for key in arguments.games:
        print(
            f"| {key} | " + " | ".join(f"{spent:.1f}" for spent in shares(Task(game=key)).values()) + " |", flush=True
        )
    peer.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
