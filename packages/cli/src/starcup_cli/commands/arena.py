"""``starcup arena``: every bot against every other, under the same luck, with ratings and their uncertainty."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands.match_options import match_options
from starcup_cli.errors import WrongUse

if TYPE_CHECKING:
    from starcup_bots.arena_store import Store
    from starcup_cli.series import Asked


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
    from starcup_cli.errors import check_extra
    from starcup_cli.series import arena_data, arena_lines, arena_tables, new_plan, run
    from starcup_cli.terminal import show, show_json

    if (parquet or plots) and asked.folder is None:
        raise WrongUse("--parquet and --plots need a folder: --out DIR")
    for wanted, library, option in ((parquet, "pyarrow", "--parquet"), (plots, "matplotlib", "--plots")):
        if wanted:
            check_extra(library, option)

    def report(store: Store) -> dict[str, str | bytes]:
        from starcup_bots.game_bots import facet_of
        from starcup_bots.standings import standings

        records = list(store.records.values())
        names = facet_of(store.plan.ruleset()).line_names
        results = standings(store.plan.labels, records, lines=names)
        if as_json:
            show_json(arena_data(store.plan, results))
        else:
            show(arena_lines(store.plan, results))
        contents = arena_tables(results, records, parquet=parquet) if asked.folder is not None else {}
        if plots and records:
            from starcup_cli.series import arena_pictures

            contents.update(arena_pictures(results, records))
        return contents

    return run(asked, "arena", lambda: new_plan(asked, 100), report, shown=not as_json)
