"""One side of a comparison of speed: reads what to do from standard input, and prints the CPU time that it took.

python -m scripts.referee.slices GAME

Another checkout's Python runs it with that checkout's packages; what is measured is in benchmarks/.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from benchmarks.starcup_side import Starcup

POSITIONS, CLONES, GAMES = 8, 3000, {"roll": 5, "race": 12, "tiny-epic": 6}
"""Positions in the middle of games, clones of each, and whole games in a slice."""


def main() -> None:
    """Do slices until the input ends, always the same of each measure."""
    game = sys.argv[1]
    side = Starcup(game)
    positions = side.midgame(POSITIONS, 0)
    slices: dict[str, Callable[[], float]] = {
        "games": lambda: side.play_number(GAMES[game], 100, log=False).seconds,
        "playouts": lambda: sum(side.playouts(positions, 0, POSITIONS * turn).seconds for turn in range(2)),
        "clones": lambda: side.clone_us(positions, CLONES),
    }
    for line in sys.stdin:
        print(slices[line.strip()](), flush=True)


if __name__ == "__main__":
    main()
