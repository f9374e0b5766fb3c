"""A game as its box says, for games that have no catalogue of their own."""

from __future__ import annotations

from starcup.kernel.values import frozen


@frozen
class Box:
    """The key and title of a game, how many can play, and the packs chosen."""

    game: str
    title: str
    seats: tuple[int, ...]
    packs: tuple[str, ...]
