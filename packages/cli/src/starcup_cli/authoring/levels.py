"""Levels of the examination of a pack."""

from __future__ import annotations

from attrs import frozen

LOAD, QUICK, NORMAL, FULL = "load", "quick", "normal", "full"


@frozen
class Level:
    """A level of testing: which checks with how many games, how long all may take, and one stage at most.

    Without ``checks`` all are made that the game has for packs.
    """

    checks: tuple[str, ...] | None
    games: int = 6
    tables: int | None = None
    pairs: int | None = None
    budget: float = 3600
    stage: float = 900


_QUICKLY = ("data", "answers", "play", "surroundings", "core", "texts", "pictures")
LEVELS = {
    LOAD: Level((), stage=10),
    QUICK: Level(_QUICKLY, games=1, tables=3, pairs=0, budget=10, stage=20),
    NORMAL: Level(None, games=4, tables=16, pairs=8, budget=90, stage=60),
    FULL: Level(None, games=24),
}
