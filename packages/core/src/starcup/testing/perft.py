"""Exact counts of legal lines on small positions, as perft counts them for chess."""

from __future__ import annotations

from typing import TypeVar

from attrs import frozen

from starcup.kernel.game import Game
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


@frozen
class Lines:
    """The number of lines of play, and the number of different positions in which they end.

    Where the order of choices does not matter the two are equal: each plan is
    reached by one path.
    """

    lines: int
    positions: int


def count_lines(game: Game[TableT, ViewT], depth: int | None = None) -> Lines:
    """Play every line of choices and chance outcomes, to the end or to a depth.

    Seats answer one after another, with the choices in which each plan is met once;
    sets are walked through, too, so positions have to be small. Chance branches once for each distinct
    outcome if the game has ``outside_chance``, else the generator
    decides.

    Args:
        game: the game, which stays as it is.
        depth: how many choices deep; None: to the end.
    """
    ends: set[bytes] = set()
    lines = _count(game, -1 if depth is None else depth, ends)
    return Lines(lines, len(ends))


def _count(game: Game[TableT, ViewT], depth: int, ends: set[bytes]) -> int:
    node = game.chance
    if node is not None:
        total = 0
        for value in dict.fromkeys(node.options):
            twin = game.clone()
            twin.resolve(value)
            total += _count(twin, depth, ends)
        return total
    if not game.waiting() or depth == 0:
        ends.add(game.save())
        return 1
    decision = game.waiting()[0]
    total = 0
    for choice in decision.legal:
        twin = game.clone()
        twin.submit(decision.seat, choice)
        total += _count(twin, depth - 1, ends)
    return total
