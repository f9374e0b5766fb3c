"""What it takes to see a position as numbers, in the course of games: rows of features, and arrays filled from the table.

python benchmarks/observations.py                 the three games with two players, choices at random
python benchmarks/observations.py --players 4     with as many players as a game has, up to four
python benchmarks/observations.py race --slices 5 one game; quicker, and rougher

Each slice plays the same games once without looking, and once with each way to look at every question, as its seat.
What a look takes is the difference, so that tables, and whatever is kept between positions, are as warm as in use.
"""

import argparse
import random
import sys
from array import array
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # as a script: find benchmarks/ from the root

from benchmarks.measure import Played, play_games
from starcup import Game, Ruleset, games
from starcup.features import features_of

GAMES = {"roll": 5, "race": 20, "tiny-epic": 8}
"""Games a slice: some tenths of a second."""
Look = Callable[[Game[Any, Any], int], object]


def played(rules: Ruleset[Any, Any], players: int, look: Look | None, seed: int) -> Played:
    """Play a game at random, and look at each question as the seat that it is for."""
    game: Game[Any, Any] = Game.new(rules, players=players, seed=seed)
    rng, steps = random.Random(seed), 0
    while waiting := game.waiting():
        decision = waiting[rng.randrange(len(waiting))]
        if look is not None:
            look(game, decision.seat)
        game.submit(decision.seat, decision.legal[rng.randrange(len(decision.legal))])
        steps += 1
    return Played(True, steps, steps)


def ways(rules: Ruleset[Any, Any], players: int) -> tuple[dict[str, Look], int, int]:
    """Return the ways to look at a position, and the sizes of the arrays: for these players, and for any number."""
    features = features_of(rules)
    space, layout = features.space, features.layout.variant(players=players)
    buffer = array("h", bytes(2 * layout.size))
    return (
        {
            "rows": lambda game, seat: space.rows(game.table, seat),
            "fill": lambda game, seat: layout.fill(game.table, seat, buffer),
            "arrays": lambda game, seat: layout.arrays(game.table, seat),
            "view": lambda game, seat: game.view(seat),
            "view, fill": lambda game, seat: layout.fill(game.view(seat), seat, buffer),
        },
        layout.size,
        features.layout.size,
    )


def measured(
    rules: Ruleset[Any, Any], players: int, looks: dict[str, Look], slices: int, number: int
) -> dict[str, float]:
    """Return the microseconds that each way to look takes."""
    times: dict[str, list[float]] = {name: [] for name in looks}
    for place in range(slices + 1):
        seed = 1 + place * number
        took = [
            1e6 / play_games(partial(played, rules, players, look), seed, games=number).steps_per_s
            for look in (None, *looks.values())
        ]
        if place:  # the first slice fills what is kept
            for name, time in zip(looks, took[1:], strict=True):
                times[name].append(time - took[0])
    return {name: median(values) for name, values in times.items()}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help="a key of a game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--slices", type=int, default=15)
    options = parser.parse_args(arguments)
    heads = None
    for key in options.games:
        rules = games.find(key).load()
        players = min(max(options.players, rules.seats[0]), rules.seats[-1])
        looks, size, largest = ways(rules, players)
        took = measured(rules, players, looks, options.slices, GAMES.get(key, 5))
        if heads is None:
            heads = list(took)
            print(
                f"{'game':<12}{'players':>8}{'cells':>7}{'of all':>8}"
                + "".join(f"{head:>11}" for head in heads)
                + f"{'fill/rows':>11}"
            )
        print(
            f"{key:<12}{players:>8}{size:>7}{largest:>8}"
            + "".join(f"{took[head]:>8.1f} us" for head in heads)
            + f"{took['fill'] / took['rows']:>11.2f}"
        )


if __name__ == "__main__":
    main()
