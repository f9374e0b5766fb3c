"""Measure observations in the course of games: rows of features, and arrays of cells.

python benchmarks/observations.py                 the three games with two players, choices at random
python benchmarks/observations.py --players 4     with up to four players
python benchmarks/observations.py race --slices 4 one game; quicker, and rougher
"""

import argparse
import random
import sys
import time
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # as a script: find benchmarks/ from the root

from starcup import Game, Ruleset, games
from starcup.features import features_of

GAMES = {"roll": 3, "race": 12, "tiny-epic": 5}
"""Games per slice, which takes some tenths of a second."""
KEPT = 0.97
"""The share of measurements that count; the slowest ones are discarded as disturbed."""
Look = Callable[[Game[Any, Any], int], object]


def looked(rules: Ruleset[Any, Any], players: int, look: Look, seed: int) -> list[int]:
    """Play a game at random; return the nanoseconds of each look, by the seat that is asked, at every question."""
    game: Game[Any, Any] = Game.new(rules, players=players, seed=seed)
    rng, clock, times = random.Random(seed), time.perf_counter_ns, list[int]()
    while waiting := game.waiting():
        decision = waiting[rng.randrange(len(waiting))]
        start = clock()
        look(game, decision.seat)
        times.append(clock() - start)
        game.submit(decision.seat, decision.legal[rng.randrange(len(decision.legal))])
    return times


def ways(rules: Ruleset[Any, Any], players: int) -> tuple[dict[str, Look], int, int]:
    """Return the ways to look at a position, and the sizes of the arrays for these players and for any number."""
    features = features_of(rules)
    space, layout = features.space, features.layout.variant(players=players)
    buffer = array("h", bytes(2 * layout.size))
    looks: dict[str, Look] = {
        "nothing": lambda game, seat: None,
        "rows": lambda game, seat: space.rows(game.table, seat),
        "fill": lambda game, seat: layout.fill(game.table, seat, buffer),
        "arrays": lambda game, seat: layout.arrays(game.table, seat),
        "view": lambda game, seat: game.view(seat),
        "view, fill": lambda game, seat: layout.fill(game.view(seat), seat, buffer),
    }
    return looks, layout.size, features.layout.size


def measured(
    rules: Ruleset[Any, Any], players: int, looks: dict[str, Look], slices: int, number: int
) -> dict[str, float]:
    """Return the microseconds of each way to look, minus those of an empty look."""
    times: dict[str, list[int]] = {name: [] for name in looks}
    for place in range(slices + 1):
        for name, look in looks.items():
            for seed in range(1 + place * number, 1 + (place + 1) * number):
                took = looked(rules, players, look, seed)
                if place:  # the first slice warms the caches
                    times[name] += took
    mean = {name: fmean(sorted(values)[: int(KEPT * len(values))]) / 1000 for name, values in times.items()}
    return {name: value - mean["nothing"] for name, value in mean.items() if name != "nothing"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help="the key of a game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--slices", type=int, default=12)
    options = parser.parse_args(arguments)
    for key in options.games:
        rules = games.find(key).load()
        players = min(max(options.players, rules.seats[0]), rules.seats[-1])
        looks, size, largest = ways(rules, players)
        took = measured(rules, players, looks, options.slices, GAMES.get(key, 4))
        if key == options.games[0]:
            heads = "".join(f"{head:>11}" for head in took)
            print(f"{'game':<12}{'players':>8}{'cells':>7}{'of all':>8}{heads}{'fill/rows':>11}")
        times = "".join(f"{time:>8.1f} us" for time in took.values())
        print(f"{key:<12}{players:>8}{size:>7}{largest:>8}{times}{took['fill'] / took['rows']:>11.2f}")


if __name__ == "__main__":
    main()
