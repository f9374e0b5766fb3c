"""Scores for all games: the total of each seat, its parts, and the winners."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.kernel.values import frozen


@frozen
class SeatScore:
    """The score of one seat: the total, its parts, and the tie-break.

    ``lines`` are pairs of a name and points, in the order in which people count them; ``tie_break`` decides between
    equal totals, the higher is the better.
    """

    seat: int
    total: int
    tie_break: int = 0
    lines: tuple[tuple[str, int], ...] = ()


def best_of(scores: Sequence[SeatScore]) -> tuple[int, ...]:
    """Return the seats with the highest total, and among these the highest tie-break; several if both are equal.

    Args:
        scores: one for each seat that may win.

    >>> best_of([SeatScore(0, 30, 7), SeatScore(1, 30, 6), SeatScore(2, 29, 9)])
    (0,)
    """
    best = max(((score.total, score.tie_break) for score in scores), default=None)
    return tuple(score.seat for score in scores if (score.total, score.tie_break) == best)
