"""A game as its box says, for games that have no catalogue of their own."""

from __future__ import annotations

from starcup.kernel.values import frozen


@frozen
class Box:
    """What is known of every game: its key and title, how many can play, and the packs chosen."""

    game: str
    title: str
    seats: tuple[int, ...]
    packs: tuple[str, ...]
