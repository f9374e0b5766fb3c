"""Starcup's games as games of OpenSpiel: ``pyspiel.load_game("python_starcup_race")``.

Importing this module registers every installed game. It needs OpenSpiel: install the extra ``openspiel``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pyspiel

from starcup import BadArgument, Rng, StarcupError, games
from starcup_rl.openspiel_observer import StarcupObserver
from starcup_rl.positions import Position
from starcup_rl.task import Task

__all__ = ["StarcupGame", "StarcupObserver", "StarcupState", "openspiel_name", "register_games"]

BITS = 53
"""The random bits that a sampler of OpenSpiel gives."""


def openspiel_name(game: str) -> str:
    """Return the name of a game in OpenSpiel.

    Args:
        game: the key of the game.

    >>> openspiel_name("tiny-epic")
    'python_starcup_tiny_epic'
    """
    return f"python_starcup_{game.replace('-', '_')}"


def register_games() -> None:
    """Register all games that are installed or registered; importing the module does so."""
    known = set(pyspiel.registered_names())
    for key in games.known():
        if openspiel_name(key) not in known:
            # A class, not a partial(): OpenSpiel releases it after the interpreter is gone.
            pyspiel.register_game(_game_type(key), type(f"Starcup_{key}", (StarcupGame,), {"key": key}))


def _parameters(key: str) -> dict[str, Any]:
    seats = games.find(key).seats
    return {
        "players": next((number for number in seats if number >= 2), seats[-1]),
        "packs": "",
        "without": "",
        "options": "",
        "actions": "numbers",
        "sets": "items",
        "slots": 64,
        "memory": 0,
        "most_actions": 0,
    }


def _game_type(key: str, task: Task | None = None) -> pyspiel.GameType:
    """Return the type of a game; with a task, of the game with its packs and players."""
    definition, kind = games.find(key), pyspiel.GameType
    seats = definition.seats if task is None else task.ruleset.seats
    alone = task is not None and task.players == 1
    return kind(
        short_name=openspiel_name(key),
        long_name=definition.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats[-1], definition.seats[-1]),
        min_num_players=min(seats[0], definition.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(key),
        provides_factored_observation_string=True,
    )


def _task(key: str, parameters: Mapping[str, Any]) -> Task:
    options = [text.partition(":") for text in _words(parameters["options"])]
    if wrong := [name for name, sign, _ in options if not sign]:
        raise StarcupError(f"options: expected pack.option:value, and + between them, found {wrong[0]!r}")
    settings: dict[str, Any] = {
        name: parameters[name] for name in ("players", "actions", "sets", "slots", "most_actions")
    }
    settings |= {name: _words(parameters[name]) for name in ("packs", "without")}
    return Task(
        game=key,
        options={name: value for name, _, value in options},
        **settings,
    )


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split("+")) if text else ()


class StarcupGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel states no types
    """A game of Starcup as a game of OpenSpiel: the base class of the registered classes, one for each game.

    Its parameters: ``players``; ``packs`` and ``without``, names joined by ``+``; ``options``, such as
    ``pack.option:value``, joined by ``+``; ``actions``, ``sets`` and ``slots`` as for :class:`starcup_rl.Task`;
    ``memory``, the number of a seat's last actions in the tensor of its information state; ``most_actions``, after
    which a game is cut off, 0 for :meth:`starcup.games.GameDefinition.longest`.

    Args:
        params: the parameters by name.

    Raises:
        StarcupError: a parameter has a wrong value.
    """

    key: ClassVar[str]
    """The key of the game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        key = self.key
        parameters = _parameters(key) | dict(params or {})
        self.task: Task = _task(key, parameters)
        """The task."""
        self.memory: int = parameters["memory"]
        """The number of a seat's own actions in the tensor of its information state."""
        if self.memory < 0:
            raise BadArgument(f"memory: expected a whole number from 0 on, found {self.memory}")
        task, players = self.task, self.task.players
        least = -1.0 if players == 1 else -1 / (players - 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=task.action_count,
            max_chance_outcomes=task.ruleset.most_outcomes,
            num_players=players,
            min_utility=least,
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=task.most_actions,
        )
        super().__init__(_game_type(key, task), info, dict(params or {}))
        self.beginning: Position = Position(task)
        """The initial position."""

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> StarcupState:
        """Return the initial state."""
        return StarcupState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> StarcupObserver:
        """Return an observer of this game.

        Args:
            kind: a ``pyspiel.IIGObservationType``; None: what a seat sees now.
            params: must be empty.

        Raises:
            StarcupError: there are parameters.
        """
        if params:
            raise StarcupError(f"an observer takes no parameters, found {', '.join(params)}")
        return StarcupObserver(self.task, self.memory, kind or pyspiel.IIGObservationType(perfect_recall=False))


def _loaded(name: str) -> StarcupGame:
    """Return a game from its pickle."""
    game: StarcupGame = pyspiel.load_game(name)
    return game


class StarcupState(pyspiel.State):  # type: ignore[misc]  # pyspiel states no types
    """A state of a game of Starcup in OpenSpiel: its position and its history.

    Chance actions are the values of ``ChanceNode.options``. The text of a state is the whole position, hidden
    information included.

    Args:
        game: the game; its ``new_initial_state`` makes states.
    """

    def __init__(self, game: StarcupGame) -> None:
        super().__init__(game)
        self.position: Position = game.beginning
        """The position, which has the :class:`starcup.Game`. Copies of a state share it."""

    def current_player(self) -> int:
        """Return the seat that acts, or OpenSpiel's number for chance or for the end."""
        position = self.position
        if position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = position.seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def is_terminal(self) -> bool:
        """Return whether the game is over or cut off."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """Return the returns of all seats, 0 before the end: see :func:`starcup.returns`."""
        return list(self.position.returns())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the next roll or draw, with their probabilities."""
        return list(self.position.outcomes.items())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> StarcupState:
        """Return a state that a seat can't tell from this one, with hidden information resampled.

        It has the history of this state; what the other seats remember is lost.

        Args:
            player: the seat.
            sampler: returns random numbers in ``[0, 1)``.
        """
        twin: StarcupState = self.clone()
        twin.position = self.position.resampled(player, Rng(int(sampler() * (1 << BITS))))
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal)

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.resolved(action) if position.seat is None else position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        return position.outcome_text(action) if player < 0 else position.action_text(action)

    def __str__(self) -> str:
        position = self.position
        taken = f"taken {', '.join(map(str, position.taken))}\n" if position.taken else ""
        return f"{position.actions} actions\n{taken}{position.game.save(numbered=False).decode()}"


register_games()
