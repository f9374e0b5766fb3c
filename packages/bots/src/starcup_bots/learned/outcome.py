"""The worth of a game that is over, for each seat: mostly whether it won, and a little by how much."""

from __future__ import annotations

from typing import Any

from starcup import Game
from starcup_bots.game_bots import scores_of
from starcup_bots.learned.net import WORTH_STEP
from starcup_bots.portable_math import exp

MARGIN = 0.3
"""The part of the worth that hangs on the lead; the rest on who wins."""


def leads(game: Game[Any, Any]) -> list[int]:
    """Return by how many points each seat is ahead of the best other one; 0 if there is no other."""
    totals = [score.total for score in scores_of(game.ruleset, game.table)]
    return [total - max([*totals[:seat], *totals[seat + 1 :]], default=total) for seat, total in enumerate(totals)]


def worths(game: Game[Any, Any], spread: float) -> list[int]:
    """Return the worth of a game for each seat, in parts of ``WORTH_STEP``."""
    winners = game.ruleset.winners(game.table)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.table.players)]
    if len(won) == 1:
        return [round(WORTH_STEP * won[0])]
    by_lead = [1 / (1 + exp(-max(-40.0, min(40.0, lead / spread)))) for lead in leads(game)]
    parts = zip(won, by_lead, strict=True)
    return [round(WORTH_STEP * ((1 - MARGIN) * win + MARGIN * lead)) for win, lead in parts]
