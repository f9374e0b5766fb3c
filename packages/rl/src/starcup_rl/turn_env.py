"""All seats of a game, one after the other, as an environment of PettingZoo's AEC interface."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from starcup_rl.ending import ending, table_text
from starcup_rl.match import Match
from starcup_rl.seeds import BITS
from starcup_rl.spaces import Observation, action_space, observation, observation_space
from starcup_rl.task import Task, task_of

LOST = -1
"""The reward for an illegal action, which ends the game."""


def turn_env(task: Task | str, *, render_mode: str | None = None, **settings: Any) -> AECEnv[str, Observation, Any]:
    """Return an environment of PettingZoo for all seats, in which an illegal action loses the game.

    Args:
        task: what is learned, or the key of a game.
        render_mode: ``ansi``: ``render()`` returns the table as the acting seat sees it, as text; None: nothing.
        **settings: arguments of :class:`Task`, if ``task`` is a key.

    Raises:
        StarcupError: the game or a setting is unknown.

    >>> env = turn_env("race")
    >>> env.reset(seed=7)
    >>> env.agents, env.agent_selection
    (['seat_0', 'seat_1'], 'seat_0')
    >>> env.step(env.action_space("seat_0").sample(env.observe("seat_0")["action_mask"]))
    """
    env: AECEnv[str, Observation, Any] = TurnEnv(task, render_mode=render_mode, **settings)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward=LOST)))


class TurnEnv(AECEnv[str, Observation, Any]):
    """All seats of a game, one after the other: what :func:`turn_env` wraps.

    An agent is called ``seat_0`` and so on. Observations are those of :class:`SeatEnv`; the mask of a seat that is not
    asked is 0.

    Args:
        task: what is learned, or the key of a game.
        render_mode: as for :func:`turn_env`.
        **settings: arguments of :class:`Task`, if ``task`` is a key.

    Raises:
        StarcupError: the game or a setting is unknown.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, task: Task | str, *, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.task: Task = task_of(task, settings)
        self.metadata = {**type(self).metadata, "name": f"starcup_{self.task.game}"}
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.task)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions, observations = action_space(self.task), observation_space(self.task)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        self.match: Match | None = None
