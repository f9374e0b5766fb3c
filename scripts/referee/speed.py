"""Speed against another checkout: both play the same random games in turns, in processes of their own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from scripts.referee.other_checkout import python_of, talking

LEAST = 0.98
"""The least ratio that counts as the same speed."""
FRESH = 5
"""Processes are begun anew after so many pairs: where one has its objects in memory may make it slower for good."""
MEASURES = ("games", "playouts", "clones")
"""Whole games by `submit`, playouts from the middle of games, clones of positions there."""

Ask = Callable[[str], str]


@dataclass(slots=True)
class Times:
    """CPU times of the same work here and in the other checkout, in pairs of neighbours."""

    here: list[float] = field(default_factory=list)
    there: list[float] = field(default_factory=list)

    @property
    def ratios(self) -> list[float]:
        """Our speed over the other one, by pair."""
        return [theirs / ours for ours, theirs in zip(self.here, self.there, strict=True)]

    @property
    def best(self) -> float:
        """The ratio of the shortest times: what a busy machine disturbs least."""
        return min(self.there) / min(self.here)

    @property
    def slower(self) -> bool:
        """Whether we are slower by both accounts."""
        return max(median(self.ratios), self.best) < LEAST


def compare_speed(checkout: Path, games: tuple[str, ...], pairs: int) -> bool:
    """Measure some games here and in another checkout, print the ratios of speed, and return whether one is slower.

    Args:
        checkout: the other one.
        games: keys of games.
        pairs: how often each side is measured.

    Raises:
        NoCheckout: there is no such checkout.
    """
    other = python_of(checkout)
    slower = False
    print(f"speed here / in {checkout}: median of {pairs} pairs, of the best times; {LEAST} or more: the same")
    for game in games:
        for measure, times in times_of(game, other, pairs).items():
            verdict = "  slower" if times.slower else ""
            print(f"  {game:10} {measure:9} {median(times.ratios):.3f}  {times.best:.3f}{verdict}", flush=True)
            slower |= times.slower
    return slower


def times_of(game: str, other: str, pairs: int) -> dict[str, Times]:
    """Return the times of a game by measure; the sides take turns to be first."""
    times = {measure: Times() for measure in MEASURES}
    for first in range(0, pairs, FRESH):
        with talking(sys.executable, "slices", game) as here, talking(other, "slices", game) as there:
            for measure in MEASURES:  # once to warm up
                taken(here, measure)
                taken(there, measure)
            for pair in range(first, min(first + FRESH, pairs)):
                for measure, taken_of in times.items():
                    sides = [(here, taken_of.here), (there, taken_of.there)]
                    for side, its_times in sides if pair % 2 else reversed(sides):
                        its_times.append(taken(side, measure))
    return times


def taken(side: Ask, measure: str) -> float:
    """Return the CPU time that a side takes for a measure."""
    return float(side(measure))
