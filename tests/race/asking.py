"""Questions out of games of Race, for tests that put them to bots."""

from __future__ import annotations

from collections.abc import Iterator

from starcup import Decision, Game, Rng
from starcup_bots import bot_seed, make
from starcup_race import RaceRuleset, RaceView


def questions(rules: RaceRuleset, players: int, seed: int, every: int = 4) -> Iterator[tuple[Decision, RaceView]]:
    """Every so many questions of a game among quick players, with the view of the seat asked."""
    game = Game.new(rules, players, seed, log=False)
    bots, rng, number = [make("greedy", bot_seed(seed, seat), "race") for seat in range(players)], Rng(seed), 0
    while pending := game.waiting():
        decision = pending[0]
        view = game.view(decision.seat)
        if not number % every:
            yield decision, view
        number += 1
        # Often anything, so that odd positions come up as well.
        odd = rng.below(4) == 0
        game.submit(decision.seat, rng.choice(decision.legal) if odd else bots[decision.seat].choose(decision, view))
