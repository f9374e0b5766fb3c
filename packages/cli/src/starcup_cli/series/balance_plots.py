"""The picture of a balance: the strongest and the weakest things, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from starcup_cli.series.pictures import COLOURS, GREY, figure, files_of, plain
from starcup_cli.series.reporting import short

if TYPE_CHECKING:
    from starcup_bots.balance import Balance

MARKS = {"strong": (COLOURS[5], "^"), "weak": (COLOURS[0], "v"), "": (GREY, "o")}


def balance_pictures(found: Sequence[Balance], kinds: Mapping[str, str], head: str, ends: int = 15) -> dict[str, bytes]:
    """Return a picture of the strongest and the weakest things, with the intervals of their excess, as files.

    ``kinds`` are short names of their kinds, and ``head`` describes the games.
    """
    things = [*found[:ends], *found[max(ends, len(found) - ends) :]][::-1]
    places = range(len(things))
    drawn = figure(10, 2 + 0.24 * len(things))
    axes = drawn.subplots(1, 2, sharey=True)
    for half, scale, label, lifts in (
        (axes[0], 1, "score, VP more than usual for its like", [thing.score for thing in things]),
        (axes[1], 100, "win rate, points more than usual", [thing.wins for thing in things]),
    ):
        seen = set()
        for place, thing, lift in zip(places, things, lifts, strict=True):
            colour, mark = MARKS[thing.verdict]
            half.errorbar(
                [scale * lift.excess],
                [place],
                xerr=[scale * lift.half],
                fmt=mark,
                color=colour,
                label=(thing.verdict or "no verdict") if thing.verdict not in seen else None,
            )
            seen.add(thing.verdict)
        half.axvline(0, color="black", linewidth=0.8)
        half.set_xlabel(label)
        plain(half)
    if len(found) > 2 * ends:
        for half in axes:
            half.axhline(ends - 0.5, color="black", linewidth=0.8, linestyle=":")
    axes[0].set_yticks(list(places), [f"{_named(thing, kinds)}  {thing.rate:.0%}" for thing in things], fontsize=7)
    axes[0].set_ylim(-0.7, len(things) - 0.3)
    axes[0].legend(loc="lower right", fontsize=8)
    drawn.suptitle(
        f"Strongest and weakest, with intervals of 95%; behind the name, how many had it\n{head}", fontsize=11
    )
    return files_of("balance", drawn)


def _named(thing: Balance, kinds: Mapping[str, str]) -> str:
    kind = thing.kind if len(thing.kind) < 8 else kinds[thing.kind]
    return f"{short(thing.key, 38)} ({kind}{f', {thing.cost}' if thing.cost else ''})"
