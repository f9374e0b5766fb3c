"""Starcup's games as environments for reinforcement learning.

Importing this package registers every installed game with Gymnasium: ``gymnasium.make("starcup/race-v0")``.

>>> import gymnasium
>>> env = gymnasium.make("starcup/race-v0", opponents="random")
>>> seen, info = env.reset(seed=7)
>>> seen.dtype.name, len(info["action_mask"]) == env.action_space.n
('int16', True)
"""

from starcup_rl.match import Match
from starcup_rl.menu import Menu
from starcup_rl.registration import env_id, register
from starcup_rl.seat_env import SeatEnv
from starcup_rl.spaces import Senses
from starcup_rl.task import Task
from starcup_rl.together_env import TogetherEnv
from starcup_rl.turn_env import TurnEnv, turn_env

__all__ = [
    "Match",
    "Menu",
    "SeatEnv",
    "Senses",
    "Task",
    "TogetherEnv",
    "TurnEnv",
    "env_id",
    "register",
    "turn_env",
]

register()
