"""The variants of the game that are chosen when it is loaded."""

from __future__ import annotations

from starcup.making import frozen


@frozen
class Variant:
    """The variant that is played: the preset hands of a first game, and the number of action cards a round."""

    first_game: bool = False
    actions: int = 1


USUAL = Variant()
