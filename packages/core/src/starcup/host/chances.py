"""Rolls and draws at a real table, as far as a reader knows what may come out."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.kernel.drawing import numbers_of
from starcup.kernel.game import Game
from starcup.kernel.table import ChanceNode


def outcomes_known(game: Game, node: ChanceNode, seat: int | None) -> Sequence[int]:
    """Return what may come out of an awaited roll or draw, as far as a seat knows; None: as it is.

    Out of a deck may come all that the seat can't place: what is left there would tell what others hold.
    """
    groups = game.ruleset.unseen(game.view(seat)) if node.pile and seat is not None else {}
    pieces = [pieces for names, pieces in groups.items() if node.pile in names]
    return numbers_of(game.table, node.kind, pieces[0]) if pieces else node.options
