"""Conversion of leads in points to odds of winning, and back."""

from __future__ import annotations

from starcup_bots.portable_math import exp, log

STEEPNESS = 1.1
"""The slope at which a lead of one spread wins three games in four."""
SURE = 0.001
"""Odds are held to be no surer than this, either way."""


def logistic(lead: float, spread: float) -> float:
    """Return the odds that a lead wins, 0 to 1."""
    return 1 / (1 + exp(-STEEPNESS * max(-60.0, min(60.0, lead / spread))))


def shifted(odds: float, lead: float, spread: float) -> float:
    """Return the odds after adding points to the lead.

    >>> round(shifted(0.5, -2.5, 2.5), 2), round(shifted(0.95, -2.5, 2.5), 2)
    (0.25, 0.86)
    """
    bounded = min(1 - SURE, max(SURE, odds))
    return logistic(lead + spread / STEEPNESS * log(bounded / (1 - bounded)), spread)
