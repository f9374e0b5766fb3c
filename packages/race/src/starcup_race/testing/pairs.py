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

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, count

from starcup import Choice, Decision, Rng
from starcup.testing import Pair, PairResult, Pick, at_random, games_of_pairs
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.testing.scenario import RaceGame
from starcup_race.testing.situations import SITUATIONS, Situation, lay_out

ROUNDS = 4
"""The number of rounds that are played: two seats choose each of the seven actions in them."""


def all_pairs(rules: RaceRuleset) -> list[Pair]:
    """Return every two designs of cards of a ruleset, in the order of their numbers.

    Args:
        rules: the ruleset.
    """
    return list(combinations(rules.keys, 2))


def pair_games(
    rules: RaceRuleset, pairs: Iterable[Pair], situations: Sequence[Situation] = SITUATIONS[:1], *, seed: int = 0
) -> Iterator[PairResult]:
    """Put each pair into each situation, and play rounds in which each phase occurs, all under close watch.

    Args:
        rules: the ruleset.
        pairs: keys of two cards each.
        situations: the tables that they are put on.
        seed: another one gives other games.

    Yields:
        the result of each game; see :func:`~starcup.testing.pairs.pair_game`.
    """

    def laid(pair: Pair, situation: Situation, own: int, index: int) -> RaceGame:
        return lay_out(rules, pair, situation, own)

    return games_of_pairs(pairs, situations, laid, seed=seed, rounds=ROUNDS, pick=every_action)


def every_action() -> Pick:
    """Return what answers at random, but chooses one action card after another."""
    turns = count()

    def pick(decision: Decision, rng: Rng) -> Choice:
        if decision.kind == "action":
            return decision.legal[next(turns) % len(decision.legal)]
        return at_random(decision, rng)

    return pick
