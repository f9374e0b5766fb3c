"""Measure datasets: rows per game, rows per second of CPU time, and bytes per row, as a Markdown table.

python scripts/dataset_sizes.py [--games 100] [--bots random greedy] [--of roll race tiny-epic]
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from starcup_bots import Result, simulate
from starcup_bots.datasets import DatasetWriter, RecordedGame, read_info, record_games


def seconds(games: Iterable[Result]) -> float:
    """Return the CPU seconds of playing games without recording; the first game only warms up."""
    played: Iterator[Result] = iter(games)
    next(played)
    began = time.process_time()
    for _ in played:
        pass
    return time.process_time() - began


def written(games: Iterable[RecordedGame], path: Path) -> float:
    """Return the CPU seconds of recording games in a file; the first game only warms up."""
    recorded = iter(games)
    next(recorded)
    began = time.process_time()
    with DatasetWriter(path) as writer:
        for game in recorded:
            writer.add(game)
    return time.process_time() - began


def line(game: str, bot: str, games: int) -> str:
    """Return the row of a game and a bot."""
    seeds = range(games + 1)
    cells = []
    rows = 0
    with tempfile.TemporaryDirectory() as folder:
        for observations in (False, True):
            path = Path(folder, f"{observations}.parquet")
            took = written(record_games([], [bot], 2, seeds, game=game, observations=observations), path)
            rows = read_info(path).decisions
            cells += [f"{rows / took:,.0f}", f"{path.stat().st_size / rows:.0f}"]
    alone = rows / seconds(simulate([], [bot], 2, seeds, game=game))
    return f"| {game} | `{bot}` | {rows / games:.0f} | {alone:,.0f} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="how many of each")
    parser.add_argument("--bots", nargs="+", default=["random", "greedy"])
    parser.add_argument("--of", nargs="+", default=["roll", "race", "tiny-epic"], help="keys of games")
    arguments = parser.parse_args()
    head = (
        "game",
        "bot",
        "rows a game",
        "decisions/s alone",
        "rows/s",
        "bytes a row",
        "rows/s, observed",
        "bytes a row",
    )
    print(f"| {' | '.join(head)} |")
    print("| --- " * len(head) + "|")
    for game in arguments.of:
        for bot in arguments.bots:
            print(line(game, bot, arguments.games), flush=True)


if __name__ == "__main__":
    main()
