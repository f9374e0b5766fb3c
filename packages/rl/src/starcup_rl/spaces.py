"""Spaces of tasks, for Gymnasium and PettingZoo: what observations and actions are, and where masks are told."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starcup import BadArgument
from starcup_rl.match import Match
from starcup_rl.task import Task

Observation = NDArray[Any] | dict[str, NDArray[Any]]
"""What a seat sees; with masks in observations a dictionary."""
Masks = Literal["info", "observation"]
"""Where the mask of legal actions is told, and the menu: in ``info``, or in the observation."""


class Senses:
    """The spaces of a task, and what its environments tell a seat.

    Args:
        task: what is learned.
        masks: ``info``: an observation is an array, and ``info`` has ``action_mask`` and, with menus, ``menu``.
            ``observation``: an observation is a dictionary of ``observation``, ``action_mask`` and ``menu``.
        waits: whether there is one action more, to wait, for a seat that is not asked.
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
        """Return a space of actions, with a generator of its own."""
        return spaces.Discrete(self.action_count)

    def mask(self, match: Match, seat: int) -> NDArray[np.int8]:
        """Return the mask of a seat: 1 for each legal action, else 0; all 0 if it is not asked, but to wait.

        Args:
            match: the game.
            seat: the number of the seat, from 0.
        """
        mask = np.frombuffer(match.mask(seat), np.int8)
        return np.append(mask, np.int8(not mask.any())) if self._waits else mask.copy()

    def told(self, match: Match, seat: int) -> tuple[Any, dict[str, Any]]:
        """Return what a seat observes, and what ``info`` tells it of its actions.

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
    """Return the shape of a menu: its slots, and with whole sets the numbers of each; 0 slots without menus.

    Args:
        task: what is learned.
    """
    if task.actions != "menu":
        return (0,)
    return (task.slots,) if task.menu_width == 1 else (task.slots, task.menu_width)
