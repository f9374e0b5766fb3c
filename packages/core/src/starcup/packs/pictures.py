"""Pictures of pieces: shapes and words with positions in millimetres, to be written as SVG or PDF."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Self

from starcup.kernel.values import frozen

INK = "#1d2330"
"""The colour of lines and words."""


@frozen
class Rectangle:
    """A rectangle, with rounded corners if ``round`` is not 0."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    line: str = ""
    round: float = 0.0


@frozen
class Disc:
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str
    line: str = ""


@frozen
class Shape:
    """A polygon."""

    points: tuple[tuple[float, float], ...]
    fill: str
    line: str = ""

    @classmethod
    def regular(cls, x: float, y: float, radius: float, corners: int, fill: str, line: str = "") -> Self:
        """Return a polygon with equal sides, and a corner at the top.

        Args:
            x: its middle, from the left.
            y: its middle, from the top.
            radius: the distance of the corners from the middle.
            corners: how many there are.
            fill: the colour inside.
            line: the colour of the outline; empty: none.
        """
        angles = [2 * pi * number / corners - pi / 2 for number in range(corners)]
        return cls(tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles), fill, line)


@frozen
class TextLine:
    """A line of text; ``y`` is its baseline, ``size`` its height, ``at`` its anchor: start, middle or end."""

    x: float
    y: float
    size: float
    text: str
    bold: bool = False
    colour: str = INK
    at: str = "start"


Mark = Rectangle | Disc | Shape | TextLine


@frozen
class Picture:
    """A picture of one side of a piece, with its ``width`` and ``height`` in millimetres."""

    key: str
    marks: tuple[Mark, ...]
    width: float = 60.0
    height: float = 60.0
