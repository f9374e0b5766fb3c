"""Games with two designs of cards together in one tableau, through rounds in which every action is chosen.

>>> from starcup_race import RaceRuleset
>>> rules = RaceRuleset.load()
>>> pairs = all_pairs(rules)
>>> len(pairs)
4465
>>> [result.fault for result in pair_games(rules, pairs[:1])]
['']
"""

from __future__ import annotations

from itertools import combinations, count

from starcup import Choice, Decision, Rng
from starcup.testing import Pair, PairGames, Picker, at_random
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.testing.situations import SITUATIONS, Situation, lay_out

ROUNDS = 4
"""The number of rounds that are played: two seats choose each of the seven actions in them."""


def all_pairs(rules: RaceRuleset) -> list[Pair]:
    """Return every two designs of cards of a ruleset, in the order of their numbers."""
    return list(combinations(rules.keys, 2))


def every_action() -> Picker:
    """Return what answers at random, but chooses one action card after another."""
    turns = count()

    def pick(decision: Decision, rng: Rng) -> Choice:
        if decision.kind == "action":
            return decision.legal[next(turns) % len(decision.legal)]
        return at_random(decision, rng)

    return pick


pair_games: PairGames[RaceRuleset, Situation] = PairGames(
    lambda rules, pair, situation, seed, index: lay_out(rules, pair, situation, seed),
    SITUATIONS[:1],
    ROUNDS,
    every_action,
)
"""Plays pairs of cards through rounds in which each phase occurs, all under close watch."""
