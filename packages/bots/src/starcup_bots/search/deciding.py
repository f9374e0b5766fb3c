"""Stopping rules of a search: the remaining playouts can't change its choice, or all choices are equal."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt

LEAST = 6
"""Playouts of a choice before anything is held to be decided."""
SURE = 2.5
"""Standard deviations by which a lead has to outlast what is to come: one chance in some 160 that it doesn't."""
DOUBT = 0.05
"""Differences between two choices are held to scatter so much before any is seen, ..."""
DOUBTED = 3
"""... as if so many playouts had shown it: a few equal ones prove little."""
ALL_BUT = 0.005
"""All choices win, or all lose, if their odds are no further than this from certain; then no choice matters."""


def outlasts(ahead: Sequence[float], behind: Sequence[float], head_start: float, to_come: int) -> bool:
    """Return True if a choice will stay ahead of another through the playouts to come.

    Both have been played in the same worlds, so it is their differences that count: their mean so far, and their
    scatter, give an estimate of the final sum, and its error.

    >>> outlasts([0.9, 0.8] * 4, [0.2, 0.3] * 4, 0.0, to_come=20)
    True
    >>> outlasts([0.9, 0.1] * 4, [0.8, 0.3] * 4, 0.0, to_come=20)
    False
    """
    played = len(ahead)
    differences = [leading - trailing for leading, trailing in zip(ahead, behind, strict=True)]
    mean = fsum(differences) / played
    scatter = fsum((difference - mean) * (difference - mean) for difference in differences) + DOUBTED * DOUBT * DOUBT
    deviation = sqrt(scatter / (played - 1 + DOUBTED) * to_come * (1 + to_come / played))
    return head_start + (played + to_come) * mean > SURE * deviation


def all_the_same(odds: Sequence[float]) -> bool:
    """Return True if the game is decided whatever is chosen.

    >>> all_the_same([0.999, 0.997]), all_the_same([0.999, 0.9]), all_the_same([0.001, 0.0])
    (True, False, True)
    """
    return min(odds) >= 1 - ALL_BUT or max(odds) <= ALL_BUT
