"""Many random games under watch, with the distribution of their lengths and scores.

python scripts/soak.py --games 10000 --players 2 3 4 5
python scripts/soak.py --game race --games 10000 --closely 20
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial

from attrs import frozen

from starcup import Rng, StarcupError, games
from starcup.kernel.errors import EngineError
from starcup.testing import GameKit, walk
from starcup.testing.soundness import check_faults, look_at_end, offers_choice


@frozen
class Watched:
    """The record of a watched game."""

    rounds: int
    decisions: int
    scores: tuple[int, ...]
    reasons: tuple[str, ...]
    noted: tuple[str, ...]


@cache
def kit(game: str, options: tuple[tuple[str, str], ...]) -> GameKit:
    """Return the kit of this process for a game, with its ruleset."""
    definition = games.find(game)
    ruleset = definition.load(options=dict(options)) if options else definition.load()
    return definition.facet("testing", GameKit)(ruleset)


def play(game: str, options: tuple[tuple[str, str], ...], players: int, closely: int, seed: int) -> Watched:
    """Play one game at random, in any process, under watch; one of ``closely`` is looked at after every choice.

    Every waiting seat must have a choice, or the last word, all invariants must hold, and the game must end.
    """
    own = kit(game, options)
    here = own.begin(players, seed, log=True)
    decisions, looked_at = 0, -1
    try:
        for spot in walk(here, Rng(seed)):
            decisions = spot.number + 1
            if not seed % closely or here.round_number != looked_at:
                looked_at = here.round_number
                check_faults(here.table)
            if not offers_choice(here, spot.decision):
                raise EngineError(f"{spot.decision} offers no choice")
        look_at_end(here)
    except EngineError as error:
        raise EngineError(f"seed {seed}, choice {decisions}: {error}") from error
    scores = tuple(score.total for score in own.ruleset.scores(here.table))
    reasons = own.ruleset.end_reasons(here.table)
    return Watched(here.round_number, decisions, scores, reasons, own.notable(here))


def setting(text: str) -> tuple[str, str]:
    """Return the name and the value of an option."""
    name, _, value = text.partition("=")
    return name, value


def main() -> None:
    """Play, and print some lines for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roll", metavar="KEY")
    parser.add_argument("--option", type=setting, action="append", default=[], metavar="PACK.OPTION=VALUE")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players (default: all)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    closely = "one of N games is looked at after every choice, the others once a round (default: 1)"
    parser.add_argument("--closely", type=int, default=1, metavar="N", help=closely)
    chosen = parser.parse_args()
    noted: Counter[str] = Counter()
    options = tuple(chosen.option)
    try:
        possible = kit(chosen.game, options).ruleset.seats
    except StarcupError as error:
        parser.error(str(error))
    with ProcessPoolExecutor(chosen.workers) as pool:
        for players in chosen.players or possible:
            if players not in possible:
                parser.error(f"{players} players: expected {', '.join(map(str, possible))}")
            seeds = range(chosen.seed, chosen.seed + chosen.games)
            one = partial(play, chosen.game, options, players, chosen.closely)
            played = list(pool.map(one, seeds, chunksize=50))
            report(players, played)
            for game in played:
                noted.update(game.noted)
    report_noted(noted)


def report(players: int, played: list[Watched]) -> None:
    """Print the lengths and scores of games of one size."""
    decisions = sum(game.decisions for game in played)
    reasons = Counter("+".join(game.reasons) for game in played)
    print(f"{players} players: {len(played)} games, {decisions} choices, every invariant held; all ended")
    print(f"  rounds    {spread([game.rounds for game in played])}")
    print(f"  decisions {spread([game.decisions for game in played])}")
    print(f"  scores    {spread([score for game in played for score in game.scores])}")
    print(f"  ended by  {dict(reasons)}", flush=True)


def report_noted(noted: Mapping[str, int]) -> None:
    """Print what was noted most and least often."""
    rare = sorted(noted.items(), key=lambda item: item[1])
    if rare:
        print(f"noted: {len(rare)} different; rarest {rare[:3]}, most often {rare[-3:]}")


def spread(values: list[int]) -> str:
    """Return least, quartiles, most and mean of a list."""
    low, median, high = statistics.quantiles(values, n=4)
    mean = statistics.fmean(values)
    return f"{min(values)} | {low:.0f} {median:.0f} {high:.0f} | {max(values)}, mean {mean:.1f}"


if __name__ == "__main__":
    main()
