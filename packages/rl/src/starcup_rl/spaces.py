"""The observation and action spaces of tasks, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starcup import BadArgument
from starcup_rl.match import Match
from starcup_rl.task import Task

Observation = NDArray[Any] | dict[str, NDArray[Any]]
"""An observation; a dictionary if it includes the mask."""
Masks = Literal["info", "observation"]
"""Where the mask of legal actions and the menu are: in ``info``, or in the observation."""


class Senses:
    """The spaces of a task, and the observations and infos of a seat.

    Args:
        task: the task.
        masks: ``info``: an observation is an array, and ``info`` has ``action_mask`` and, with menus, ``menu``.
            ``observation``: an observation is a dictionary of ``observation``, ``action_mask`` and ``menu``.
        waits: whether there is an additional action, to wait, for seats that are not asked.
    """

    def __init__(self, task: Task, masks: Masks = "info", *, waits: bool = False) -> None:
        if masks not in ("info", "observation"):
            raise BadArgument(f"masks: expected 'info' or 'observation', found {masks!r}")
        self._masks, self._waits = masks, waits
        self._menus = task.actions == "menu"
        self._menu_shape = menu_shape(task)
        self.action_count: int = task.action_count + waits
        """The number of actions."""
        low = np.concatenate([np.asarray(field.least, np.int16) for field in task.fields])
        high = np.concatenate([np.asarray(field.most, np.int16) for field in task.fields])
        high = np.maximum(high, low + 1)  # learners divide by the difference
        self.observation_space: spaces.Space[Any] = spaces.Box(low, high, dtype=np.int16)
        """The space of observations."""
        if masks == "observation":
            mask = spaces.Box(0, 1, (self.action_count,), np.int8)
            parts: dict[str, spaces.Space[Any]] = {"observation": self.observation_space, "action_mask": mask}
            if self._menus:
                parts["menu"] = spaces.Box(-1, task.more, self._menu_shape, np.int32)
            self.observation_space = spaces.Dict(parts)

    def action_space(self) -> spaces.Discrete[Any]:
        """Return a new space of actions, with its own random generator."""
        return spaces.Discrete(self.action_count)

    def mask(self, match: Match, seat: int) -> NDArray[np.int8]:
        """Return the mask of a seat: 1 for each legal action, else 0; if it is not asked, only waiting is legal.

        Args:
            match: the game.
            seat: the number of the seat, from 0.
        """
        mask = np.frombuffer(match.mask(seat), np.int8)
        return np.append(mask, np.int8(not mask.any())) if self._waits else mask.copy()

    def observe(self, match: Match, seat: int) -> tuple[Any, dict[str, Any]]:
        """Return the observation of a seat, and its ``info`` on legal actions.

        Args:
            match: the game.
            seat: the number of the seat, from 0.
        """
        seen = np.frombuffer(match.observed(seat), np.int16).copy()
        offered: dict[str, Any] = {"action_mask": self.mask(match, seat)}
        if self._menus:
            offered["menu"] = np.frombuffer(match.menu(seat), np.int32).reshape(self._menu_shape).copy()
        return (seen, offered) if self._masks == "info" else ({"observation": seen, **offered}, {})


def menu_shape(task: Task) -> tuple[int, ...]:
    """Return the shape of a menu: slots and, with whole sets, numbers per slot; 0 slots without menus."""
    if task.actions != "menu":
        return (0,)
    return (task.slots,) if task.menu_width == 1 else (task.slots, task.menu_width)
