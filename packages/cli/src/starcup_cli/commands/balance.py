"""``starcup balance``: tiles, factions and home worlds that go with winning more than others of their kind."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands.match_options import match_options
from starcup_cli.errors import WrongUse
from starcup_cli.series.reporting import plus_minus, short

if TYPE_CHECKING:
    from starcup_bots.arena import Plan
    from starcup_bots.arena_store import Store
    from starcup_bots.balance import Balance, Lift
    from starcup_cli.commands.match_options import Asked


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
    from starcup_cli.extras import check_extra
    from starcup_cli.series.arena_report import csv_of
    from starcup_cli.series.arena_run import new_plan, run
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
        found, head = balance(rules, records), f"{len(records)} of {plan.games} games"
        rows = list(map(_row, found))
        if as_json:
            show_json({"games": len(records), "packs": list(plan.stamps), "things": rows})
        else:
            show(_lines(head, found, top, kinds))
        contents: dict[str, str | bytes] = {"balance.csv": csv_of(rows)}
        if plots:
            from starcup_cli.series.balance_plots import picture

            contents.update(picture(found, kinds, f"{head} of {plan.players} players between {', '.join(plan.labels)}"))
        return contents

    return run(asked, "balance", begun, report, shown=not as_json)


def _lines(head: str, found: list[Balance], top: int, kinds: Mapping[str, str]) -> list[str]:
    strong = found[:top]
    weak = [one for one in found[::-1] if one not in strong][:top]
    title = f"{'':<26} {'kind':<5} {'cost':>4} {'built':>6} {'round':>5} {'score':>10} {'win rate, %':>12}"
    lines = [
        f"## {head}; {len(found)} things",
        "What is added beyond the usual for their like, and half its 95% interval.",
        "",
        f"Strongest first:\n{title}",
    ]
    lines += [_line(one, kinds) for one in strong]
    if weak:
        lines += ["", f"Weakest first:\n{title}", *(_line(one, kinds) for one in weak)]
    spreads = {one.kind: one.score.spread for one in found}
    told = ", ".join(f"{kind}s {spreads[kind]:.1f}" for kind in dict.fromkeys((*kinds, *spreads)) if kind in spreads)
    marked = [f"{one.key} ({one.verdict})" for one in found if one.verdict]
    ends = [
        f"How much they differ among their like, VP: {told}.",
        f"Beyond twice that and beyond chance: {', '.join(marked) or 'nothing'}.",
    ]
    return [*lines, "", *(line for end in ends for line in wrap(end, 78, break_long_words=False))]


def _line(one: Balance, kinds: Mapping[str, str]) -> str:
    built = f"{one.rate:>6.1%} {one.round:>5.1f}" if one.round else f"{one.rate:>6.1%} {'':>5}"
    score, wins = one.score, one.wins
    return (
        f"{short(one.key, 26):<26} {kinds.get(one.kind, one.kind[:5]):<5} {one.cost:>4} {built}"
        f" {score.excess:>+5.1f} {plus_minus(score.half):>4}"
        f" {100 * wins.excess:>+7.1f} {plus_minus(100 * wins.half):>4}"
    )


def _row(one: Balance) -> dict[str, object]:
    return {
        "kind": one.kind,
        "key": one.key,
        "pack": one.pack,
        "cost": one.cost,
        "seats": one.seats,
        "rate": round(one.rate, 5),
        "round": round(one.round, 2),
        **_lift("score", one.score),
        **_lift("win_rate", one.wins),
        "oddity": round(one.score.oddity, 3),
        "verdict": one.verdict,
    }


def _lift(name: str, one: Lift) -> dict[str, object]:
    low, high = one.interval
    return {
        f"{name}_lift": round(one.lift, 4),
        f"{name}_error": round(one.error, 4),
        f"{name}_excess": round(one.excess, 4),
        f"{name}_excess_low": round(low, 4),
        f"{name}_excess_high": round(high, 4),
        f"{name}_spread": round(one.spread, 4),
    }
