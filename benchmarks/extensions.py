"""Games with the extensions of an example pack beside games of the box alone: the time of a choice, and their ratio.

python benchmarks/extensions.py            the three games, two players, choices at random
python benchmarks/extensions.py --slices 5 quicker, and rougher
"""

import argparse
import random
import sys
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # as a script: find benchmarks/ from the root

from benchmarks.measure import Played, play_games
from benchmarks.starcup_side import play_on
from starcup import Game, Pack, Ruleset, games

ROOT = Path(__file__).resolve().parent.parent
EXPANSIONS = {
    "roll": ("base", "caravans"),
    "race": ("race-base", "lanterns"),
    "tiny-epic": ("tiny-epic-base", "slipstream"),
}
"""The pack of the box, and the expansion, a folder in ``examples``."""
GAMES = {"roll": 6, "race": 24, "tiny-epic": 12}
"""Games a slice: some tenths of a second."""


def played(rules: Ruleset[Any, Any], seed: int) -> Played:
    """Play a game at random."""
    steps = play_on(Game.new(rules, players=2, seed=seed), random.Random(seed))
    return Played(True, steps, steps)


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slices", type=int, default=15)
    slices = parser.parse_args().slices
    print(f"{'game':<12}{'expansion':<12}{'box us':>8}{'with us':>9}{'speed to the box':>18}")
    for key, (box, name) in EXPANSIONS.items():
        package = ROOT / "examples" / name / "src" / f"starcup_{name}"
        alone = games.find(key).load([box])
        more = games.find(key).load([box, Pack.from_folder(package)])
        times = []
        for place in range(slices):
            seed, number = 1 + place * GAMES[key], GAMES[key]
            pair = [play_games(partial(played, rules), seed, games=number) for rules in (alone, more)]
            times.append([1e6 / played_slice.steps_per_s for played_slice in pair])
        ratio = median(without / extended for without, extended in times)
        print(
            f"{key:<12}{name:<12}"
            + "".join(f"{median(column):>8.1f} " for column in zip(*times, strict=True))
            + f"{ratio:>17.2f}"
        )


if __name__ == "__main__":
    main()
