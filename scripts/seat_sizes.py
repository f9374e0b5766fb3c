"""Measure how much a language model reads and writes: characters of a look, of an answer, of whole games.

python scripts/seat_sizes.py --games 3
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from statistics import median

import anyio

from starcup.host import Refused
from starcup_bots import make
from starcup_llm import HostedSeat, NewSeat

GAMES = ("race", "roll", "tiny-epic")


async def sizes(game: str, seed: int, *, lists_choices: bool) -> tuple[list[int], list[int], int]:
    """Play a game as ``greedy`` does; return the characters of each look and of each answer, and the total written."""
    seat = HostedSeat(NewSeat(("client", "greedy"), game, seed=seed, lists_choices=lists_choices))
    bot = make("greedy", seed, game)
    looks, answers, written = [len(seat.look())], list[int](), 0
    try:
        while (decision := seat.seen.decision) is not None:
            choice = bot.choose(decision, seat.seen.view).text
            written += len(json.dumps(["answer", {"number": decision.number, "choice": choice}]))
            answers.append(len(await seat.answer(decision.number, choice)))
            looks.append(len(seat.look()))
    except Refused as refused:
        raise SystemExit(f"{game}, seed {seed}: {refused}") from refused
    finally:
        seat.close()
    return looks, answers, written


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="how many of each kind")
    games = parser.parse_args().games
    print("| game | choices | answers | a look: median, most | an answer: median, most | a game: read, written |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in GAMES:
        for lists_choices in (True, False):
            played = [anyio.run(partial(sizes, game, seed, lists_choices=lists_choices)) for seed in range(games)]
            looks = [size for looks, _, _ in played for size in looks]
            answers = [size for _, answers, _ in played for size in answers]
            read = [looks[0] + sum(answers) for looks, answers, _ in played]
            row = [
                game,
                "listed" if lists_choices else "not listed",
                f"{median(len(answers) for _, answers, _ in played):,.0f}",
                f"{median(looks):,.0f}, {max(looks):,}",
                f"{median(answers):,.0f}, {max(answers):,}",
                f"{median(read):,.0f}, {median(written for _, _, written in played):,.0f}",
            ]
            print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
