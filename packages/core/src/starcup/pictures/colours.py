"""Colours of pieces, as values that front ends can use too."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from starcup.kernel.values import frozen
from starcup.pictures.marks import INK

PAPER, NIGHT, SOFT = "#fbfaf6", "#1a2238", "#5b6472"
"""The colours of cards, of the sky behind worlds, and of small print."""


@frozen
class Colour:
    """A colour of a thing.

    Args:
        fill: the colour, as ``#rrggbb``.
        letter: a letter, or two, that say the same to people who can't see it.
    """

    fill: str
    letter: str = ""

    @property
    def ink(self) -> str:
        """The colour of words and signs on it: dark, or white on a dark one."""
        return INK if brightness(self.fill) > 0.25 else "#ffffff"


PLAIN = Colour("#d5dae3")
SEATS: tuple[Colour, ...] = (
    Colour("#3b7dd8", "A"), Colour("#e0a526", "B"), Colour("#3fa05a", "C"), Colour("#c8453b", "D"),
    Colour("#8a63b8", "E"), Colour("#4a4f5c", "F"),
)  # fmt: skip
"""The colours of the seats, by number; of further ones, from the beginning."""
CHIPS: Mapping[str, Colour] = MappingProxyType(
    {"": Colour("#e9c46a"), "1": Colour("#b8c4d6"), "5": Colour("#e0956b"), "10": Colour("#e9c46a")}
)
"""The colours of VP chips, by what they are worth; ``""`` stands for all others."""
TINTS: tuple[str, ...] = (
    "#8fd3e8", "#c9a27c", "#8fc98a", "#efd66b", "#e8a2a0", "#b9a5dd", "#f0b878", "#a9b8cf", "#e3a6c9", "#9ed2c0",
)  # fmt: skip
"""Colours, light enough for dark words on them, for things that have none of their own."""


def brightness(colour: str) -> float:
    """Return how bright a colour is, from 0 to 1, as the eye sees it.

    >>> brightness("#ffffff"), brightness("#000000")
    (1.0, 0.0)
    """
    red, green, blue = ((int(colour[at : at + 2], 16) / 255) ** 2 for at in (1, 3, 5))
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue, 4)


def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour mixed with a share of another.

    Args:
        colour: as ``#rrggbb``.
        other: the other one.
        share: how much of that, from 0 to 1.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in parts)
