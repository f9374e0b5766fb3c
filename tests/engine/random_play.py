"""Random play for tests: games stopped somewhere, chosen by a number."""

from __future__ import annotations

from starcup import Rng
from starcup.roll import RollGame, RollRuleset
from starcup.testing.walking import play_on


def step(game: RollGame, rng: Rng) -> None:
    """One random answer of a random waiting seat."""
    play_on(game, rng, 1)


def somewhere(rules: RollRuleset, seed: int, *, players: int | None = None, log: bool = False) -> RollGame:
    """A random game, stopped at a random decision."""
    from starcup import Game

    rng = Rng(seed)
    game = Game.new(rules, players=players or 2 + rng.below(4), seed=seed, log=log)
    play_on(game, rng, rng.below(700))
    return game if game.waiting() else somewhere(rules, seed + 1_000_000, players=players, log=log)
