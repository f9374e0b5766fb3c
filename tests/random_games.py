"""Random play for tests of any game, and the games that whole-game tests play, each with other rules beside its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import frozen

from starcup import Decision, Game, Rng, Ruleset
from tests.race import scenes as race
from tests.tiny_epic import scenes as epic

AnyGame = Game[Any, Any]


@frozen
class Played:
    """A game that tests play: its rules as they come, others, and new games of either by their seed.

    ``words`` are such as stand in its journals and positions.
    """

    rules: Ruleset[Any, Any]
    other: Ruleset[Any, Any]
    new: Callable[..., AnyGame]
    words: tuple[str, ...]


PLAYED = {
    "race": Played(
        race.RULES, race.variant(actions=2), race.new, ("pay", "keep", "consume", "round", "place", "gem_world")
    ),
    "tiny-epic": Played(
        epic.RULES, epic.SWITCHED, epic.new, ("move", "turn", "follow", "landing", "next-turn", "helios")
    ),
}


def answer_one(game: AnyGame, rng: Rng) -> int:
    """Make one choice at random, and return the seat."""
    decision = rng.choice(game.waiting())
    game.submit(decision.seat, rng.choice(decision.legal))
    return decision.seat


def play(game: AnyGame, rng: Rng, before: Callable[[Decision], None] = lambda _: None, most: int = 20_000) -> int:
    """Play at random; returns the number of choices."""
    for number in range(most):
        if game.finished:
            return number
        decision = rng.choice(game.waiting())
        before(decision)
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
    return most
