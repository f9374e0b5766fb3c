"""Reports on a balance: lines for people, rows for programs."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import TYPE_CHECKING

from starcup_cli.series.reporting import plus_minus, short

if TYPE_CHECKING:
    from starcup_bots.balance import Balance, Lift


def balance_lines(head: str, found: list[Balance], top: int, kinds: Mapping[str, str]) -> list[str]:
    """Return the strongest and the weakest things for people."""
    strong = found[:top]
    weak = [thing for thing in found[::-1] if thing not in strong][:top]
    title = f"{'':<26} {'kind':<5} {'cost':>4} {'built':>6} {'round':>5} {'score':>10} {'win rate, %':>12}"
    lines = [
        f"## {head}; {len(found)} things",
        "What is added beyond the usual for their like, and half its 95% interval.",
        "",
        f"Strongest first:\n{title}",
    ]
    lines += [_line(thing, kinds) for thing in strong]
    if weak:
        lines += ["", f"Weakest first:\n{title}", *(_line(thing, kinds) for thing in weak)]
    spreads = {thing.kind: thing.score.spread for thing in found}
    differences = ", ".join(
        f"{kind}s {spreads[kind]:.1f}" for kind in dict.fromkeys((*kinds, *spreads)) if kind in spreads
    )
    marked = [f"{thing.key} ({thing.verdict})" for thing in found if thing.verdict]
    ends = [
        f"How much they differ among their like, VP: {differences}.",
        f"Beyond twice that and beyond chance: {', '.join(marked) or 'nothing'}.",
    ]
    return [*lines, "", *(line for end in ends for line in wrap(end, 78, break_long_words=False))]


def _line(thing: Balance, kinds: Mapping[str, str]) -> str:
    built = f"{thing.rate:>6.1%} {thing.round:>5.1f}" if thing.round else f"{thing.rate:>6.1%} {'':>5}"
    score, wins = thing.score, thing.wins
    return (
        f"{short(thing.key, 26):<26} {kinds.get(thing.kind, thing.kind[:5]):<5} {thing.cost:>4} {built}"
        f" {score.excess:>+5.1f} {plus_minus(score.half):>4}"
        f" {100 * wins.excess:>+7.1f} {plus_minus(100 * wins.half):>4}"
    )


def balance_row(thing: Balance) -> dict[str, object]:
    """Return what is known of a thing as a flat row."""
    return {
        "kind": thing.kind,
        "key": thing.key,
        "pack": thing.pack,
        "cost": thing.cost,
        "seats": thing.seats,
        "rate": round(thing.rate, 5),
        "round": round(thing.round, 2),
        **_lift("score", thing.score),
        **_lift("win_rate", thing.wins),
        "oddity": round(thing.score.oddity, 3),
        "verdict": thing.verdict,
    }


def _lift(name: str, lift: Lift) -> dict[str, object]:
    low, high = lift.interval
    return {
        f"{name}_lift": round(lift.lift, 4),
        f"{name}_error": round(lift.error, 4),
        f"{name}_excess": round(lift.excess, 4),
        f"{name}_excess_low": round(low, 4),
        f"{name}_excess_high": round(high, 4),
        f"{name}_spread": round(lift.spread, 4),
    }
