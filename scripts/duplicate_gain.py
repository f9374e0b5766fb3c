"""Measure the worth of playing each deal from every seat: intervals with duplicate and independent luck, same cost.

python scripts/duplicate_gain.py --bots greedy,random --games 200 --workers 2

The same number of games is played both ways. The comparison is of the standard error of a bot's lead in score over the
mean of its table, and of its win rate: how far off the result of one such run is likely to be. `worth` is how many
independent games say as much as one of a deal that all have played.
"""

import argparse
from collections.abc import Iterable

from starcup_bots.arena import Plan, run, stamped
from starcup_bots.arena_game import GameRecord
from starcup_bots.entrants import labels_of, split_bots
from starcup_bots.executors import local
from starcup_bots.intervals import by_deal, mean, standard_error


def errors(games: Iterable[GameRecord], bot: str) -> tuple[float, float, float, float]:
    """Return mean lead and its standard error, win rate and its standard error."""
    leads, wins = [], []
    for game in games:
        middle = sum(seat.score for seat in game.seats) / len(game.seats)
        for place, seat in enumerate(game.seats):
            if seat.bot == bot and game.fault is None:
                leads.append((game.deal, seat.score - middle))
                wins.append((game.deal, game.share(place)))
    lead, win = by_deal(leads), by_deal(wins)
    return mean(lead), standard_error(lead), mean(win), standard_error(win)


def worth(independent: float, duplicate: float) -> str:
    return f"{(independent / duplicate) ** 2:>6.2f}" if duplicate > 0 else f"{'none':>6}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", action="append", help="as for 'starcup arena'; default greedy,random")
    parser.add_argument("--games", type=int, default=200, help="deals for each line-up; default 200")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()

    names = tuple(split_bots(options.bots or ["greedy,random"]))
    played = {}
    for duplicate in (True, False):
        plan = stamped(Plan(names, options.players, options.games, options.seed, duplicate=duplicate))
        played[duplicate] = [game for some in run(plan, local(options.workers)) for game in some]
    print(f"{len(played[True])} games each way, {options.players} players; standard errors")
    columns = f"{'dupl.':>7} {'indep.':>7} {'worth':>6}"
    print(f"{'bot':<16} {'lead':>7} {columns}   {'wins':>6} {columns}")
    for bot in labels_of(names):
        lead, lead_error, wins, win_error = errors(played[True], bot)
        _, lead_alone, _, win_alone = errors(played[False], bot)
        print(
            f"{bot:<16} {lead:>+7.2f} {lead_error:>7.3f} {lead_alone:>7.3f} {worth(lead_alone, lead_error)}   "
            f"{wins:>6.1%} {win_error:>7.2%} {win_alone:>7.2%} {worth(win_alone, win_error)}"
        )


if __name__ == "__main__":
    main()
