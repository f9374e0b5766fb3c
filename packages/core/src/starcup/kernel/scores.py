"""Scores of whatever game: what each seat has, made of which parts, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.kernel.values import frozen


@frozen
class SeatScore:
    """The score of one seat: the total, what it is made of, and what decides between equal totals.

    ``lines`` are pairs of a name and points, in the order in which people count them; ``tie_break`` is compared
    where totals are equal, the higher is the better.
    """

    seat: int
    total: int
    tie_break: int = 0
    lines: tuple[tuple[str, int], ...] = ()


def best_of(scores: Sequence[SeatScore]) -> tuple[int, ...]:
    """Return the seats that win by their scores: the highest total, then the highest tie-break, else jointly.

    Args:
        scores: one for each seat that may win.

    >>> best_of([SeatScore(0, 30, 7), SeatScore(1, 30, 6), SeatScore(2, 29, 9)])
    (0,)
    """
    best = max(((one.total, one.tie_break) for one in scores), default=None)
    return tuple(one.seat for one in scores if (one.total, one.tie_break) == best)
