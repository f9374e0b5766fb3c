"""Playouts: sampled worlds are played on by the fast policy, and the resulting position is valued."""

from __future__ import annotations

from starcup import Choice
from starcup_bots.roll.hard.settings import Settings
from starcup_bots.roll.hard.worlds import MOST_DECISIONS, World
from starcup_bots.roll.normal import NormalBot, Personality, evaluate
from starcup_bots.roll.normal.prospect import Odds, Prospect
from starcup_bots.search.odds import logistic

PLANNED = frozenset(("select", "assign", "reassign", "reassign-more"))
"""Questions about the sheet."""


class Playouts:
    """Playouts of worlds from one question of one seat, with one policy for all seats.

    The use of the rest of the own roll does not depend on hidden facts, so it is
    worked out once for each choice.
    """

    def __init__(self, seat: int, settings: Settings, character: Personality, policy: NormalBot, odds: Odds) -> None:
        self._seat = seat
        self._settings = settings
        self._character = character
        self._policy = policy
        self._own = NormalBot(0, character, odds)
        self._sheets: dict[Choice, list[Choice]] = {}

    def value(self, world: World, choice: Choice) -> float:
        """Return the odds of winning, 0 to 1, after ``choice`` in a world and some rounds. The world is left alone."""
        game = world.clone()
        last = game.table.round + self._settings.rounds
        game.submit(self._seat, choice)
        self._fill_in(game, choice)
        choose = self._policy.choose
        left = MOST_DECISIONS
        while (pending := game.waiting()) and left:
            if game.table.round >= last:
                break
            decision = pending[0]
            game.submit(decision.seat, choose(decision, game.view(decision.seat)))
            left -= 1
        return self._odds(game)

    def _fill_in(self, game: World, choice: Choice) -> None:
        """Arrange the rest of the own roll as the policy would, or as it did in the first world."""
        known = self._sheets.get(choice)
        answers = self._sheets[choice] = [] if known is None else known
        now = game.table.round
        for number in range(MOST_DECISIONS):
            decision = game.decision(self._seat)
            if decision is None or decision.kind not in PLANNED or game.table.round != now:
                break
            if known is None:
                answers.append(self._own.choose(decision, game.view(self._seat)))
            elif number >= len(answers) or answers[number] not in decision.legal:
                break  # the question differs from that in the first world, so the policy answers
            game.submit(self._seat, answers[number])

    def _odds(self, game: World) -> float:
        table, seat = game.table, self._seat
        if game.finished:
            if seat in table.winners:
                return 1.0 / len(table.winners)
            # Narrow defeats are better than others: the world is a sample only.
            return 0.25 * logistic(table.scores[seat] - max(table.scores), self._settings.spread_with(0.0))
        worth = [evaluate(game.view(number), self._character) for number in range(table.players)]
        best = max(value for number, value in enumerate(worth) if number != seat)
        rounds_left = Prospect(game.view(seat), self._character).rounds_left
        return logistic(worth[seat] - best, self._settings.spread_with(rounds_left))
