"""All seats of a game, which act at once, as an environment of PettingZoo's parallel interface."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from starcup import StarcupError
from starcup_rl.ending import ending, table_text
from starcup_rl.match import Match
from starcup_rl.seeds import BITS
from starcup_rl.spaces import Masks, Observation, Senses
from starcup_rl.task import Task, task_of
from starcup_rl.turn_env import LOST, agent_names

Infos = dict[str, dict[str, Any]]


class TogetherEnv(ParallelEnv[str, Observation, Any]):
    """All seats of a game, as a parallel environment of PettingZoo: in each step, all seats that are asked act.

    There is one action more than in the task, the last one: to wait. It is the only legal action of a seat that is not
    asked. An illegal action ends the game, with -1 for the seat that took it and 0 for the others.

    Args:
        task: the task, or the key of a game.
        masks: as for :func:`turn_env`.
        render_mode: ``ansi``: :meth:`render` returns the table as an onlooker sees it, as text; None: it returns None.
        **settings: arguments of :class:`Task`, if ``task`` is a key.

    Raises:
        StarcupError: the game or a setting is unknown.

    >>> env = TogetherEnv("race")
    >>> seen, infos = env.reset(seed=7)
    >>> actions = {agent: env.action_space(agent).sample(infos[agent]["action_mask"]) for agent in env.agents}
    >>> seen, rewards, terminations, truncations, infos = env.step(actions)
    >>> rewards
    {'seat_0': 0.0, 'seat_1': 0.0}
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as in the base class

    def __init__(
        self, task: Task | str, *, masks: Masks = "info", render_mode: str | None = None, **settings: Any
    ) -> None:
        self.task: Task = task_of(task, settings)
        self.metadata = {**type(self).metadata, "name": f"starcup_{self.task.game}"}
        self.render_mode = render_mode
        self.wait: int = self.task.action_count
        """The action of a seat that is not asked."""
        self.possible_agents: list[str] = agent_names(self.task)
        self.agents: list[str] = []
        self._senses = Senses(self.task, masks, waits=True)
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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin another game.

        Args:
            seed: as for :meth:`TurnEnv.reset`.
            options: ignored.
        """
        if seed is not None or self._draws is None:
            self._draws = np.random.default_rng(seed)
        game = int(self._draws.integers(1 << BITS))
        if self.match is None:
            self.match = Match(self.task, game)
        else:
            self.match.begin(game)
        self.agents = list(self.possible_agents)
        return self._observe(self.match)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Take an action for each agent.

        Args:
            actions: a legal action of each agent, by name.

        Raises:
            StarcupError: the action of an agent is missing, or there is no game.
            EngineError: code of the game failed.
        """
        match, agents = self.match, self.agents
        if match is None or not agents:
            raise StarcupError("no game was begun; expected reset() before step()")
        if missing := [agent for agent in agents if agent not in actions]:
            raise StarcupError(f"{', '.join(missing)}: expected an action of each of {', '.join(agents)}")
        illegal = [agent for seat, agent in enumerate(agents) if not self._allows(match, seat, int(actions[agent]))]
        if not illegal:
            for seat in match.acting:
                if match.seat >= 0:  # the game may be cut off
                    match.act(int(actions[agents[seat]]), seat)
        cut_off = not illegal and match.cut_off
        over = bool(illegal) or (match.seat < 0 and not cut_off)
        rewards = dict(zip(agents, match.rewards(), strict=True)) | dict.fromkeys(illegal, LOST)
        seen, infos = self._observe(match)
        if match.seat < 0:
            infos = {agent: info | ending(match) for agent, info in infos.items()}
        for agent in illegal:
            infos[agent]["illegal"] = int(actions[agent])
        if over or cut_off:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), infos

    def _allows(self, match: Match, seat: int, action: int) -> bool:
        return 0 <= action <= self.wait and bool(self._senses.mask(match, seat)[action])

    def _observe(self, match: Match) -> tuple[dict[str, Observation], Infos]:
        seen, infos = dict[str, Observation](), Infos()
        for seat, agent in enumerate(self.agents):
            seen[agent], infos[agent] = self._senses.told(match, seat)
        return seen, infos

    def render(self) -> str | None:
        """Return the table as an onlooker sees it, as text; None without a ``render_mode``."""
        return None if self.render_mode is None or self.match is None else table_text(self.match, None)
