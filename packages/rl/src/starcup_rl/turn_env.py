"""All seats of a game, one after the other, as an environment of PettingZoo's AEC interface."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from starcup_rl.agents import SeatAgents
from starcup_rl.ending import LOST, ending, table_text
from starcup_rl.match import Match
from starcup_rl.spaces import Masks, Observation
from starcup_rl.task import Task


def turn_env(
    task: Task | str, *, masks: Masks = "info", render_mode: str | None = None, **settings: Any
) -> AECEnv[str, Observation, Any]:
    """Return an AEC environment of PettingZoo for all seats, in which an illegal action loses the game.

    Args:
        task: the task, or the key of a game.
        masks: ``info``: an observation is an array, and the mask of legal actions is in ``infos``. ``observation``: an
            observation is a dictionary with ``observation`` and ``action_mask``.
        render_mode: ``ansi``: ``render()`` returns the table as the acting seat sees it, as text; None: nothing.
        **settings: arguments of :class:`Task`, if ``task`` is a key.

    Raises:
        StarcupError: the game or a setting is unknown.

    >>> env = turn_env("race")
    >>> env.reset(seed=7)
    >>> env.agents, env.agent_selection
    (['seat_0', 'seat_1'], 'seat_0')
    >>> env.step(env.action_space("seat_0").sample(env.infos["seat_0"]["action_mask"]))
    """
    env: AECEnv[str, Observation, Any] = TurnEnv(task, masks=masks, render_mode=render_mode, **settings)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward=LOST)))


class TurnEnv(SeatAgents, AECEnv[str, Observation, Any]):
    """All seats of a game, one after the other: the environment that :func:`turn_env` wraps.

    Agents are called ``seat_0`` and so on. Observations and infos are those of :class:`SeatEnv`; only the seat that
    acts has legal actions.

    Args:
        task: the task, or the key of a game.
        masks: as for :func:`turn_env`.
        render_mode: as for :func:`turn_env`.
        **settings: arguments of :class:`Task`, if ``task`` is a key.

    Raises:
        StarcupError: the game or a setting is unknown.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": False}  # noqa: RUF012 - as in the base class

    def __init__(
        self, task: Task | str, *, masks: Masks = "info", render_mode: str | None = None, **settings: Any
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._set_up(task, settings, masks, render_mode)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen: Any = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game.

        Args:
            seed: the seed of the environment, which the seeds of games are drawn from; None: go on with the current
                generator, at first an unseeded one.
            options: ignored.
        """
        match = self._begin_game(seed)
        self.agents: list[str] = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: dict[str, Any]() for agent in self.agents}
        self._turn_to(match)

    def _turn_to(self, match: Match) -> None:
        """Select the agent whose turn it is, with its observation and info."""
        self.agent_selection = agent = self.possible_agents[match.seat]
        self._seen, self.infos[agent] = self._senses.observe(match, match.seat)

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent.

        Args:
            agent: the name of a seat.
        """
        match = self.match
        assert match is not None, "reset() comes first"
        seat = self._seats[agent]
        seen: Observation = self._seen if seat == match.seat else self._senses.observe(match, seat)[0]
        return seen

    def step(self, action: Any) -> None:
        """Take an action for the agent whose turn it is.

        Args:
            action: a legal action; None if the agent's game is over.

        Raises:
            StarcupError: the action is illegal; nothing has changed.
            EngineError: code of the game failed.
        """
        agent, match = self.agent_selection, self.match
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert match is not None, "reset() comes first"
        match.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if match.seat >= 0:
            self._turn_to(match)
            return
        self.rewards = dict(zip(self.possible_agents, match.rewards(), strict=True))
        self._accumulate_rewards()
        over, end = not match.cut_off, ending(match)
        for name in self.agents:
            self.terminations[name], self.truncations[name] = over, not over
            info = self._senses.observe(match, self._seats[name])[1]
            self.infos[name] = {**info, **end}
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the table as the acting seat sees it, as text; None without a ``render_mode``."""
        seat = None if self.match is None else self._seats[self.agent_selection]
        return table_text(self.match, seat, self.render_mode)
