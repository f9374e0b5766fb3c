"""Scores of Roll for the Galaxy as they are sent."""

from __future__ import annotations

from starcup.making import frozen


@frozen
class Score:
    """The score of one seat and where it comes from; ``bonuses`` by the key of the development."""

    seat: int
    total: int
    chips: int
    tiles: int
    bonuses: dict[str, int]
    tie_break: int
