"""What was asked of a command with many games between bots."""

from __future__ import annotations

from pathlib import Path

from attrs import field, frozen


@frozen(kw_only=True)
class Asked:
    """What the options say; ``typed`` are the names of those that were not left as they are."""

    bots: tuple[str, ...]
    games: int | None
    game: str
    players: int
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
    typed: frozenset[str] = field(default=frozenset())

    @property
    def folder(self) -> Path | None:
        """Where everything is kept, if anywhere."""
        return self.out or self.resume
