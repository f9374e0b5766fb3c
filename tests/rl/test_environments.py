"""Environments as users see them: seats among bots, illegal actions, seeds, rewards, text."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import starcup_rl
from starcup import BadArgument, StarcupError
from starcup_bots import BotError
from starcup_rl import SeatBatch, SeatEnv, Task, TogetherEnv, turn_env
from tests.rl.strangers import every_game


def episode(env: SeatEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """Return the observations of a game, its reward and its last info; actions are the last legal ones."""
    seen, info = env.reset(seed=seed)
    rows: list[Any] = [seen]
    while True:
        seen, reward, over, cut_off, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        rows.append(seen)
        if over or cut_off:
            return rows, reward, info


@every_game
def test_a_seed_gives_the_same_game_and_another_one_another(game: str) -> None:
    starcup_rl.register_environments()
    env = gymnasium.make(starcup_rl.env_id(game)).unwrapped
    assert isinstance(env, SeatEnv)
    rows, reward, info = episode(env, 5)
    again, same_reward, same_info = episode(env, 5)
    assert len(rows) == len(again)
    assert all((row == other).all() for row, other in zip(rows, again, strict=True))
    assert (reward, info["scores"], info["winners"]) == (same_reward, same_info["scores"], same_info["winners"])
    assert not (len(rows) == len(other := episode(env, 6)[0]) and (rows[0] == other[0]).all())


def test_the_reward_is_that_of_the_learners_seat() -> None:
    env = SeatEnv("race", opponents=["greedy", "random"], players=3)
    seats = set()
    for seed in range(4):
        _, reward, info = episode(env, seed)
        seats.add(info["seat"])
        assert reward == pytest.approx(1 if info["winners"] == (info["seat"],) else -0.5, abs=0.51)
        assert (reward > 0) == (info["seat"] in info["winners"])
    assert len(seats) > 1
    assert {SeatEnv("race", seat=1).reset(seed=seed)[1]["seat"] for seed in range(4)} == {1}
    assert env.reset(seed=1, options={"seat": 2})[1]["seat"] == 2


def test_an_illegal_action_loses_the_game_or_is_refused() -> None:
    env = SeatEnv("race")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut_off, info = env.step(illegal)
    assert (reward, over, cut_off) == (-1.0, True, False)
    assert "can't come next; expected one of" in info["illegal"]
    with pytest.raises(StarcupError, match=r"expected reset\(\) before step\(\)"):
        env.step(illegal)
    strict = SeatEnv("race", illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(StarcupError, match="can't come next"):
        strict.step(illegal)
    assert strict.step(np.flatnonzero(info["action_mask"])[0])[1:4] == (0.0, False, False)
    assert strict.action_masks().any()


def test_the_table_can_be_read() -> None:
    env = SeatEnv("race", render_mode="ansi")
    assert env.render() is None
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "Seat 1" in text
    turns = turn_env("race", render_mode="ansi")
    turns.reset(seed=1)
    assert "Seat 1" in str(turns.render())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"task": "rice"}, "unknown game 'rice'"),
        ({"task": "race", "seat": 2}, "seat: expected one of 0 to 1, or None, found 2"),
        ({"task": "race", "opponents": "gredy"}, "did you mean 'greedy'"),
        ({"task": "race", "opponents": ["random", "random"]}, "2 bots at 1 other seats"),
        ({"task": "race", "illegal": "ignore"}, "illegal: expected 'lose' or 'raise'"),
        ({"task": "race", "masks": "both"}, "masks: expected 'info' or 'observation'"),
        ({"task": "race", "render_mode": "human"}, "render_mode: expected 'ansi' or None"),
        ({"task": "race", "playrs": 2}, "playrs"),
        ({"task": Task(game="race"), "players": 2}, "players: a task has its settings"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises((BadArgument, BotError, StarcupError), match=message):
        SeatEnv(**arguments)


def test_in_parallel_who_is_not_asked_waits() -> None:
    env = TogetherEnv("race", players=3)
    _, infos = env.reset(seed=3)
    waited, wait, rng = 0, env.wait, np.random.default_rng(1)
    while env.agents:
        masks = {agent: infos[agent]["action_mask"] for agent in env.agents}
        for mask in masks.values():
            assert mask.any()
            assert mask[wait] == (not mask[:wait].any())
            waited += bool(mask[wait])
        actions = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        _, rewards, over, _, infos = env.step(actions)
    assert waited
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)
    env.reset(seed=3)
    _, rewards, over, _, infos = env.step(dict.fromkeys(env.agents, wait))
    assert set(rewards.values()) == {-1.0}
    assert all(over.values())
    assert infos["seat_0"]["illegal"] == wait
    with pytest.raises(StarcupError, match=r"expected reset\(\) before step\(\)"):
        env.step({})


def test_a_vector_environment_by_name() -> None:
    starcup_rl.register_environments()
    env = gymnasium.make_vec("starcup/race-v0", num_envs=4, vectorization_mode="vector_entry_point", actions="menu")
    assert isinstance(env.unwrapped, SeatBatch)
    seen, infos = env.reset(seed=2)
    gained, games, rng = 0.0, 0, np.random.default_rng(1)
    while games < 8:
        assert env.observation_space.contains(seen)
        seen, rewards, over, _, infos = env.step(rng.integers(infos["action_mask"].sum(1)))
        assert (rewards[~over] == 0).all()
        games += int(over.sum())
        gained += float(np.abs(rewards).sum())
        assert not over.any() or (infos["_scores"] == over).all()
    assert gained == games
    env.close()
    with pytest.raises(StarcupError, match="closed"):
        env.unwrapped.step(np.zeros(4, int))
