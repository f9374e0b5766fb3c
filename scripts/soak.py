"""Many random games under watch, with the distribution of their lengths and scores.

python scripts/soak.py --games 10000 --players 2 3 4 5
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial

from starcup.roll import RollGame, Ruleset
from starcup.testing import Watched, watched_game


@cache
def rules() -> Ruleset:
    """Return the ruleset of this process."""
    return Ruleset.load(["base"])


def play(players: int, seed: int) -> Watched:
    """Play one game, in any process."""
    return watched_game(rules(), players, seed, note=built)


def built(game: RollGame) -> tuple[str, ...]:
    """Return the developments that were completed; those of start tiles don't count."""
    games = 2 * len(game.table.rules.tiles)
    faces = (face for number in range(game.table.players) for face in game.table.tableau(number))
    return tuple(face.key for face in faces if not face.is_world and face.index < games)


def main() -> None:
    """Play, and print a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    chosen = parser.parse_args()
    completed: Counter[str] = Counter()
    with ProcessPoolExecutor(chosen.workers) as pool:
        for players in chosen.players:
            seeds = range(chosen.seed, chosen.seed + chosen.games)
            games = list(pool.map(partial(play, players), seeds, chunksize=50))
            report(players, games)
            for game in games:
                completed.update(game.noted)
    rare = sorted(completed.items(), key=lambda item: item[1])
    print(f"developments built: {len(completed)} different; rarest {rare[:3]}, most often {rare[-3:]}")


def report(players: int, games: list[Watched]) -> None:
    """Print the lengths and scores of games of one size."""
    decisions = sum(game.decisions for game in games)
    reasons = Counter("+".join(game.reasons) for game in games)
    print(f"{players} players: {len(games)} games, {decisions} choices, every invariant held after each; all ended")
    print(f"  rounds    {spread([game.rounds for game in games])}")
    print(f"  decisions {spread([game.decisions for game in games])}")
    print(f"  scores    {spread([score for game in games for score in game.scores])}")
    print(f"  ended by  {dict(reasons)}", flush=True)


def spread(values: list[int]) -> str:
    """Return least, quartiles, most and mean of a list."""
    low, median, high = statistics.quantiles(values, n=4)
    mean = statistics.fmean(values)
    return f"{min(values)} | {low:.0f} {median:.0f} {high:.0f} | {max(values)}, mean {mean:.1f}"


if __name__ == "__main__":
    main()
