"""Pictures of pieces: shapes and words with positions, to be written as SVG or PDF."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Self

from attrs import evolve

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
    stroke: float = 0.35


@frozen
class Disc:
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str
    line: str = ""
    stroke: float = 0.35


@frozen
class Shape:
    """A polygon."""

    points: tuple[tuple[float, float], ...]
    fill: str
    line: str = ""
    stroke: float = 0.35

    @classmethod
    def regular(
        cls, x: float, y: float, radius: float, corners: int, fill: str, line: str = "", stroke: float = 0.35
    ) -> Self:
        """Return a polygon with equal sides, and a corner at the top.

        Args:
            x: its middle, from the left.
            y: its middle, from the top.
            radius: the distance of the corners from the middle.
            corners: how many there are.
            fill: the colour inside.
            line: the colour of the outline; empty: none.
            stroke: the width of the outline.
        """
        angles = [2 * pi * number / corners - pi / 2 for number in range(corners)]
        return cls(tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles), fill, line, stroke)


@frozen
class Cut:
    """A text that lacked room: the whole of it, and the number of its letters that had room."""

    text: str
    most: int


@frozen
class TextLine:
    """A line of text; ``y`` is its baseline, ``size`` its height, ``at`` its anchor: start, middle or end.

    ``cut`` is the text whose last line it is, if that was cut off.
    """

    x: float
    y: float
    size: float
    text: str
    bold: bool = False
    colour: str = INK
    at: str = "start"
    cut: Cut | None = None


@frozen
class Curve:
    """A curve: ``path`` has the commands ``M``, ``L``, ``C`` and ``Z`` of SVG, each with its absolute positions.

    Without ``fill`` it is a line, with round ends.
    """

    path: str
    fill: str = ""
    line: str = ""
    stroke: float = 0.35

    @property
    def commands(self) -> list[tuple[str, list[float]]]:
        """The commands, each with its numbers."""
        return [
            (letter, [float(number) for number in numbers.split()])
            for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", self.path)
        ]


Mark = Rectangle | Disc | Shape | TextLine | Curve


@frozen
class Picture:
    """A picture of one side of a piece.

    Args:
        key: the key of the piece.
        marks: what is drawn, one over the other.
        width: of the whole, in its unit.
        height: of the whole.
        unit: ``mm`` if it is to be printed; empty: of a screen.
        framed: whether it is a card with a line around it.
    """

    key: str
    marks: tuple[Mark, ...]
    width: float = 60.0
    height: float = 60.0
    unit: str = "mm"
    framed: bool = True

    @property
    def cuts(self) -> list[Cut]:
        """The texts that were cut off."""
        return [mark.cut for mark in self.marks if isinstance(mark, TextLine) and mark.cut is not None]


NO_COLOURS: Mapping[str, str] = MappingProxyType({})


def placed(
    marks: Iterable[Mark], x: float, y: float, scale: float, colours: Mapping[str, str] = NO_COLOURS
) -> list[Mark]:
    """Return marks moved and scaled, and painted in other colours.

    Args:
        marks: any marks.
        x: where their origin goes, from the left.
        y: where it goes, from the top.
        scale: the factor of all measures.
        colours: new colours by old ones, such as by ``ink``.
    """
    return [_placed(mark, x, y, scale, colours) for mark in marks]


def _placed(mark: Mark, x: float, y: float, scale: float, colours: Mapping[str, str]) -> Mark:
    if isinstance(mark, TextLine):
        colour = colours.get(mark.colour, mark.colour)
        return evolve(mark, x=x + mark.x * scale, y=y + mark.y * scale, size=mark.size * scale, colour=colour)
    fill, line = colours.get(mark.fill, mark.fill), colours.get(mark.line, mark.line)
    stroke = mark.stroke * scale
    match mark:
        case Rectangle():
            return Rectangle(
                x + mark.x * scale, y + mark.y * scale, mark.width * scale, mark.height * scale, fill, line,
                mark.round * scale, stroke,
            )  # fmt: skip
        case Disc():
            return Disc(x + mark.x * scale, y + mark.y * scale, mark.radius * scale, fill, line, stroke)
        case Shape():
            return Shape(tuple((x + px * scale, y + py * scale) for px, py in mark.points), fill, line, stroke)
        case Curve():
            commands = []
            for letter, numbers in mark.commands:
                moved = [f"{(y if at % 2 else x) + number * scale:.2f}" for at, number in enumerate(numbers)]
                commands.append(" ".join((letter, *moved)))
            return Curve(" ".join(commands), fill, line, stroke)
