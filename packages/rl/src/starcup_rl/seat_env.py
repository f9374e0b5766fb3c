"""One seat of a game as an environment of Gymnasium; bots play the others."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Space
from numpy.typing import NDArray

from starcup import BadArgument, StarcupError
from starcup_rl.ending import LOST, ending, table_text
from starcup_rl.match import Match
from starcup_rl.opponents import BotNames, Opponents
from starcup_rl.seeds import BITS
from starcup_rl.spaces import Masks, Observation, Senses
from starcup_rl.task import Task, task_of

Illegal = Literal["lose", "raise"]
"""The effect of an illegal action: it loses the game, or raises an error."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game, as an environment of Gymnasium; the others are played by bots.

    An observation is an array of integers, the fields of :attr:`Task.fields`. The dictionary ``info`` has
    ``action_mask``, 1 for each legal action, ``seat`` and, with menus, ``menu``; at the end ``scores`` and ``winners``.
    The reward comes at the end. A game that is over is ``terminated``, one that was cut off is ``truncated``.

    Args:
        task: the task, or the key of a game.
        opponents: the name of a bot, or the names of several from the learner's left.
        seat: the learner's seat, from 0; None: drawn from the seed for each game.
        illegal: ``lose``: an illegal action loses the game: the reward is -1, and ``info["illegal"]`` has the reason.
            ``raise``: it raises an error and changes nothing.
        masks: ``info``: masks are in ``info``, as above. ``observation``: an observation is a dictionary of
            ``observation``, ``action_mask`` and, with menus, ``menu``.
        render_mode: ``ansi``: :meth:`render` returns the table as the seat sees it, as text; None: it returns None.
        **settings: arguments of :class:`Task`, if ``task`` is a key.

    Raises:
        StarcupError: the game, a bot or a setting is unknown.

    >>> env = SeatEnv("race", opponents="random", actions="menu")
    >>> seen, info = env.reset(seed=7)
    >>> action = env.action_space.sample(info["action_mask"])
    >>> seen, reward, terminated, truncated, info = env.step(action)
    >>> info["menu"].shape, reward, terminated
    ((64,), 0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as in the base class

    def __init__(
        self,
        task: Task | str,
        *,
        opponents: BotNames = "random",
        seat: int | None = None,
        illegal: Illegal = "lose",
        masks: Masks = "info",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.task: Task = task_of(task, settings)
        if seat is not None and seat not in self.task.seats:
            raise BadArgument(f"seat: expected one of 0 to {self.task.players - 1}, or None, found {seat!r}")
        if illegal not in ("lose", "raise"):
            raise BadArgument(f"illegal: expected 'lose' or 'raise', found {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise BadArgument(f"render_mode: expected 'ansi' or None, found {render_mode!r}")
        self.render_mode = render_mode
        self._senses = Senses(self.task, masks)
        self.action_space: Space[Any] = self._senses.action_space()
        self.observation_space: Space[Any] = self._senses.observation_space
        self._opponents = Opponents(self.task, opponents if self.task.players > 1 else ())
        self._seat, self._illegal = seat, illegal
        self.seat: int = seat or 0
        self.match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin another game.

        Args:
            seed: the seed of the environment, which the seeds of games are drawn from; None: go on as before.
            options: ``seat``: the learner's seat in this game.

        Raises:
            BadArgument: there is no such seat, or no such option.
        """
        super().reset(seed=seed)
        options = dict(options or {})
        seat = options.pop("seat", self._seat)
        if options or seat not in (None, *self.task.seats):
            raise BadArgument(f"options: expected seat=0 to {self.task.players - 1}, found {options or seat!r}")
        drawn, game = int(self.np_random.integers(self.task.players)), int(self.np_random.integers(1 << BITS))
        self.seat = drawn if seat is None else seat
        if self.match is None:
            self.match = Match(self.task, game)
        else:
            self.match.begin(game)
        self._opponents.begin(game, self.seat)
        self._opponents.play(self.match)
        return self._observe(self.match)

    def _observe(self, match: Match, **more: Any) -> tuple[Observation, dict[str, Any]]:
        seen, info = self._senses.observe(match, self.seat)
        return seen, {**info, "seat": self.seat, **more}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until the seat is asked again.

        Args:
            action: one that the mask allows.

        Raises:
            StarcupError: the action is illegal and ``illegal`` is ``raise``, or there is no game.
            BotFault: a bot failed.
            EngineError: code of the game failed.
        """
        match = self.match
        if match is None:
            raise StarcupError("no game was begun; expected reset() before step()")
        try:
            match.act(int(action))
        except StarcupError as error:
            if self._illegal == "raise" or match.seat < 0 or match.game.fault is not None:
                raise
            self.match = None
            seen, info = self._observe(match, illegal=str(error))
            return seen, LOST, True, False, info
        self._opponents.play(match)
        seen, info = self._observe(match, **(ending(match) if match.seat < 0 else {}))
        return seen, match.rewards()[self.seat], match.seat < 0 and not match.cut_off, match.cut_off, info

    def action_masks(self) -> NDArray[np.int8]:
        """Return the mask of legal actions; Stable-Baselines3's maskable PPO calls this method.

        Raises:
            StarcupError: there is no game.
        """
        if self.match is None:
            raise StarcupError("no game was begun; expected reset() before action_masks()")
        return self._senses.mask(self.match, self.seat)

    def render(self) -> str | None:
        """Return the table as the seat sees it, as text; None without a ``render_mode``."""
        return table_text(self.match, self.seat, self.render_mode)
