"""Random errors of players that misjudge."""

from __future__ import annotations

from starcup import Rng

SHARP = 1 << 20
"""Steps of the noise."""


def blur(rng: Rng) -> float:
    """Return a random number around 0, seldom beyond 1 in absolute value."""
    return sum(rng.below(SHARP) for _ in range(3)) / SHARP - 1.5
