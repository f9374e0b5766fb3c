"""What tests of packs share besides :mod:`tests.packs.checking`: the base game with packs, and bots at a table."""

from __future__ import annotations

from starcup import Game, Pack
from starcup.roll import RollGame, RollRuleset
from starcup.roll._rules.invariants import faults
from starcup_bots import Bot, make
from tests.packs.checking import check, texts

__all__ = ["bot_game", "play", "random_games", "texts", "with_base"]

random_games = check


def with_base(*packs: Pack) -> RollRuleset:
    """The base game with packs of ours."""
    return RollRuleset.load(["base", *packs])


def bot_game(rules: RollRuleset, players: int, seed: int, bot: str = "greedy") -> RollGame:
    """A whole game of bots."""
    game = Game.new(rules, players=players, seed=seed)
    bots: list[Bot] = [make(bot, seed + number) for number in range(players)]
    while waiting := game.waiting():
        decision = waiting[0]
        game.submit(decision.seat, bots[decision.seat].choose(decision, game.view(decision.seat)))
        assert faults(game.table) == []
    assert game.finished
    return game


def play(game: RollGame, *choices: str, seat: int = 0) -> None:
    """Answer for a seat, one choice after the other."""
    for choice in choices:
        game.submit(seat, choice)
