"""A net for one ruleset: values of positions and chances of candidates, the same on every machine.

All numbers are multiples of powers of two, small enough that their sums and products are exact: no order of additions,
no processor and no library of linear algebra can change a result.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from starcup import Ruleset
from starcup.features import FeatureSpace, features_of
from starcup_bots.learned.vocabulary import Vocabulary
from starcup_bots.learned.weights import Floats, Weights, shared_name
from starcup_bots.portable_math import exp

Ints: TypeAlias = NDArray[np.int64]
FINE, COARSE = 256.0, 32
"""Activations are multiples of 1/256, chances of candidates are told in steps of 1/32 of their logarithm."""
MOST_ROW, MOST_ACTIVE = 64.0, 128.0
WORD_BITS, _ONE = 31, 1 << 24
"""The bits of a random number, and the weight of the best candidate, of which that of another is a share."""
_SHARES = np.array([round(_ONE * exp(-step / COARSE)) for step in range(18 * COARSE)], np.int64)
"""The weight of a candidate, by how many steps it lies behind the best."""
_CURVE, _EDGE = 64, 16
WORTH_STEP = 1 << 20
_WORTHS = np.array(
    [round(WORTH_STEP / (1 + exp(-step / _CURVE))) for step in range(-_CURVE * _EDGE, _CURVE * _EDGE + 1)], np.int64
)
"""The worth of a position by its logit, in steps of 1/64 between -16 and 16."""


def fine(numbers: Floats) -> Floats:
    """Return numbers rounded to multiples of 1/256."""
    rounded: Floats = np.rint(numbers * FINE) / FINE
    return rounded


class Net:
    """A net as it plays under one ruleset; units of choices are added to its vocabulary as they occur."""

    def __init__(self, weights: Weights, ruleset: Ruleset[Any, Any]) -> None:
        features = features_of(ruleset)
        self.ruleset = ruleset
        self.weights: Weights = weights
        self.space: FeatureSpace[Any] = features.space
        self.vocabulary: Vocabulary = Vocabulary(features)
        known = {name: row for row, name in enumerate(weights.features)}
        places = [known.get(shared_name(feature.name), -1) for feature in self.space.features]
        table = np.concatenate([weights.real("features"), np.zeros((1, self.width))])[places]
        rows = np.zeros((len(self.space.parts), self.width))
        for row, parts in enumerate(self.space.parts):
            for place, amount in parts:
                rows[row] += table[place] * _share(amount)
        self._kinds = {kind: len(rows) + number for number, kind in enumerate((*weights.kinds, ""))}
        self._unknown = len(rows) + len(weights.kinds) + 1
        rows = np.concatenate([rows, weights.real("kinds"), np.zeros((1, self.width))])
        self._rows = np.clip(fine(rows), -MOST_ROW, MOST_ROW).astype(np.float32)
        self._first, self._second = fine(weights.real("first")), fine(weights.real("second"))
        self._hidden, self._worth = weights.real("hidden"), weights.real("worth")
        self._base = float(weights.real("base")[0])
        self._words = {word: row for row, word in enumerate(weights.words)}
        self._word_rows = weights.real("words")
        self._units = np.zeros((0, self._word_rows.shape[1]))

    @property
    def width(self) -> int:
        """The number of numbers in the first layer."""
        return int(self.weights.arrays["first"].shape[0])

    def rows(self, table: Any, seat: int, kind: str) -> list[int]:
        """Return the rows of a position with a question."""
        rows: list[int] = self.space.rows(table, seat)
        rows.append(self._kinds.get(kind, self._unknown))
        return rows

    def states(self, positions: Sequence[Sequence[int]]) -> Floats:
        """Return what the net makes of positions: an array of so many rows."""
        lengths = np.fromiter(map(len, positions), np.int64, len(positions))
        flat = np.fromiter(chain.from_iterable(positions), np.int64, int(lengths.sum()))
        starts = np.cumsum(lengths) - lengths
        sums = np.add.reduceat(self._rows[flat], starts, axis=0)
        first = np.clip(sums.astype(np.float64) + self._first, 0.0, MOST_ACTIVE)
        second: Floats = np.clip(fine(first @ self._hidden) + self._second, 0.0, MOST_ACTIVE)
        return second

    def logits(self, states: Floats) -> Floats:
        """Return the worth of positions as logits."""
        logits: Floats = states @ self._worth + self._base
        return logits

    def worths(self, states: Floats) -> Ints:
        """Return the worth of positions, 0 to 1, in parts of :data:`WORTH_STEP`."""
        steps = np.rint(self.logits(states) * _CURVE)
        worths: Ints = _WORTHS[np.clip(steps, -_CURVE * _EDGE, _CURVE * _EDGE).astype(np.int64) + _CURVE * _EDGE]
        return worths

    def steps(self, states: Floats, candidates: Sequence[Sequence[int]]) -> Ints:
        """Return the logarithms of the chances of candidates, in steps of 1/32, those of all questions in a row."""
        counts = np.fromiter(map(len, candidates), np.int64, len(candidates))
        flat = np.fromiter(chain.from_iterable(candidates), np.int64, int(counts.sum()))
        if len(self._units) < len(self.vocabulary):
            self._extend()
        units = self._units[flat]
        logits = np.einsum("ij,ij->i", np.repeat(states, counts, axis=0), units[:, :-1]) + units[:, -1]
        steps: Ints = np.rint(logits * COARSE).astype(np.int64)
        return steps

    def _extend(self) -> None:
        new = self.vocabulary.words[len(self._units) :]
        rows = np.zeros((len(new), self._units.shape[1]))
        for row, words in zip(rows, new, strict=True):
            for word, amount in words:
                place = self._words.get(word)
                if place is not None:
                    row += self._word_rows[place] * _share(amount_of(amount))
        self._units = np.concatenate([self._units, fine(rows)])


def amount_of(amount: float) -> float:
    """Return how much an amount of a word counts: beyond 1 each further one counts less."""
    return amount if abs(amount) <= 1 else 0.3 * amount


def _share(amount: float) -> float:
    """Return an amount as a multiple of 1/16, so that what is multiplied by it stays exact."""
    return round(amount * 16) / 16


def drawn(steps: Ints, words: Iterable[int], counts: Sequence[int]) -> list[int]:
    """Return a candidate for each question, drawn by its chances."""
    sizes = np.asarray(counts, np.int64)
    starts = np.cumsum(sizes) - sizes
    best = np.maximum.reduceat(steps, starts)
    weights = _SHARES[np.minimum(np.repeat(best, sizes) - steps, len(_SHARES) - 1)]
    up_to = np.cumsum(weights)
    before = up_to[starts] - weights[starts]
    word = np.fromiter(words, np.int64, len(counts))
    aims = before + (((up_to[starts + sizes - 1] - before) * np.maximum(word, 0)) >> WORD_BITS)
    places = np.searchsorted(up_to, aims, side="right") - starts
    for question in np.flatnonzero(word < 0).tolist():
        start = int(starts[question])
        places[question] = steps[start : start + counts[question]].argmax()
    chosen: list[int] = places.tolist()
    return chosen


_NETS: WeakKeyDictionary[Ruleset[Any, Any], dict[str, Net]] = WeakKeyDictionary()


def net_for(weights: Weights, ruleset: Ruleset[Any, Any]) -> Net:
    """Return the net of these weights for a ruleset, made once."""
    nets = _NETS.setdefault(ruleset, {})
    if weights.digest not in nets:
        nets[weights.digest] = Net(weights, ruleset)
    return nets[weights.digest]
