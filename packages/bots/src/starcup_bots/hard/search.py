"""Flat Monte Carlo search with common random numbers: candidates are halved while the worlds go on.

Every world is sampled from the view, and every candidate that is still in is
played in the same worlds, dice to come included, so that differences between
candidates are seen through less noise than their values.
"""

from __future__ import annotations

import time

from starcup import Choice, Rng
from starcup.roll import RollView
from starcup_bots.greedy.scoring import Scores
from starcup_bots.hard.playout import Playouts
from starcup_bots.hard.settings import Settings


def candidates(scores: Scores, settings: Settings) -> Scores:
    """The choices worth searching, the best by the policy's values first; among equals the earlier one."""
    ranked = sorted(enumerate(scores), key=lambda one: (-one[1][0], one[0]))
    best = ranked[0][1][0] if ranked else 0.0
    return [one for _, one in ranked[: settings.candidates] if one[0] >= best - settings.margin]


def search(
    view: RollView, scored: Scores, playouts: Playouts, settings: Settings, budget: int, rng: Rng, began: float
) -> Choice:
    """The best of ``scored`` choices (best first by the policy) after ``budget`` playouts, or when time is up."""
    spread = settings.spread + settings.spread_by_round * 6
    best = scored[0][0]
    # The policy's own values, as odds like those of the playouts: a quarter of the lead, near the middle.
    priors = [settings.prior * 0.275 * (value - best) / spread for value, _ in scored]
    sums, left = [0.0] * len(scored), list(range(len(scored)))
    stages = max(1, (len(left) - 1).bit_length())
    played = 0

    def standing(number: int) -> float:
        return (sums[number] + priors[number]) / (played + settings.prior)

    for _ in range(stages):
        for _ in range(max(1, budget // (stages * len(left)))):
            world = view.sample_world(rng)
            for number in left:
                sums[number] += playouts.value(world, scored[number][1])
            played += 1
            if settings.seconds and time.perf_counter() - began > settings.seconds:
                return scored[max(left, key=lambda number: (standing(number), -number))][1]
        left.sort(key=lambda number: (-standing(number), number))
        del left[(len(left) + 1) // 2 :]
    return scored[left[0]][1]
