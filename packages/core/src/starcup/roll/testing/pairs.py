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

from itertools import combinations

from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll.testing.situations import SITUATIONS, Situation, lay_out
from starcup.testing import Pair, PairGames


def all_pairs(rules: RollRuleset) -> list[Pair]:
    """Return every two developments of a ruleset, in the order of their tiles.

    Args:
        rules: the ruleset.
    """
    return list(combinations([face.key for face in rules.faces if not face.is_world], 2))


pair_games: PairGames[RollRuleset, Situation] = PairGames(lay_out, SITUATIONS)
"""Plays pairs of developments, all under close watch."""
