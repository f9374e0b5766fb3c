"""The spaces of a task: what its observations and actions are, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starcup_rl.match import Match
from starcup_rl.task import Task

Observation = dict[str, NDArray[Any]]
"""What a seat sees, which actions it has, and with a menu what they are."""


def action_space(task: Task) -> spaces.Discrete:
    """Return the space of actions.

    Args:
        task: what is learned.
    """
    return spaces.Discrete(task.action_count)


def observation_space(task: Task, actions: int = 0) -> spaces.Dict:
    """Return the space of observations: ``observation``, ``action_mask`` and, with a menu, ``menu``.

    Args:
        task: what is learned.
        actions: the number of actions, if there are others than those of the task; 0: there are none.
    """
    low = np.concatenate([np.asarray(field.least, np.int16) for field in task.fields])
    high = np.concatenate([np.asarray(field.most, np.int16) for field in task.fields])
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, high, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (actions or task.action_count,), np.int8),
    }
    if task.actions == "menu":
        parts["menu"] = spaces.Box(-1, task.more, menu_shape(task), np.int32)
    return spaces.Dict(parts)


def menu_shape(task: Task) -> tuple[int, ...]:
    """Return the shape of a menu: its slots, and with whole sets the numbers of each.

    Args:
        task: what is learned.
    """
    return (task.slots,) if task.menu_width == 1 else (task.slots, task.menu_width)


def observation(match: Match, seat: int) -> Observation:
    """Return what a seat sees, and which actions it has: none if it is not asked.

    Args:
        match: the game.
        seat: the number of the seat, from 0.
    """
    seen: Observation = {
        "observation": np.frombuffer(match.observed(seat), np.int16),
        "action_mask": np.frombuffer(match.mask(seat), np.int8),
    }
    if match.task.actions == "menu":
        seen["menu"] = np.frombuffer(match.menu(seat), np.int32).reshape(menu_shape(match.task))
    return seen
