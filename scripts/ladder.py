"""Measure the lead of each bot over the next, pairing by pairing, at tables of 2, 3 and 4, as a Markdown table.

python scripts/ladder.py --out ladder --pair normal easy --pair hard normal --players 2 3 4 --sets 100 --workers 2

A duplicate set is one deal played once from every seat: as many games as there are players, all with the same luck. At
tables of more than two, one of the first bot sits among copies of the second; with `--mixed` every mixture of the two
is played, and more sets. Win shares are of one seat, so the fair share is one among as many as there are players.
Intervals are of 95%, over deals. The folder keeps every game (for each pairing `games.jsonl` and `seats.csv`); started
again, the script plays what is missing, and with more --sets it adds to them. The table shows all that the folder
holds, so pairings may be measured one after another with sets of their own.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from pathlib import Path

from attrs import evolve

from starcup import StarcupError
from starcup_bots.arena import Plan, changed, stamped
from starcup_bots.arena_store import PLAN, Store
from starcup_bots.entrants import labels_of
from starcup_bots.executors import Crew
from starcup_bots.standings import standings
from starcup_cli.files import write, write_all
from starcup_cli.series.arena_report import arena_tables
from starcup_cli.series.arena_run import crew_of, play_missing

PACE = "pace.json"
"""The file of the time that the games took, added up over all runs: the only result that varies between runs."""

HEADER = "| pairing | players | sets | games | win share | 95% | fair | lead, VP | mean scores | rounds | decisions/s |"


def plan_of(pair: tuple[str, str], players: int, options: argparse.Namespace) -> Plan:
    """Return the plan for one bot of the first kind among the second, or for every mixture."""
    tables = () if options.mixed or players == 2 else ((0, *[1] * (players - 1)),)
    return stamped(
        Plan(
            pair, players, options.sets, options.seed, limit_ms=options.seconds * 1000, tables=tables, game=options.game
        )
    )


def store_of(folder: Path, plan: Plan, anyway: bool) -> Store:
    """Return the store in a folder, new or of the same plan; it may have more deals than asked for."""
    if not (folder / PLAN).exists():
        return Store.create(folder, plan)
    kept = Store.plan_of(folder)
    if evolve(kept, deals=plan.deals, stamps=plan.stamps, code=plan.code) != plan:
        raise StarcupError(f"{folder} holds something else: {kept}; expected {plan}: choose another --out")
    if (other := changed(kept)) and not anyway:
        raise StarcupError(f"{folder} was played by other code: {other}; --anyway goes on with what is here")
    store = Store.open(folder, max(plan.deals, kept.deals))
    return store.with_plan(evolve(store.plan, stamps=plan.stamps, code=plan.code)) if other else store


def play(store: Store, crew: Crew, workers: int, parquet: bool) -> int:
    """Play the missing games, and write the tables and the pace."""
    before, began = set(store.records), time.monotonic()
    code, trouble = play_missing(store, crew, shown=True)
    seconds = (time.monotonic() - began) * workers
    new = sum(record.decisions for number, record in store.records.items() if number not in before)
    if new:
        decided, took = pace_of(store.folder)
        write(store.folder / PACE, json.dumps({"decisions": decided + new, "process_seconds": took + seconds}))
    found = standings(store.plan.labels, store.records.values())
    contents = arena_tables(found, store.records.values(), parquet=parquet)
    write_all({store.folder / name: data for name, data in contents.items()})
    if trouble:
        print(f"{store.folder}: {trouble} after {found.games} of {store.plan.games} games", file=sys.stderr)
    return code


def pace_of(folder: Path) -> tuple[int, float]:
    """Return the number of decisions, and the seconds of one process that they took."""
    path = folder / PACE
    kept = json.loads(path.read_text()) if path.exists() else {}
    return int(kept.get("decisions", 0)), float(kept.get("process_seconds", 0))


def row_of(store: Store) -> str:
    """Return a line of the table."""
    plan = store.plan
    labels = plan.labels
    found = standings(labels, store.records.values(), draws=0)  # ratings are not shown, so they may be rough
    first, second = (next(one for one in found.bots if one.bot == label) for label in labels)
    decided, took = pace_of(store.folder)
    sets = len({record.game // plan.turns for record in store.records.values()})
    cells = [
        " : ".join(labels) + (" (mixed)" if plan.players > 2 and not plan.tables else ""),
        str(plan.players),
        str(sets),
        str(found.games) + (f" ({len(found.faults)} with faults)" if found.faults else ""),
        f"{first.win_rate.mean:.1%}",
        f"{first.win_rate.interval[0]:.1%} to {first.win_rate.interval[1]:.1%}",
        f"{first.fair:.1%}",
        f"{first.lead.mean:+.1f}",
        f"{first.score.mean:.1f} : {second.score.mean:.1f}",
        f"{found.rounds[0]:.1f}",
        f"{decided / took:.0f}" if took else "",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="where everything is kept")
    parser.add_argument("--pair", nargs=2, action="append", default=[], metavar=("BOT", "OTHER"), help="who meets")
    parser.add_argument("--game", default="roll", help="the key of the game; default roll")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--sets", type=int, default=100, help="deals for each line-up; default 100")
    parser.add_argument("--mixed", action="store_true", help="every mixture of the two, not one among the others")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=int, default=5, help="for one question, of a program of yours")
    parser.add_argument("--anyway", action="store_true", help="go on although the code has changed")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--dask", help="address of a scheduler; --workers then says how many it has")
    parser.add_argument("--parquet", action="store_true", help="the seats of all games as Parquet too")
    options = parser.parse_args()

    code = 0
    for pair in options.pair:
        for players in options.players:
            plan = plan_of(tuple(pair), players, options)
            name = "-".join([*labels_of(pair), str(players), *(["mixed"] if players > 2 and options.mixed else [])])
            store = store_of(options.out / re.sub(r"[^\w.-]+", "_", name), plan, options.anyway)
            if not code:
                code = play(store, crew_of(options.workers, options.dask), options.workers, options.parquet)
    stores = [Store.open(path.parent) for path in sorted(options.out.glob(f"*/{PLAN}"))]
    table = "\n".join([HEADER, "|" + " --- |" * HEADER.count(" |"), *map(row_of, stores)])
    print(table)
    write(options.out / "ladder.md", table + "\n")
    return code


if __name__ == "__main__":
    try:
        sys.exit(main())
    except StarcupError as error:
        sys.exit(f"ladder: {error}")
