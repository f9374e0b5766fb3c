"""What both sides of the benchmark share: the shape of a slice of play and the timing of one call.

Everything is timed with `time.process_time`: CPU time of this process, which a busy machine disturbs least.
"""

import gc
import time
import timeit
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median


class MissingError(Exception):
    """A library that a benchmark needs is not installed; the message is one line for a person."""


@dataclass(frozen=True, slots=True)
class PlaySlice:
    """Whole games played at random, one after the other, and the CPU time that they took."""

    seconds: float
    games: int
    unfinished: int
    decisions: int
    """Choices with more than one legal answer."""
    steps: int
    """All answers given, forced ones too."""

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds

    @property
    def steps_per_s(self) -> float:
        return self.steps / self.seconds

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds


@dataclass(frozen=True, slots=True)
class Played:
    """One game, played to its end."""

    finished: bool
    decisions: int
    steps: int


def play_games(play: Callable[[int], Played], first_seed: int, *, seconds: float = 0.0, games: int = 1) -> PlaySlice:
    """Play the seeds from `first_seed` on, until both `seconds` of CPU time and `games` games are done.

    Only whole games count: the last one is played to its end.
    """
    gc.collect()
    done = unfinished = decisions = steps = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds or done < games:
        played = play(first_seed + done)
        spent = time.process_time() - start
        done += 1
        unfinished += not played.finished
        decisions += played.decisions
        steps += played.steps
    return PlaySlice(spent, done, unfinished, decisions, steps)


def call_us(call: Callable[[], object], repeats: int) -> float:
    """Microseconds of CPU time for one call, over `repeats` calls with the garbage collector off, as timeit does."""
    return timeit.Timer(call, timer=time.process_time).timeit(repeats) / repeats * 1e6


def median_us(calls: Sequence[Callable[[], object]], repeats: int) -> float:
    """The median of `call_us` over several calls, such as the same method on several positions."""
    gc.collect()
    return median(call_us(call, repeats) for call in calls)
