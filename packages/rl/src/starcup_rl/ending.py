"""What environments report besides observations: how a game ended, and the table as text."""

from __future__ import annotations

from typing import Any

from starcup.lines import Lines
from starcup.messages import language_of
from starcup.scene import scene_of
from starcup_rl.match import Match

LOST = -1.0
"""The reward for an illegal action that ends the game."""


def ending(match: Match) -> dict[str, Any]:
    """Return the entries of ``info`` at the end of a game: the scores and the winners."""
    table, ruleset = match.game.table, match.task.ruleset
    winners = () if match.cut_off else tuple(ruleset.winners(table))
    return {"scores": tuple([score.total for score in ruleset.scores(table)]), "winners": winners}


def table_text(match: Match | None, seat: int | None, mode: str | None) -> str | None:
    """Return the table as a seat sees it, as text; None without a mode or a game."""
    if mode is None or match is None:
        return None
    names = [f"Seat {number}" for number in match.task.seats]
    lines = Lines(language_of(match.task.ruleset, "en", names, seat))
    return "\n".join(lines.board(scene_of(match.game, seat)))
