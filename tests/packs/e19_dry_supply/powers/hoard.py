"""Hoard: dice of all kinds into the Citizenry, more than there are."""

from starcup.packed import hookimpl
from starcup.roll import Grant

COLOURS = ("home", "military", "consumption", "novelty", "rare_elements", "genes", "alien_technology")


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return tuple(Grant(dice=50, colour=colour, to="citizenry") for colour in COLOURS)
