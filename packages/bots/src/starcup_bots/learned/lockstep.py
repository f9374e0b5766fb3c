"""Many games played on by one net at once: all their questions of a moment are one batch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

import numpy as np
from attrs import define

from starcup import Choice, Decision, Game
from starcup_bots.learned.candidates import Candidates
from starcup_bots.learned.net import COARSE, WORD_BITS, Net, drawn
from starcup_bots.learned.weights import Floats

AnyGame = Game[Any, Any]


class Words:
    """A source of random numbers below 2**31, the same for a seed everywhere."""

    def __init__(self, seed: int) -> None:
        self._raw = np.random.PCG64(seed)

    def next(self, count: int) -> list[int]:
        """Return so many numbers."""
        return [word >> (64 - WORD_BITS) for word in self._raw.random_raw(count).tolist()]

    def for_lanes(self, lanes: Sequence[Lane]) -> list[int]:
        """Return a number for each game in play."""
        return self.next(len(lanes))


class CommonWords:
    """A source of random numbers below 2**31 that hang on nothing but a game's seed and the number of its answers.

    So what others do differs little between games of one seed that differ in one choice.
    """

    def __init__(self, seeds: Sequence[int]) -> None:
        self._seeds = np.asarray(seeds, np.uint64)

    def for_lanes(self, lanes: Sequence[Lane]) -> list[int]:
        """Return a number for each game in play."""
        seeds = self._seeds[[lane.number for lane in lanes]]
        steps = np.asarray([lane.answered << 16 | lane.taken for lane in lanes], np.uint64)
        mixed = seeds + steps * np.uint64(0x9E3779B97F4A7C15)  # splitmix64, which spreads every bit over all others
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        words: list[int] = (mixed >> np.uint64(64 - WORD_BITS)).tolist()
        return words


class Best:
    """A source of -1 alone: always the best candidate."""

    def for_lanes(self, lanes: Sequence[Lane]) -> list[int]:
        """Return -1 for each game in play."""
        return [-1] * len(lanes)


@define(eq=False)
class Lane:
    """A game in play, and the question that it waits at; ``number`` counts the games."""

    number: int
    game: AnyGame
    decision: Decision | None = None
    candidates: Candidates | None = None
    rows: Sequence[int] = ()
    answered: int = 0
    """The answers so far, the present one included."""
    taken: int = 0
    """The candidates taken so far for the present answer."""


Until = Callable[[Lane], bool]
"""A function that tells whether a game has been played on far enough."""
Taken = Callable[[Lane, Sequence[int], int, float, float], None]
"""A function that hears of each candidate taken: the lane, the units of all candidates, the place of the one, the
logarithm of its chance, and the net's logit of the worth of the position."""
Other = Callable[[Lane, Decision], Choice | None]
"""A function that answers for seats that the net does not play; None: the net does."""
Draws = Words | CommonWords | Best
"""A source of random numbers for the games in play."""


def played(
    net: Net,
    games: Iterable[AnyGame],
    words: Draws,
    *,
    parallel: int,
    until: Until | None = None,
    taken: Taken | None = None,
    other: Other | None = None,
    most: int = 1 << 30,
) -> Iterator[Lane]:
    """Play games on by a net for all seats, and yield each when it is over, or far enough."""
    source = enumerate(games)
    lanes: list[Lane] = []
    while True:
        asked: list[Lane] = []
        for lane in chain(lanes, (Lane(*begun) for begun in source)):
            if _reached(lane, net, until, other, most):
                asked.append(lane)
            else:
                yield lane
            if len(asked) == parallel:
                break
        if not asked:
            return
        _answer(net, asked, words, taken)
        lanes = asked


def _reached(lane: Lane, net: Net, until: Until | None, other: Other | None, most: int) -> bool:
    """Play on to a question that has several candidates; return whether there is one."""
    game = lane.game
    while (pending := game.waiting()) and lane.answered < most and not (until is not None and until(lane)):
        decision = pending[0]
        lane.answered += 1
        choice = None if other is None else other(lane, decision)
        if choice is None:
            candidates = Candidates(decision, net.vocabulary)
            choice = candidates.take(0, net.vocabulary) if len(candidates.units) == 1 else None
            if choice is None:
                lane.decision, lane.candidates, lane.taken = decision, candidates, 0
                lane.rows = net.rows(game.table, decision.seat, decision.kind)
                return True
        game.submit(decision.seat, choice)
    return False


def _answer(net: Net, lanes: Sequence[Lane], words: Draws, taken: Taken | None) -> None:
    """Let the net answer the question of each lane."""
    states = net.states([lane.rows for lane in lanes])
    logits: Floats | None = None if taken is None else net.logits(states)
    open_lanes = list(range(len(lanes)))
    while open_lanes:
        units = [_of(lanes[number]).units for number in open_lanes]
        counts = [len(row) for row in units]
        steps = net.steps(states[open_lanes], units)
        places = drawn(steps, words.for_lanes([lanes[number] for number in open_lanes]), counts)
        further: list[int] = []
        start = 0
        for number, place, row, count in zip(open_lanes, places, units, counts, strict=True):
            lane = lanes[number]
            if taken is not None and logits is not None:
                behind = (steps[start : start + count] - steps[start : start + count].max()) / COARSE
                chance = float(behind[place] - np.log(np.exp(behind).sum()))
                taken(lane, row, place, chance, float(logits[number]))
            start += count
            lane.taken += 1
            choice = _of(lane).take(place, net.vocabulary)
            if choice is None:
                further.append(number)
            else:
                assert lane.decision is not None
                lane.game.submit(lane.decision.seat, choice)
        open_lanes = further


def _of(lane: Lane) -> Candidates:
    assert lane.candidates is not None
    return lane.candidates
