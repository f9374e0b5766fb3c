"""The suites of Gymnasium and PettingZoo, for every game, number of players and form; warnings are errors."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

import starcup_rl
from starcup_rl import Task, TogetherEnv, turn_env
from tests.rl.strangers import FORMS, every_form, every_game, tables

CYCLES = 60


def check(task: Task) -> None:
    """Run all suites."""
    starcup_rl.register_environments()
    if task.players > 1:  # alone there is no bot to name
        check_env(gymnasium.make(starcup_rl.env_id(task.game), task=task).unwrapped)
    api_test(turn_env(task), CYCLES)
    seed_test(lambda: turn_env(task), CYCLES)
    parallel_api_test(TogetherEnv(task), CYCLES)
    parallel_seed_test(lambda: TogetherEnv(task), CYCLES)


@every_form
@every_game
def test_suites_pass_with_the_fewest_players(game: str, form: dict[str, Any]) -> None:
    check(Task(game=game, **form))


@pytest.mark.sampled(ci=2)
@pytest.mark.parametrize(("game", "players"), tables())
def test_suites_pass_with_all_numbers_of_players(game: str, players: int) -> None:
    for form in FORMS:
        check(Task(game=game, players=players, **form))


@every_game
def test_masks_may_be_part_of_observations(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the suite would rather have arrays
        api_test(turn_env(game, masks="observation"), CYCLES)
    parallel_api_test(TogetherEnv(game, masks="observation", actions="menu"), CYCLES)
    env = gymnasium.make(starcup_rl.env_id(game), masks="observation", actions="menu")
    seen, _ = env.reset(seed=1)
    assert sorted(seen) == ["action_mask", "menu", "observation"]
    assert env.observation_space.contains(seen)
