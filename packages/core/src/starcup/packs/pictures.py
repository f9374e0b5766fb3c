"""Pictures of pieces: shapes and words at places in millimetres, for whoever writes them as SVG or PDF."""

from __future__ import annotations

from attrs import frozen

SIDE = 60.0
"""A picture is a square of so many millimetres."""
INK = "#1d2330"
"""The colour of lines and words."""


@frozen
class Box:
    """A rectangle, with round corners if ``round`` is not 0."""

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
    """A line of text; ``y`` is its base line, ``size`` its height, ``at`` start, middle or end."""

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
    """One side of a piece, drawn."""

    key: str
    marks: tuple[Mark, ...]
