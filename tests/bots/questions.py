"""Questions out of games between quick players, for tests that put them to other bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from starcup import Decision, Game, Rng, Ruleset, Table
from starcup.roll import RollRuleset, RollView
from starcup_bots import Bot, bot_seed
from starcup_bots.roll.normal import NormalBot

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


def questions_among(
    ruleset: Ruleset[TableT, ViewT], players: int, seed: int, quick: Callable[[int], Bot], every: int, odd: int
) -> Iterator[tuple[Decision, ViewT]]:
    """Every so many questions of a game among quick players, with the view of the seat asked."""
    game = Game.new(ruleset, players, seed, log=False)
    bots, rng, number = [quick(bot_seed(seed, seat)) for seat in range(players)], Rng(seed), 0
    while pending := game.waiting():
        decision = pending[0]
        view = game.view(decision.seat)
        if not number % every:
            yield decision, view
        number += 1
        # One time in so many anything, so that odd positions come up as well.
        anything = rng.below(odd) == 0
        choice = rng.choice(decision.legal) if anything else bots[decision.seat].choose(decision, view)
        game.submit(decision.seat, choice)


def questions(rules: RollRuleset, players: int, seed: int, every: int = 4) -> Iterator[tuple[Decision, RollView]]:
    """Every so many questions of a game of Roll, with the view of the seat asked."""
    return questions_among(rules, players, seed, NormalBot, every, odd=8)


def selections(rules: RollRuleset, players: int, seed: int, every: int) -> Iterator[tuple[Decision, RollView]]:
    """Every so many of them that ask for a phase to select."""
    asked = (one for one in questions(rules, players, seed, every=1) if one[0].kind == "select")
    return (one for number, one in enumerate(asked, 1) if not number % every)
