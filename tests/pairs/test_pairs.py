"""Every pair of developments in one tableau: nothing is lost, nobody is stuck, everything can be saved and undone."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import all_pairs, pair_games
from starcup.roll.testing.situations import SITUATIONS, Situation
from starcup.testing.pairs import PairResult
from tests.conftest import Often

CHUNKS = 63


def failures(results: list[PairResult]) -> list[str]:
    return [result.fault for result in results if result.fault]


def test_there_are_1953_pairs_and_every_situation_has_a_name_of_its_own(rules: RollRuleset) -> None:
    pairs = all_pairs(rules)
    assert len(pairs) == len({frozenset(pair) for pair in pairs}) == 63 * 62 // 2
    assert all(first != second for first, second in pairs)
    assert len({situation.name for situation in SITUATIONS}) == len(SITUATIONS)


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: str(situation.name))
def test_a_sample_of_pairs_gets_along(rules: RollRuleset, situation: Situation) -> None:
    turn = SITUATIONS.index(situation)
    pairs = all_pairs(rules)[13 * turn :: 163]
    results = list(pair_games(rules, pairs, [situation]))
    assert failures(results) == []
    assert [result.pair for result in results] == pairs
    assert all(result.decisions for result in results)


@pytest.mark.sampled(ci=6)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_all_pairs_get_along_each_in_some_situations(rules: RollRuleset, chunk: int, often: Often) -> None:
    every = often(6, 3)
    pairs, situations = all_pairs(rules)[chunk::CHUNKS], SITUATIONS[chunk % every :: every]
    assert len(pairs) * CHUNKS == 1953
    results = list(pair_games(rules, pairs, situations))
    assert failures(results) == []
    assert len(results) == len(pairs) * len(situations)


def test_the_same_arguments_give_the_same_games_whatever_stands_beside_them(rules: RollRuleset) -> None:
    pairs = all_pairs(rules)[5:8]
    alone = [next(pair_games(rules, [pair], SITUATIONS[:1], seed=3)) for pair in pairs]
    assert list(pair_games(rules, pairs, SITUATIONS[:1], seed=3)) == alone
