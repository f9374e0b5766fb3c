"""All seats of a game, which act at once, as an environment of PettingZoo's parallel interface."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from starcup import StarcupError
from starcup_rl.agents import SeatAgents
from starcup_rl.ending import LOST, ending, table_text
from starcup_rl.match import Match
from starcup_rl.spaces import Masks, Observation
from starcup_rl.task import Task

Infos = dict[str, dict[str, Any]]


class TogetherEnv(SeatAgents, ParallelEnv[str, Observation, Any]):
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
        self._set_up(task, settings, masks, render_mode, waits=True)
        self.wait: int = self.task.action_count
        """The action of a seat that is not asked."""
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin another game.

        Args:
            seed: as for :meth:`TurnEnv.reset`.
            options: ignored.
        """
        match = self._begin_game(seed)
        self.agents = list(self.possible_agents)
        return self._observe(match)

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
            seen[agent], infos[agent] = self._senses.observe(match, seat)
        return seen, infos

    def render(self) -> str | None:
        """Return the table as an onlooker sees it, as text; None without a ``render_mode``."""
        return table_text(self.match, None, self.render_mode)
