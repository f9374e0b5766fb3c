"""Worlds: whole games that fit a view, sampled one by one, and played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeGuard, runtime_checkable

from attrs import frozen

from starcup import Choice, Game, IllegalChoice, Rng
from starcup.making import View
from starcup_bots.game_bots import usual_questions
from starcup_bots.protocol import Bot, BotError

Policy = Callable[[int], Bot]
"""A function that makes a quick player from a seed."""


@runtime_checkable
class Samples(Protocol):
    """A view from which whole games can be drawn."""

    def sample_world(self, rng: Rng, /) -> Game:
        """Return a game that fits all that the viewer knows, in which the viewer is asked the same question.

        Args:
            rng: draws everything that the viewer does not know, the chance to come included.
        """
        ...


def samples(view: object) -> TypeGuard[Samples]:
    """Return whether worlds can be sampled from a view: it has the method, and the game says what may be hidden."""
    return isinstance(view, Samples) and (not isinstance(view, View) or view.ruleset.samples_worlds)


def sampling(view: object) -> Samples:
    """Return a view from which worlds can be sampled.

    Raises:
        BotError: it has no method for that.
    """
    if not samples(view):
        raise BotError(
            f"search needs views with a method 'sample_world', and rules that say what lies where it is hidden; "
            f"found {type(view).__name__} without"
        )
    return view


@frozen
class World:
    """A sampled world."""

    game: Game
    seed: int
    """The seed of the players in it: the same for every choice."""
    answers: tuple[Choice, ...] = ()
    """The answers of the others to what they are asked at the same time as the seat that searches."""


class Worlds:
    """Worlds sampled from a view one by one, as they are asked for; the same for the same view and generator.

    Seats that are asked at the same time answer without knowing of each other, so nothing that one chooses changes what
    the others do: with a policy these have answered in each world, once for all choices that are tried in it.

    Args:
        view: of the seat that searches.
        rng: draws the worlds.
        seat: that seat.
        policy: makes the player of the others from a seed; not given, they are left to be asked.
    """

    def __init__(self, view: object, rng: Rng, seat: int = -1, policy: Policy | None = None) -> None:
        self._view = view
        self._rng = rng
        self._seat = seat
        self._policy = policy
        self._worlds: list[World] = []

    def __getitem__(self, number: int, /) -> World:
        while len(self._worlds) <= number:
            game, seed = sampling(self._view).sample_world(self._rng), self._rng.below(1 << 62)
            answers = () if self._policy is None else _answered(game, self._seat, self._policy(seed))
            self._worlds.append(World(game, seed, answers))
        return self._worlds[number]


def _answered(game: Game, seat: int, player: Bot) -> tuple[Choice, ...]:
    """Let a player answer for the others while a seat is asked something, too; return the answers."""
    answers: list[Choice] = []
    while game.decision(seat) is not None and len(answers) < most_questions(game):
        asked = next((question for question in game.waiting() if question.seat != seat), None)
        if asked is None:
            break
        answers.append(player.choose(asked, game.view(asked.seat)))
        game.submit(asked.seat, answers[-1])
    return tuple(answers)


def begin(game: Game, seat: int, choice: Choice) -> None:
    """Submit the choice that is tried out.

    Args:
        game: a copy of that of a world; is changed.
        seat: the seat that searches.
        choice: one that is legal there.

    Raises:
        BotError: the world does not take it.
    """
    try:
        game.submit(seat, choice)
    except IllegalChoice as error:
        raise BotError(f"a sampled world does not take {choice.text!r}, which is legal: {error}") from error


def most_questions(game: Game) -> int:
    """Return how many questions are awaited in a world: twice as many as a whole game usually has."""
    return 2 * usual_questions(game.ruleset)


def play_on(game: Game, player: Bot, end: int | None = None) -> None:
    """Let one player answer for all seats, to the end of the game unless that takes too long."""
    looks = end is not None or bool(getattr(player, "needs_view", True))
    left = most_questions(game)
    while (pending := game.waiting()) and left:
        asked = pending[0]
        view = game.view(asked.seat) if looks else None
        if end is not None and game.ruleset.round_number(view) >= end:
            break
        game.submit(asked.seat, player.choose(asked, view))
        left -= 1
