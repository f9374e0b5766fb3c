"""What the environments of PettingZoo share: an agent for each seat, their spaces, and the seeds of games."""

from __future__ import annotations

from typing import Any

import numpy as np

from starcup_rl.match import Match
from starcup_rl.seeds import BITS
from starcup_rl.spaces import Masks, Senses
from starcup_rl.task import Task, task_of


class SeatAgents:
    """Base of environments with an agent for each seat, called ``seat_0`` and so on."""

    metadata: dict[str, Any]

    def _set_up(
        self, task: Task | str, settings: dict[str, Any], masks: Masks, render_mode: str | None, *, waits: bool = False
    ) -> None:
        """Set what does not change from game to game; ``waits`` adds an action for seats that are not asked."""
        self.task: Task = task_of(task, settings)
        self.metadata = {**type(self).metadata, "name": f"starcup_{self.task.game}"}
        self.render_mode = render_mode
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in self.task.seats]
        self._senses = Senses(self.task, masks, waits=waits)
        self.action_spaces: dict[str, Any] = {agent: self._senses.action_space() for agent in self.possible_agents}
        self.observation_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, self._senses.observation_space)
        self.match: Match | None = None
        self._draws: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        """Return the observation space of an agent.

        Args:
            agent: the name of a seat.
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space of an agent.

        Args:
            agent: the name of a seat.
        """
        return self.action_spaces[agent]

    def _begin_game(self, seed: int | None) -> Match:
        """Begin another game; None goes on with the current generator, at first an unseeded one."""
        if seed is not None or self._draws is None:
            self._draws = np.random.default_rng(seed)
        game = int(self._draws.integers(1 << BITS))
        if self.match is None:
            self.match = Match(self.task, game)
        else:
            self.match.begin(game)
        return self.match
