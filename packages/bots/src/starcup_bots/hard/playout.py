"""Playing a sampled world on by the fast policy, and what the position is worth then."""

from __future__ import annotations

from math import exp

from starcup import Choice, Game
from starcup.roll import RollTable, RollView
from starcup_bots.hard.settings import Settings
from starcup_bots.normal import NormalBot, Personality, evaluate
from starcup_bots.normal.prospect import Prospect

World = Game[RollTable, RollView]

MOST_DECISIONS = 3_000
"""A playout that asks more is valued where it stands; whole games ask some hundred questions a seat."""


class Playouts:
    """Plays worlds on from one question of one seat, with one policy for all seats."""

    def __init__(self, seat: int, settings: Settings, character: Personality, policy: NormalBot) -> None:
        self._seat = seat
        self._settings = settings
        self._character = character
        self._policy = policy

    def value(self, world: World, choice: Choice) -> float:
        """The odds of winning, 0 to 1, after ``choice`` in a world and some rounds of play. The world is left alone."""
        game = world.clone()
        last = game.table.round + self._settings.rounds
        game.submit(self._seat, choice)
        choose = self._policy.choose
        left = MOST_DECISIONS
        while (pending := game.waiting()) and left:
            if game.table.round >= last:
                break
            decision = pending[0]
            game.submit(decision.seat, choose(decision, game.view(decision.seat)))
            left -= 1
        return self._odds(game)

    def _odds(self, game: World) -> float:
        table, seat = game.table, self._seat
        if game.finished:
            if seat in table.winners:
                return 1.0 / len(table.winners)
            # Narrow defeats are better than others: the world is a sample only.
            return 0.25 * self._logistic(table.scores[seat] - max(table.scores), 0.0)
        worth = [evaluate(game.view(number), self._character) for number in range(table.players)]
        best = max(value for number, value in enumerate(worth) if number != seat)
        return self._logistic(worth[seat] - best, Prospect(game.view(seat), self._character).rounds_left)

    def _logistic(self, lead: float, rounds_left: float) -> float:
        spread = self._settings.spread + self._settings.spread_by_round * rounds_left
        return 1 / (1 + exp(-1.1 * max(-60.0, min(60.0, lead)) / spread))
