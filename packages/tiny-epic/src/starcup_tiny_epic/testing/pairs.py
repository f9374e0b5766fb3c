"""Games with the actions of two planets together, in turns in which both are used as often as they can.

>>> from starcup_tiny_epic import EpicRuleset
>>> rules = EpicRuleset.load()
>>> pairs = all_pairs(rules)
>>> len(pairs)
780
>>> [result.fault for result in pair_games(rules, pairs[:1])]
['']
"""

from __future__ import annotations

from itertools import combinations

from starcup import Choice, Decision, Rng
from starcup.packed import PowerChoice
from starcup.testing import Pair, PairGames, at_random
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic.choices import END_TURN, UsePlanet
from starcup_tiny_epic.testing.situations import SITUATIONS, Situation, lay_out

ROUNDS = 2
"""The number of rounds that are played."""


def all_pairs(rules: EpicRuleset) -> list[Pair]:
    """Return every two planets of a ruleset, in the order of their numbers."""
    return list(combinations(rules.keys, 2))


def using(decision: Decision, rng: Rng) -> Choice:
    """Return an answer at random, but the use of a planet where that is offered, and no turn ends before it has to."""
    if decision.answers is not None or not rng.below(4):
        return at_random(decision, rng)
    uses = [choice for choice in decision.legal if isinstance(choice, UsePlanet | PowerChoice)]
    others = [choice for choice in decision.legal if choice is not END_TURN]
    return rng.choice(uses or others or decision.legal)


pair_games: PairGames[EpicRuleset, Situation] = PairGames(
    lambda rules, pair, situation, seed, index: lay_out(rules, pair, situation, seed),
    SITUATIONS[:1],
    ROUNDS,
    lambda: using,
)
"""Plays pairs of planets through rounds in which these are used, all under close watch."""
