"""``starcup balance``: tiles, factions and home worlds that go with winning more than others of their kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands.match_options import match_options
from starcup_cli.errors import WrongUse

if TYPE_CHECKING:
    from starcup_bots.arena import Plan
    from starcup_bots.arena_store import Store
    from starcup_cli.series import Asked


@click.command("balance", short_help="Look for tiles that are too strong or too weak.")
@match_options(
    bots="greedy",
    bots_help="Who plays, as for 'starcup arena'; one bot plays against itself.",
    games_help="Deals for each line-up; one bot alone plays each once.  [default: 500]",
    resume_help="Go on with what was kept there, by this command or by 'starcup arena'.",
)
@click.option(
    "--top",
    type=click.IntRange(min=1),
    default=10,
    show_default=True,
    metavar="N",
    help="How many lines of the strongest and of the weakest.",
)
@click.option("--plots", is_flag=True, help="Draw a picture, PNG and SVG (with --out or --resume).")
@json_option("For programs: everything.")
def command(asked: Asked, top: int, plots: bool, as_json: bool) -> int:
    """Look for tiles, factions and home worlds that are too strong or too weak.

    Plays games between bots and compares the seats that had a thing with those
    that had not, within each game, adjusted for the bot and the seat. 'excess'
    is what it adds to score and win rate beyond the usual for its side and
    cost, with its interval of 95%. Bots build what they like, so a verdict is
    a reason to look, not a proof.
    """
    from starcup_bots.balance import balance, check_pieces
    from starcup_cli.errors import check_extra
    from starcup_cli.series import balance_lines, balance_row, csv_of, new_plan, run
    from starcup_cli.terminal import show, show_json

    check_extra("numpy", "balance")
    if plots:
        if asked.folder is None:
            raise WrongUse("--plots needs a folder: --out DIR")
        check_extra("matplotlib", "--plots")

    def begun() -> Plan:
        plan = new_plan(asked, 500, alone=True)
        check_pieces(plan.ruleset(), plan.players)
        return plan

    def report(store: Store) -> dict[str, str | bytes]:
        plan, rules, records = store.plan, store.plan.ruleset(), list(store.records.values())
        kinds = check_pieces(rules, plan.players).kinds
        things, head = balance(rules, records), f"{len(records)} of {plan.games} games"
        rows = list(map(balance_row, things))
        if as_json:
            show_json({"games": len(records), "packs": list(plan.stamps), "things": rows})
        else:
            show(balance_lines(head, things, top, kinds))
        contents: dict[str, str | bytes] = {"balance.csv": csv_of(rows)}
        if plots:
            from starcup_cli.series import balance_pictures

            contents.update(
                balance_pictures(things, kinds, f"{head} of {plan.players} players between {', '.join(plan.labels)}")
            )
        return contents

    return run(asked, "balance", begun, report, shown=not as_json)
