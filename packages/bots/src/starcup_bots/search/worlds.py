"""Worlds: whole games that fit a view, sampled one by one, and played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeGuard, runtime_checkable

from attrs import frozen

from starcup import Choice, Decision, Game, IllegalChoice, Rng
from starcup.making import View
from starcup_bots.game_bots import usual_questions
from starcup_bots.protocol import Bot, BotError

Policy = Callable[[int], Bot]
"""A function that makes a quick player from a seed."""


@runtime_checkable
class Samples(Protocol):
    """A view from which whole games can be drawn."""

    def sample_world(self, rng: Rng, /) -> Game:
        """Return a game that fits all that the viewer knows, in which the viewer is asked the same question."""
        ...


def samples(view: object) -> TypeGuard[Samples]:
    """Return whether worlds can be sampled from a view: it has the method, and the game says what may be hidden."""
    return isinstance(view, Samples) and (not isinstance(view, View) or view.ruleset.samples_worlds)


def sampling(view: object) -> Samples:
    """Return a view from which worlds can be sampled."""
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


class Worlds:
    """Worlds sampled from a view one by one, as they are asked for; the same for the same view and generator."""

    def __init__(self, view: object, rng: Rng) -> None:
        self._view = view
        self._rng = rng
        self._worlds: list[World] = []

    def __getitem__(self, number: int, /) -> World:
        while len(self._worlds) <= number:
            self._worlds.append(World(sampling(self._view).sample_world(self._rng), self._rng.below(1 << 62)))
        return self._worlds[number]


def seeded(seed: int, decision: Decision) -> Rng:
    """Return the generator of a question, the same for the same seed of a bot."""
    return Rng(seed * 8191 + decision.number)


def begun(world: World, seat: int, choice: Choice) -> Game:
    """Return a copy of a world after the choice that is tried out."""
    game = world.game.clone()
    try:
        game.submit(seat, choice)
    except IllegalChoice as error:
        raise BotError(f"a sampled world does not take {choice.text!r}, which is legal: {error}") from error
    return game


def most_questions(game: Game) -> int:
    """Return how many questions are awaited in a world: twice as many as a whole game usually has."""
    return 2 * usual_questions(game.ruleset)


def play_on(game: Game, player: Bot) -> None:
    """Let one player answer for all seats, to the end of the game unless that takes too long."""
    looks = bool(getattr(player, "needs_view", True))
    left = most_questions(game)
    while (pending := game.waiting()) and left:
        asked = pending[0]
        game.submit(asked.seat, player.choose(asked, game.view(asked.seat) if looks else None))
        left -= 1
