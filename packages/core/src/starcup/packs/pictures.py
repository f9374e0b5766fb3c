"""Pictures of pieces: shapes and words with positions in millimetres, to be written as SVG or PDF."""

from __future__ import annotations

from starcup.kernel.values import frozen

SIDE = 60.0
"""The width and height of a square picture in millimetres."""
INK = "#1d2330"
"""The colour of lines and words."""


@frozen
class Box:
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


@frozen
class Words:
    """A line of text; ``y`` is its baseline, ``size`` its height, ``at`` its anchor: start, middle or end."""

    x: float
    y: float
    size: float
    text: str
    bold: bool = False
    colour: str = INK
    at: str = "start"


Mark = Box | Disc | Shape | Words


@frozen
class Picture:
    """A picture of one side of a piece, with its ``width`` and ``height`` in millimetres."""

    key: str
    marks: tuple[Mark, ...]
    width: float = SIDE
    height: float = SIDE
