"""``starcup arena``: every bot against every other, under the same luck, with ratings and their uncertainty."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands.match_options import match_options
from starcup_cli.errors import WrongUse, tell

if TYPE_CHECKING:
    from starcup_cli.commands.asked import Asked


@click.command("arena", short_help="Rate bots: round-robin under duplicate luck.")
@match_options(
    bots="greedy,random",
    bots_help="Who plays: names, or exec:COMMAND, or NAME=exec:COMMAND for a program of yours. May be given more "
    "than once.",
    games_help="Deals for each line-up; each is played once from every seat.  [default: 100]",
    resume_help="Go on with what was kept there.",
)
@click.option(
    "--duplicate/--independent", default=True, show_default=True, help="The same luck for all, or fresh for each game."
)
@click.option(
    "--line-up",
    multiple=True,
    metavar="NAME,NAME[,...]",
    help="Who sits at one table, instead of every choice of --bots; a bot may sit there more than once. May be given "
    "more than once.",
)
@click.option("--parquet", is_flag=True, help="Write all seats as Parquet too (with --out or --resume).")
@click.option("--plots", is_flag=True, help="Draw pictures, PNG and SVG (with --out or --resume).")
@json_option()
def command(asked: Asked, parquet: bool, plots: bool, as_json: bool) -> int:
    """Rate bots: round-robin, each deal played once from every seat.

    Luck is duplicate: the games of a deal share their seed and only the bots
    change seats. Intervals are of 95%. Ctrl-C prints what there is; with
    --out DIR nothing is lost, and --resume DIR goes on, with more --games if
    you like. Same seed, same results, however many processes or machines play.

    \b
    One against another at a table of three, with a fair share of 33%:
      starcup arena --line-up normal,easy,easy --line-up normal,normal,easy
    """
    from starcup_bots.entrants import label_of
    from starcup_bots.game_bots import facet_of
    from starcup_bots.standings import standings
    from starcup_cli.arena_report import check_parquet, json_of, lines_of, write_tables
    from starcup_cli.arena_run import crew_of, new_plan, play_missing, store_of
    from starcup_cli.terminal import show, show_json

    folder = asked.folder
    if (parquet or plots) and folder is None:
        raise WrongUse("--parquet and --plots need a folder: --out DIR")
    if parquet:
        check_parquet()
    if plots:
        from starcup_cli.arena_plots import draw
        from starcup_cli.pictures import check_plots

        check_plots()

    with store_of(asked, lambda: new_plan(asked, 100)) as store:
        code, trouble = play_missing(store, crew_of(asked.workers, asked.dask), shown=not as_json)
        records = list(store.records.values())
        names = facet_of(store.plan.ruleset()).line_names
        found = standings([label_of(name) for name in store.plan.bots], records, lines=names)
        if as_json:
            show_json(json_of(store.plan, found))
        else:
            show(lines_of(store.plan, found))
        if folder is not None:
            written = write_tables(folder, found, records, parquet=parquet)
            if plots and records:
                written += draw(folder, found, records)
            if not as_json:
                tell(f"Written to {folder}: {', '.join(path.name for path in written)}")
        if trouble:
            advice = f"; 'starcup arena --resume {folder}' goes on" if folder is not None else ""
            tell(f"starcup: {trouble} after {found.games} of {store.plan.games} games{advice}")
    return code
