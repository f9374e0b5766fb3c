"""Games with every pair of developments together in one tableau, in situations that powers tend to forget.

For authors of packs: two powers that work alone may conflict, and most faults
need an empty stack, an empty bag or many credits.

>>> from starcup.roll import RollRuleset
>>> rules = RollRuleset.load(["base"])
>>> pairs = all_pairs(rules)
>>> len(pairs)
1953
>>> [result.fault for result in pair_games(rules, pairs[:1], SITUATIONS[:2])]
['', '']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from starcup.roll._rules.ruleset import RollGame, RollRuleset
from starcup.roll.testing.situations import SITUATIONS, Situation, lay_out
from starcup.testing.pairs import Pair, PairResult, games_of_pairs


def all_pairs(rules: RollRuleset) -> list[Pair]:
    """Return every two developments of a ruleset, in the order of their tiles."""
    return list(combinations([face.key for face in rules.faces if not face.is_world], 2))


def pair_games(
    rules: RollRuleset, pairs: Iterable[Pair], situations: Sequence[Situation] = SITUATIONS, *, seed: int = 0
) -> Iterator[PairResult]:
    """Put each pair into each situation, and play as :func:`~starcup.testing.pairs.pair_game` does."""

    def laid(pair: Pair, situation: Situation, own: int, index: int) -> RollGame:
        return lay_out(rules, pair, situation, own, index)

    return games_of_pairs(pairs, situations, laid, seed=seed)
