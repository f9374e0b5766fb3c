"""Starcup's games as environments for reinforcement learning.

Importing this package registers every installed game with Gymnasium: ``gymnasium.make("starcup/race-v0")``.

>>> import gymnasium
>>> env = gymnasium.make("starcup/race-v0", opponents="random")
>>> seen, info = env.reset(seed=7)
>>> seen.dtype.name, info["action_mask"].dtype.name
('int16', 'int8')
"""

from starcup_rl.batch import Batch, BatchArrays, GameBatch, PolicyInput
from starcup_rl.episodes import Episode, Policy, episodes, uniform
from starcup_rl.match import Match
from starcup_rl.menu import Menu
from starcup_rl.registration import env_id, register_environments
from starcup_rl.seat_batch import SeatBatch
from starcup_rl.seat_env import SeatEnv
from starcup_rl.spaces import Senses
from starcup_rl.task import Task
from starcup_rl.together_env import TogetherEnv
from starcup_rl.turn_env import TurnEnv, turn_env
from starcup_rl.workers import WorkerBatch

__all__ = [
    "Batch",
    "BatchArrays",
    "Episode",
    "GameBatch",
    "Match",
    "Menu",
    "Policy",
    "PolicyInput",
    "SeatBatch",
    "SeatEnv",
    "Senses",
    "Task",
    "TogetherEnv",
    "TurnEnv",
    "WorkerBatch",
    "env_id",
    "episodes",
    "register_environments",
    "turn_env",
    "uniform",
]

register_environments()
