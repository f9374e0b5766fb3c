"""The peer: catanatron, a pure Python engine for Settlers of Catan, played by its own RandomPlayer.

`python benchmarks/peer_catanatron.py` prints its figures alone. Importing this module does not import catanatron.
"""

import argparse
import importlib
import importlib.metadata
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # as a script: find benchmarks/ from the root

from benchmarks.measure import MissingError, Played, PlaySlice, median_us, play_games

NAME = "catanatron"
SNAPSHOT_EVERY = 25


class Catanatron:
    """catanatron behind the few calls that the benchmark makes."""

    def __init__(self, players: int = 4) -> None:
        try:
            engine = importlib.import_module("catanatron")
            limits = importlib.import_module("catanatron.game")
        except ImportError as error:
            raise MissingError(f"{NAME} can't be imported ({error}): pip install {NAME}") from None
        if not hasattr(engine, "RandomPlayer"):
            raise MissingError(f"{NAME} is too old: pip install '{NAME}>=3.2'")
        self.version = importlib.metadata.version(NAME)
        self.players = players
        self._engine = engine
        self._turns_limit: int = limits.TURNS_LIMIT

    def new_game(self, seed: int) -> Any:
        """A fresh game; it seeds Python's global generator, from which engine and players draw. 0 is no seed."""
        colors = list(self._engine.Color)[: self.players]
        return self._engine.Game([self._engine.RandomPlayer(color) for color in colors], seed=seed)

    def play(self, seed: int) -> Played:
        """One game, by the loop of catanatron's own `Game.play` with the counting added."""
        game = self.new_game(seed)
        state = game.state
        turns_limit = self._turns_limit
        decisions = steps = 0
        while game.winning_color() is None and state.num_turns < turns_limit:
            steps += 1
            if len(state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
        return Played(game.winning_color() is not None, decisions, steps)

    def play_slice(self, seconds: float, first_seed: int) -> PlaySlice:
        return play_games(self.play, first_seed, seconds=seconds)

    def midgame(self, count: int, first_seed: int) -> list[Any]:
        """Positions from the middle of `count` games."""
        positions = []
        for seed in range(first_seed, first_seed + count):
            game = self.new_game(seed)
            snapshots = [game.copy()]
            steps = 0
            while game.winning_color() is None and game.state.num_turns < self._turns_limit:
                game.play_tick()
                steps += 1
                if steps % SNAPSHOT_EVERY == 0:
                    snapshots.append(game.copy())
            positions.append(snapshots[len(snapshots) // 2])
        return positions

    def clone_us(self, positions: list[Any], repeats: int) -> float:
        return median_us([position.copy for position in positions], repeats)


@dataclass(frozen=True, slots=True)
class PeerFigures:
    players: int
    slice: PlaySlice
    clone_us: float


def figures(seconds: float = 2.0, players: int = 4, first_seed: int = 1, positions: int = 10) -> PeerFigures:
    """Random games for `seconds` of CPU time, then the time of `game.copy()` at mid-game."""
    peer = Catanatron(players)
    peer.play(first_seed)  # imports, caches
    played = peer.play_slice(seconds, first_seed)
    return PeerFigures(players, played, peer.clone_us(peer.midgame(positions, first_seed), repeats=200))


def main() -> int:
    parser = argparse.ArgumentParser(description="Figures of catanatron alone, played at random.")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds of play for each number of players")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game, from 1")
    arguments = parser.parse_args()
    try:
        print(f"{NAME} {Catanatron().version}")
        for players in (4, 3):
            measured = figures(arguments.seconds, players, arguments.seed)
            played = measured.slice
            print(
                f"{players} players: {played.decisions_per_s:,.0f} decisions/s, {played.steps_per_s:,.0f}/s with the "
                f"forced ones, {played.games_per_s:.1f} games/s ({played.games} games, {played.unfinished} unfinished, "
                f"{played.decisions / played.games:.0f} decisions and {played.steps / played.games:.0f} steps a game), "
                f"clone {measured.clone_us:.1f} µs"
            )
    except MissingError as missing:
        print(missing, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
