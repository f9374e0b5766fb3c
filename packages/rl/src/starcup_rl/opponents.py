"""Opponents: bots at the seats that a learner does not play."""

from __future__ import annotations

from collections.abc import Sequence

from starcup_bots import Bot, BotError, BotFault, bot_seed
from starcup_bots.discovery import kind
from starcup_rl.match import Match
from starcup_rl.task import Task

BotNames = str | Sequence[str]
"""The name of a bot, or the names of several."""


class Opponents:
    """Bots at all seats of a match but one, named from the learner's left; too few names repeat."""

    def __init__(self, task: Task, names: BotNames) -> None:
        self._task = task
        self.names: tuple[str, ...] = (names,) if isinstance(names, str) else tuple(names)
        others = task.players - 1
        if others and not self.names:
            raise BotError(f"no bots named; expected up to {others}, at least one")
        if len(self.names) > others:
            raise BotError(f"{len(self.names)} bots at {others} other seats; expected no more bots than seats")
        self._kinds = [kind(name, task.game) for name in self.names]
        self._bots: list[tuple[Bot, bool] | None] = []

    def begin(self, seed: int, seat: int) -> None:
        """Make the bots for another game."""
        players, kinds = self._task.players, self._kinds
        self._bots = [None] * players
        for place in range(players - 1):
            other = (seat + 1 + place) % players
            bot = kinds[place % len(kinds)].make(bot_seed(seed, other))
            self._bots[other] = bot, bool(getattr(bot, "needs_view", True))

    def play(self, match: Match) -> None:
        """Play until the learner has to act or the match is over."""
        bots = self._bots
        while (seat := match.seat) >= 0 and (seated := bots[seat]) is not None:
            bot, looks = seated
            decision, game = match.game.table.pending[0], match.game
            try:
                match.answer(bot.choose(decision, game.view(seat) if looks else None))
            except Exception as error:
                if game.fault is not None:
                    raise
                name = getattr(bot, "name", type(bot).__name__)
                raise BotFault(str(name), seat, decision.number, decision.kind, str(error)) from error
