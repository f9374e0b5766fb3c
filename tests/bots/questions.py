"""Questions out of games between quick players, for tests that put them to other bots."""

from __future__ import annotations

from collections.abc import Iterator

from starcup import Decision, Game, Rng
from starcup.roll import RollView, Ruleset
from starcup_bots import bot_seed
from starcup_bots.roll.normal import NormalBot


def questions(rules: Ruleset, players: int, seed: int, every: int = 4) -> Iterator[tuple[Decision, RollView]]:
    """Every so many questions of a game, with the view of the seat asked."""
    game = Game.new(rules, players, seed, log=False)
    bots, rng, number = [NormalBot(bot_seed(seed, seat)) for seat in range(players)], Rng(seed), 0
    while pending := game.waiting():
        decision = pending[0]
        view = game.view(decision.seat)
        if not number % every:
            yield decision, view
        number += 1
        # Now and then anything, so that odd positions come up as well.
        odd = rng.below(8) == 0
        game.submit(decision.seat, rng.choice(decision.legal) if odd else bots[decision.seat].choose(decision, view))


def selections(rules: Ruleset, players: int, seed: int, every: int) -> Iterator[tuple[Decision, RollView]]:
    """Every so many of them that ask for a phase to select."""
    asked = (one for one in questions(rules, players, seed, every=1) if one[0].kind == "select")
    return (one for number, one in enumerate(asked, 1) if not number % every)
