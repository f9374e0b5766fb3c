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


def balance_row(one: Balance) -> dict[str, object]:
    """Return what is known of a thing as a flat row."""
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
