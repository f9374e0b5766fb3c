"""Many games: results in the order of their seeds, the same in any process and any number of them."""

import subprocess
import sys
from itertools import count, islice

import pytest

from starcup import PackError, StarcupError
from starcup_bots import BotError, bot_seed, simulate

SCRIPT = """
from starcup_bots import make, play, bot_seed
from starcup.roll import RollRuleset
bots = [make("greedy", bot_seed(9, 0)), make("random", bot_seed(9, 1))]
print(play(RollRuleset.load(["base"]), bots, 9).journal_text())
"""


def test_one_seed_is_one_game_in_every_process() -> None:
    command = [sys.executable, "-c", SCRIPT]
    environments = [{"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "77"}]
    journals = [
        subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
        for environment in environments
    ]
    assert len(journals[0].splitlines()) > 100
    assert journals[0] == journals[1]


def test_results_come_in_the_order_of_the_seeds() -> None:
    results = list(simulate(["base"], ["random"], 2, [5, 3, 4]))
    assert [result.seed for result in results] == [5, 3, 4]
    assert results == [next(simulate(["base"], ["random"], 2, [seed])) for seed in (5, 3, 4)]


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    seeds = range(20)
    alone = list(simulate(["base"], ["greedy", "random"], 2, seeds, rotate=True))
    together = list(simulate(["base"], ["greedy", "random"], 2, seeds, workers=2, rotate=True))
    assert alone == together


@pytest.mark.parametrize("workers", [1, 2])
def test_seeds_may_be_endless(workers: int) -> None:
    results = simulate(["base"], ["random"], 2, count(7), workers)
    assert [result.seed for result in islice(results, 3)] == [7, 8, 9]
    getattr(results, "close", lambda: None)()


def test_names_are_seated_in_turn_and_rotate_when_asked() -> None:
    (result,) = simulate(["base"], ["greedy", "random"], 3, [4])
    assert result.bots == ("greedy", "random", "greedy")
    rotated = [result.bots for result in simulate(["base"], ["greedy", "random"], 2, [4, 5], rotate=True)]
    assert rotated == [("greedy", "random"), ("random", "greedy")]


def test_bots_draw_other_numbers_than_their_game() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(50) for seat in range(5)}
    assert len(seeds) == 250
    assert not seeds & set(range(50))


def test_bad_orders_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BotError, match="did you mean 'random'"):
        simulate(["base"], ["randon"], 2, [1])
    with pytest.raises(PackError, match="unknown pack 'bass'"):
        simulate(["bass"], ["random"], 2, [1])
    with pytest.raises(BotError, match="3 bots for 2 players"):
        simulate(["base"], ["random"] * 3, 2, [1])
    with pytest.raises(BotError, match="no bots"):
        simulate(["base"], [], 2, [1])
    with pytest.raises(BotError, match="0 workers"):
        simulate(["base"], ["random"], 2, [1], workers=0)
    with pytest.raises(StarcupError, match="9 players"):
        simulate(["base"], ["random"], 9, [1])


def test_a_bot_that_is_named_again_is_told_apart() -> None:
    results = list(simulate(["base"], ["random", "random"], 2, [4, 5], rotate=True))
    assert [result.bots for result in results] == [("random", "random#2"), ("random#2", "random")]
    alone = simulate(["base"], ["random"], 2, [4, 5])
    assert [result.scores for result in results] == [result.scores for result in alone]
