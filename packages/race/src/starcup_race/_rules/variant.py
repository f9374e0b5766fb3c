"""The variants of the game that are chosen when it is loaded."""

from __future__ import annotations

from starcup.making import frozen


@frozen
class Variant:
    """The variant that is played: the preset hands of a first game (SETUP-11), and the action cards played a round.

    ``actions`` is 1, or 2 in the game for two experienced players (ACTION-6).
    """

    first_game: bool = False
    actions: int = 1


USUAL = Variant()
