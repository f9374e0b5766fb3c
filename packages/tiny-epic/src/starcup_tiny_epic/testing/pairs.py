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

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from starcup import Choice, Decision, Rng
from starcup.packed import PowerChoice
from starcup.testing import Pair, PairResult, at_random, games_of_pairs
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic.choices import END_TURN, UsePlanet
from starcup_tiny_epic.testing.scenario import EpicGame
from starcup_tiny_epic.testing.situations import SITUATIONS, Situation, lay_out

ROUNDS = 2
"""The number of rounds that are played."""


def all_pairs(rules: EpicRuleset) -> list[Pair]:
    """Return every two planets of a ruleset, in the order of their numbers.

    Args:
        rules: the ruleset.
    """
    return list(combinations(rules.keys, 2))


def pair_games(
    rules: EpicRuleset, pairs: Iterable[Pair], situations: Sequence[Situation] = SITUATIONS[:1], *, seed: int = 0
) -> Iterator[PairResult]:
    """Put each pair into each situation, and play rounds in which planets are used, all under close watch.

    Args:
        rules: the ruleset.
        pairs: keys of two planets each.
        situations: the tables that they are put on.
        seed: another one gives other games.

    Yields:
        the result of each game; see :func:`~starcup.testing.pairs.pair_game`.
    """

    def laid(pair: Pair, situation: Situation, own: int, index: int) -> EpicGame:
        return lay_out(rules, pair, situation, own)

    return games_of_pairs(pairs, situations, laid, seed=seed, rounds=ROUNDS, pick=lambda: using)


def using(decision: Decision, rng: Rng) -> Choice:
    """Return an answer at random, but the use of a planet where that is offered, and no turn ends before it has to.

    Args:
        decision: the question.
        rng: where the answer comes from.
    """
    if decision.answers is not None or not rng.below(4):
        return at_random(decision, rng)
    uses = [choice for choice in decision.legal if isinstance(choice, UsePlanet | PowerChoice)]
    others = [choice for choice in decision.legal if choice is not END_TURN]
    return rng.choice(uses or others or decision.legal)
