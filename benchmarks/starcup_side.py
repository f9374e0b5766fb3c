"""Starcup behind the few calls that the benchmark makes, with any of its games."""

from __future__ import annotations

import importlib.metadata
import os
import random
import shutil
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from benchmarks.measure import MissingError, Played, PlaySlice, median_us, play_games

if TYPE_CHECKING:
    from starcup import Game

    AnyGame = Game[Any, Any]

NAME = "starcup"

LOAD_SCRIPT = """
import sys, time
start = time.process_time()
from importlib import import_module
from starcup import games
game = games.find(sys.argv[1])
if isinstance(game.loader, str):
    import_module(game.loader.partition(":")[0])
imported = time.process_time()
game.load()
loaded = time.process_time()
print((loaded - start) * 1e3, (loaded - imported) * 1e3)
"""


def play_on(game: AnyGame, rng: random.Random) -> int:
    """Play `game` to its end with random legal choices, each checked by `submit`; the number of decisions made."""
    waiting, submit, draw = game.waiting, game.submit, rng.random
    decisions = 0
    while asked := waiting():
        decision = asked[0]
        legal = decision.legal
        submit(decision.seat, legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


class Starcup:
    def __init__(self, game: str = "roll", players: int = 3) -> None:
        try:
            from starcup import Game, Rng, StarcupError, games, playout
        except ImportError as error:
            raise MissingError(f"{NAME} can't be imported ({error}): install this checkout's packages first") from None
        self.game = game
        self.players = players
        try:
            self.ruleset = games.find(game).load()
        except StarcupError as error:
            raise MissingError(str(error)) from None
        self._game, self._rng, self._playout = Game, Rng, playout
        try:
            self.version = importlib.metadata.version(NAME)
        except importlib.metadata.PackageNotFoundError:
            self.version = "unknown"

    def new_game(self, seed: int, *, log: bool = False) -> AnyGame:
        return self._game.new(self.ruleset, players=self.players, seed=seed, log=log)

    def play(self, seed: int, *, log: bool = False) -> Played:
        game = self.new_game(seed, log=log)
        decisions = play_on(game, random.Random(seed))
        return Played(bool(game.finished), decisions, decisions)

    def play_slice(self, seconds: float, first_seed: int) -> PlaySlice:
        return play_games(self.play, first_seed, seconds=seconds)

    def play_number(self, games: int, first_seed: int, *, log: bool) -> PlaySlice:
        """The same `games` games whatever the time, so that event log on and off do equal work."""
        return play_games(partial(self.play, log=log), first_seed, games=games)

    def midgame(self, count: int, first_seed: int) -> list[AnyGame]:
        """Positions half-way through `count` games, by replaying each to half of its decisions."""
        positions = []
        for seed in range(first_seed, first_seed + count):
            half = self.play(seed).decisions // 2
            game, rng = self.new_game(seed), random.Random(seed)
            for _ in range(half):
                decision = game.waiting()[0]
                game.submit(decision.seat, decision.legal[int(rng.random() * len(decision.legal))])
            positions.append(game)
        return positions

    def clone_us(self, positions: list[AnyGame], repeats: int) -> float:
        return median_us([position.clone for position in positions], repeats)

    def playouts(self, positions: list[AnyGame], seconds: float, first_seed: int) -> PlaySlice:
        """Clone a mid-game position and play on to the end, the positions in turn."""

        def playout(seed: int) -> Played:
            game = positions[seed % len(positions)].clone()
            decisions = self._playout(game, self._rng(seed))
            return Played(bool(game.finished), decisions, decisions)

        return play_games(playout, first_seed, seconds=seconds, games=len(positions))

    def save_us(self, positions: list[AnyGame], repeats: int) -> float:
        return median_us([position.save for position in positions], repeats)

    def load_us(self, positions: list[AnyGame], repeats: int) -> float:
        saves = [position.save() for position in positions]
        return median_us([partial(self._game.load, self.ruleset, saved) for saved in saves], repeats)


def with_bytecode() -> dict[str, str]:
    """The environment of a program as users start it: modules are compiled once, not at every start."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def ruleset_ms(game: str, runs: int) -> tuple[float, float]:
    """Medians over fresh processes, CPU time: from `import starcup` to a loaded ruleset; the loading alone."""
    totals, loads = [], []
    for run in range(runs + 1):
        command = [sys.executable, "-c", LOAD_SCRIPT, game]
        printed = subprocess.run(command, check=True, capture_output=True, text=True, env=with_bytecode()).stdout
        if run:  # the first one writes bytecode
            total, load = printed.split()
            totals.append(float(total))
            loads.append(float(load))
    return median(totals), median(loads)


def help_ms(runs: int) -> float:
    """Median wall time of `starcup --help`, the command of this interpreter's environment if it has one."""
    beside = Path(sys.executable).parent / NAME
    program = str(beside) if beside.exists() else shutil.which(NAME)
    if program is None:
        raise MissingError(f"the command {NAME} is not installed")
    times = []
    for run in range(runs + 1):
        start = time.perf_counter()
        ended = subprocess.run([program, "--help"], check=False, capture_output=True, env=with_bytecode())
        taken = time.perf_counter() - start
        if ended.returncode:
            raise MissingError(f"{NAME} --help fails with exit code {ended.returncode}")
        if run:
            times.append(taken * 1e3)
    return median(times)
