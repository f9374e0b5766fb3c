"""Flat Monte Carlo search with common random numbers: candidates are halved while the worlds go on.

Every world is sampled from the view, and every candidate that is still in is
played in the same worlds, dice to come included, so that differences between
candidates are seen through less noise than their values.
"""

from __future__ import annotations

import time

from attrs import frozen

from starcup import Choice
from starcup.roll.choices import Select
from starcup_bots.greedy.scoring import Scores
from starcup_bots.hard.odds import shifted
from starcup_bots.hard.playout import Playouts
from starcup_bots.hard.settings import Settings
from starcup_bots.hard.worlds import Worlds


def candidates(scores: Scores, settings: Settings) -> Scores:
    """The choices worth searching, the best by the policy's values first; among equals the earlier one.

    Ways to select the same phase differ by little, and a better phase is what a search can find: the best way to select
    each phase comes before the second way to select any.
    """
    ranked = sorted(enumerate(scores), key=lambda one: (-one[1][0], one[0]))
    best = ranked[0][1][0] if ranked else 0.0
    near = [one for _, one in ranked if one[0] >= best - settings.margin]
    phases: set[str] = set()
    first: Scores = []
    further: Scores = []
    for value, choice in near:
        if isinstance(choice, Select) and choice.phase in phases:
            further.append((value, choice))
        else:
            first.append((value, choice))
            if isinstance(choice, Select):
                phases.add(choice.phase)
    kept = [*first, *further][: settings.candidates]
    return sorted(kept, key=lambda one: -one[0])


@frozen
class Standing:
    """How a choice did in a search: ``worth`` decides, and is the ``odds`` drawn towards what the policy thought."""

    choice: Choice
    odds: float
    """Of winning, 0 to 1: the mean of its playouts."""
    playouts: int
    worth: float


def search(
    scored: Scores, worlds: Worlds, playouts: Playouts, settings: Settings, spread: float, began: float
) -> tuple[Standing, ...]:
    """How ``scored`` choices (best first by the policy) stand after some playouts, or when time is up.

    The best comes first, and the rest in the order in which they would have been dropped, the first to go last.
    ``spread`` is what turns the policy's values into odds.
    """
    best = scored[0][0]
    sums, left = [0.0] * len(scored), list(range(len(scored)))
    kept: list[Standing] = []
    dropped: list[Standing] = []
    stages = max(1, (len(left) - 1).bit_length())
    played = 0

    def ranked() -> list[Standing]:
        # What the policy thinks, as odds around those of the playouts: a lead counts less when all is won.
        middle = sum(sums[number] for number in left) / (played * len(left))
        worth = {
            number: (sums[number] + settings.prior * shifted(middle, scored[number][0] - best, spread))
            / (played + settings.prior)
            for number in left
        }
        left.sort(key=lambda number: (-worth[number], number))
        return [Standing(scored[number][1], sums[number] / played, played, worth[number]) for number in left]

    for _ in range(stages):
        for _ in range(max(1, settings.playouts // (stages * len(left)))):
            world = worlds[played]
            for number in left:
                sums[number] += playouts.value(world, scored[number][1])
            played += 1
            if settings.seconds and time.perf_counter() - began > settings.seconds:
                return (*ranked(), *dropped)
        standings = ranked()
        half = (len(left) + 1) // 2
        kept, dropped[:0] = standings[:half], standings[half:]
        del left[half:]
    return (*kept, *dropped)
