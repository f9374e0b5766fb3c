"""Flat Monte Carlo search with common random numbers: candidates are halved while the worlds go on.

Every world is sampled from the view, and every candidate that is still in is
played in the same worlds, dice to come included, so that differences between
candidates are seen through less noise than their values. What will not catch up
any more is dropped before its time, and the search ends with the last rival.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from attrs import frozen

from starcup import Choice
from starcup.roll.choices import Select
from starcup_bots.intervals import Interval, by_deal, share_interval
from starcup_bots.roll.greedy.scoring import Scores
from starcup_bots.roll.hard.deciding import LEAST, all_the_same, outlasts
from starcup_bots.roll.hard.odds import shifted
from starcup_bots.roll.hard.playout import Playouts
from starcup_bots.roll.hard.settings import Settings
from starcup_bots.roll.hard.worlds import World, Worlds


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
    interval: Interval
    """In which the odds lie, with 95% confidence, if all worlds that fit the view were played: what luck there was in
    those that were. Wilson's, for as many wins and defeats as would tell as much as these playouts.
    """


class _Race:
    """The choices of a search that are still in, and those that have been dropped."""

    def __init__(self, scored: Scores, settings: Settings, spread: float) -> None:
        self._scored = scored
        self._prior = settings.prior
        self._spread = spread
        self._values: list[list[float]] = [[] for _ in scored]
        self._left = list(range(len(scored)))
        self._kept: list[Standing] = []
        self._dropped: list[Standing] = []

    def play(self, world: World, playouts: Playouts) -> None:
        """Try every choice that is in in a world."""
        for number in self._left:
            self._values[number].append(playouts.value(world, self._scored[number][1]))

    def keep_best(self, number: int) -> None:
        """Drop all but so many."""
        glances = self._ranked()
        self._keep(self._left[:number], glances)

    def drop_beaten(self, to_come: int) -> bool:
        """Drop whatever will not catch up with the best in the playouts to come; True if that decides the search."""
        glances = self._ranked()
        first = self._left[0]
        played = len(self._values[first])
        if played < LEAST:
            return False
        kept = [
            number
            for number in self._left
            if number == first
            or not outlasts(self._values[first], self._values[number], glances[first] - glances[number], to_come)
        ]
        self._keep(kept, glances)
        return len(kept) == 1 or all_the_same([sum(self._values[number]) / played for number in kept])

    def standings(self) -> tuple[Standing, ...]:
        """As it was when something was last dropped: the best first, what went first last."""
        return (*self._kept, *self._dropped)

    def _ranked(self) -> dict[int, float]:
        """Put what is in in order, the best first. Returns what the policy thinks of each, in playouts won."""
        scored, left = self._scored, self._left
        sums = {number: sum(self._values[number]) for number in left}
        # As odds around those of the playouts: a lead counts less when all is won.
        middle = sum(sums.values()) / (len(self._values[left[0]]) * len(left))
        glances = {
            number: self._prior * shifted(middle, scored[number][0] - scored[0][0], self._spread) for number in left
        }
        left.sort(key=lambda number: (-(sums[number] + glances[number]), number))
        return glances

    def _keep(self, kept: list[int], glances: dict[int, float]) -> None:
        """Drop all but ``kept``, which are told by the same ranking as what is dropped."""
        standings = {number: self._standing(number, glances[number]) for number in self._left}
        self._kept = [standings.pop(number) for number in kept]
        self._dropped[:0] = standings.values()
        self._left = kept

    def _standing(self, number: int, glance: float) -> Standing:
        values = self._values[number]
        worth = (sum(values) + glance) / (len(values) + self._prior)
        odds = sum(values) / len(values)
        low, high = share_interval(by_deal(enumerate(values)))  # every world is a deal of its own
        return Standing(self._scored[number][1], odds, len(values), worth, (min(low, odds), max(high, odds)))


def _stages(choices: int, playouts: int) -> Iterator[tuple[int, int]]:
    """In how many worlds choices are tried, and how many stay in after that: half of them, until one is left."""
    number = max(1, (choices - 1).bit_length())
    for _ in range(number):
        yield max(1, playouts // (number * choices)), (choices + 1) // 2
        choices = (choices + 1) // 2


def search(
    scored: Scores, worlds: Worlds, playouts: Playouts, settings: Settings, spread: float, began: float
) -> tuple[Standing, ...]:
    """How ``scored`` choices (best first by the policy) stand after some playouts: until one is left, or time is up.

    The best comes first, and the rest in the order in which they would have been dropped, the first to go last.
    ``spread`` is what turns the policy's values into odds.
    """
    race = _Race(scored, settings, spread)
    stages = list(_stages(len(scored), settings.playouts))
    to_come, played = sum(number for number, _ in stages), 0
    for number, stay in stages:
        for _ in range(number):
            race.play(worlds[played], playouts)
            played += 1
            to_come -= 1
            if settings.seconds and time.perf_counter() - began > settings.seconds:
                race.keep_best(len(scored))
                return race.standings()
            if race.drop_beaten(to_come):
                return race.standings()
        race.keep_best(stay)
    return race.standings()
