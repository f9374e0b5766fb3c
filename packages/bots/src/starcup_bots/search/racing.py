"""Flat Monte Carlo search with common random numbers: candidates are halved while the worlds go on.

All candidates are played in the same worlds, chance to come included, so that their differences have less noise than
their values. Those that will not catch up are dropped early.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from math import fsum

from attrs import frozen

from starcup import Choice
from starcup_bots.intervals import Interval, by_deal, share_interval
from starcup_bots.search.deciding import LEAST, all_the_same, outlasts
from starcup_bots.search.odds import shifted

Scored = Sequence[tuple[float, Choice]]
"""Choices with their values at first glance."""
Values = Callable[[range, Sequence[Choice]], Sequence[Sequence[float]]]
"""A function that plays choices in worlds, given by their numbers. It returns the results of each choice, 0 (lost) to 1
(won), world by world; the same worlds have the same numbers at each call."""


@frozen
class SearchBudget:
    """The budget of a search: what one question may cost."""

    playouts: int = 200
    """Playouts of all choices together."""
    seconds: float = 0.9
    """The seconds after which no further playout is begun; 0: no limit. With a limit, play depends on the machine."""
    candidates: int = 24
    """The most choices that are tried; of more, that many are drawn at random, if there is no first glance."""
    prior: float = 0.0
    """Playouts that a first glance weighs as much as."""


@frozen
class Standing:
    """The standing of a choice in a search: ``worth`` decides, the ``odds`` drawn towards the first glance."""

    choice: Choice
    odds: float
    """The odds of winning, 0 to 1: the mean of its playouts."""
    playouts: int
    worth: float
    interval: Interval
    """The 95% interval of the odds if all worlds that fit the view were played; it covers the luck in those that were.
    Wilson's, for the number of wins and defeats with as much evidence as these playouts.
    """


class _Race:
    """The race between choices: those that are still in, and those that have been dropped."""

    def __init__(self, scored: Scored, values: Values, prior: float, spread: float) -> None:
        self._scored = scored
        self._play = values
        self._prior = prior
        self._spread = spread
        self._values: list[list[float]] = [[] for _ in scored]
        self._left = list(range(len(scored)))
        self._best: list[Standing] = []
        self._dropped: list[Standing] = []

    def play(self, worlds: range) -> None:
        """Try every choice that is still in, in some worlds."""
        results = self._play(worlds, [self._scored[number][1] for number in self._left])
        for number, values in zip(self._left, results, strict=True):
            self._values[number] += values

    def keep_best(self, number: int) -> None:
        """Drop all but that number of choices."""
        glances = self._ranked()
        self._keep(self._left[:number], glances)

    def drop_beaten(self, to_come: int) -> bool:
        """Drop the choices that will not catch up with the best in the playouts to come; True if that decides it."""
        glances = self._ranked()
        first = self._left[0]
        played = len(self._values[first])
        if played < LEAST:
            return False
        left = [
            number
            for number in self._left
            if number == first
            or not outlasts(self._values[first], self._values[number], glances[first] - glances[number], to_come)
        ]
        self._keep(left, glances)
        return len(left) == 1 or all_the_same([fsum(self._values[number]) / played for number in left])

    def standings(self) -> tuple[Standing, ...]:
        """Return the standings at the time of the last drop: the best first, the choice dropped first last."""
        return (*self._best, *self._dropped)

    def _ranked(self) -> dict[int, float]:
        """Sort the choices still in, the best first. Return their values at first glance, in playouts won."""
        scored, left = self._scored, self._left
        sums = {number: fsum(self._values[number]) for number in left}
        # As odds, relative to those of the playouts: a lead counts less when the game is won.
        middle = fsum(sums.values()) / (len(self._values[left[0]]) * len(left))
        glances = {
            number: self._prior * shifted(middle, scored[number][0] - scored[0][0], self._spread) for number in left
        }
        left.sort(key=lambda number: (-(sums[number] + glances[number]), number))
        return glances

    def _keep(self, left: list[int], glances: dict[int, float]) -> None:
        """Drop all but ``kept``, which have standings by the same ranking as those that are dropped."""
        standings = {number: self._standing(number, glances[number]) for number in self._left}
        self._best = [standings.pop(number) for number in left]
        self._dropped[:0] = standings.values()
        self._left = left

    def _standing(self, number: int, glance: float) -> Standing:
        values = self._values[number]
        worth = (fsum(values) + glance) / (len(values) + self._prior)
        odds = fsum(values) / len(values)
        low, high = share_interval(by_deal(enumerate(values)))  # every world is a deal of its own
        return Standing(self._scored[number][1], odds, len(values), worth, (min(low, odds), max(high, odds)))


def _stages(choices: int, playouts: int) -> Iterator[tuple[int, int]]:
    """Yield for each stage the number of worlds and the number of choices kept after it: half of them, down to one."""
    number = max(1, (choices - 1).bit_length())
    for _ in range(number):
        yield max(1, playouts // (number * choices)), (choices + 1) // 2
        choices = (choices + 1) // 2


def search(
    scored: Scored, values: Values, budget: SearchBudget, spread: float, began: float, batch: int = 1
) -> tuple[Standing, ...]:
    """Return the standings of choices after some playouts: until one is left, or time is up."""
    race = _Race(scored, values, budget.prior, spread)
    stages = list(_stages(len(scored), budget.playouts))
    to_come, played = sum(number for number, _ in stages), 0
    for number, stay in stages:
        end = played + number
        while played < end:
            worlds = range(played, min(end, played + batch))
            race.play(worlds)
            played = worlds.stop
            to_come -= len(worlds)
            if budget.seconds and time.perf_counter() - began > budget.seconds:
                race.keep_best(len(scored))
                return race.standings()
            if race.drop_beaten(to_come):
                return race.standings()
        race.keep_best(stay)
    return race.standings()
