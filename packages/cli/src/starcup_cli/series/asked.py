"""The options of the commands that play many games."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Asked(NamedTuple):
    """The values of the options; ``typed`` are the names of those that were not left at their defaults."""

    bots: tuple[str, ...]
    games: int | None
    game: str | None
    players: int | None
    seed: int
    packs: str | None
    option: tuple[str, ...]
    without: str
    workers: int
    dask: str | None
    seconds: float
    game_seconds: float
    out: Path | None
    resume: Path | None
    anyway: bool
    line_up: tuple[str, ...] = ()
    duplicate: bool = True
    typed: frozenset[str] = frozenset()

    @property
    def folder(self) -> Path | None:
        """The folder that everything is kept in, if any."""
        return self.out or self.resume
