"""Icons: small signs in one colour, on a square of 24 by 24, shared by print and screen."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from starcup.pictures.marks import INK, Curve, Disc, Mark, Rectangle, Shape, placed

ink: str = "ink"
paper: str = "paper"


def _star(x: float, y: float, outer: float, inner: float, corners: int, colour: str = ink) -> Shape:
    angles = [pi * number / corners - pi / 2 for number in range(2 * corners)]
    radii = (outer, inner) * corners
    return Shape(tuple((x + r * cos(a), y + r * sin(a)) for r, a in zip(radii, angles, strict=True)), colour)


def _line(path: str, stroke: float = 2.2, colour: str = ink) -> Curve:
    return Curve(path, "", colour, stroke)


def _fill(path: str, colour: str = ink) -> Curve:
    return Curve(path, colour)


_CARD = Rectangle(4, 1.5, 16, 21, ink, round=2.8)

_SIGNS: dict[str, tuple[Mark, ...]] = {
    "explore": (
        _fill("M 1 12 C 5.5 4 18.5 4 23 12 C 18.5 20 5.5 20 1 12 Z"),
        Disc(12, 12, 5, paper), Disc(12, 12, 2.8, ink),
    ),
    "develop": (_star(12, 12, 11.5, 8.4, 9), Disc(12, 12, 5.2, paper), Disc(12, 12, 2.3, ink)),
    "settle": (
        _fill("M 0.5 23 C 2 14 8 12.6 12 12.6 C 16 12.6 22 14 23.5 23 Z"), Disc(8, 18.4, 1.9, paper),
        Disc(15.6, 19.6, 1.3, paper), Disc(13.4, 16, 0.9, paper), _line("M 12 13 L 12 1.6", 1.9),
        _fill("M 12 0.8 L 22 4.4 L 12 8.4 Z"),
    ),
    "produce": (
        _fill("M 1.5 22 L 1.5 9.5 L 7.5 13.5 L 7.5 9.5 L 13.5 13.5 L 14.2 2 L 18.8 2 L 19.6 13 L 22.5 13 L 22.5 22 Z"),
        Rectangle(4.6, 16.2, 3.4, 3, paper), Rectangle(10.3, 16.2, 3.4, 3, paper), Rectangle(16, 16.2, 3.4, 3, paper),
    ),
    "ship": (
        Rectangle(1, 6.2, 11.5, 11.6, ink, round=1.2), _line("M 1 10 L 12.5 10", 1.4, paper),
        _line("M 6.7 10 L 6.7 13", 1.6, paper), _fill("M 14 10 L 17 10 L 17 5.6 L 23.4 12 L 17 18.4 L 17 14 L 14 14 Z"),
    ),
    "wild": (_star(12, 12.6, 11.6, 4.9, 5),),
    "rocket": (
        _fill("M 12 0.8 C 16.8 5 17.6 10.5 16 16.5 L 8 16.5 C 6.4 10.5 7.2 5 12 0.8 Z"), Disc(12, 8.6, 2.4, paper),
        _fill("M 6.9 11 L 3.2 16 L 3.2 20.5 L 7.4 17.6 Z"), _fill("M 17.1 11 L 20.8 16 L 20.8 20.5 L 16.6 17.6 Z"),
        _fill("M 9.6 18 L 14.4 18 L 12 23.4 Z"),
    ),
    "energy": (_fill("M 14.6 0.8 L 3.6 13.6 L 10.8 13.6 L 8.8 23.2 L 20.4 9.6 L 13 9.6 Z"),),
    "culture": (
        _fill("M 1.6 8.6 L 12 1.6 L 22.4 8.6 Z"), Rectangle(3.6, 10, 3.2, 8.4, ink), Rectangle(10.4, 10, 3.2, 8.4, ink),
        Rectangle(17.2, 10, 3.2, 8.4, ink), Rectangle(1.8, 19.4, 20.4, 3.2, ink),
    ),
    "economy": (
        Rectangle(2, 14, 5, 8, ink), Rectangle(9.5, 9.5, 5, 12.5, ink), Rectangle(17, 5, 5, 17, ink),
        _line("M 2 8.6 L 9.5 3.2 L 13 5.4 L 16 1.8", 1.7),
    ),
    "diplomacy": (
        _fill("M 1.5 2.5 L 15 2.5 L 15 12 L 8.2 12 L 4.4 15.8 L 4.4 12 L 1.5 12 Z"),
        _fill("M 17 8 L 22.5 8 L 22.5 18 L 19.8 18 L 19.8 22 L 15.8 18 L 9.6 18 L 9.6 14 L 17 14 Z"),
        Disc(5.2, 7.2, 1.3, paper), Disc(8.4, 7.2, 1.3, paper), Disc(11.6, 7.2, 1.3, paper),
    ),
    "colony": (
        _fill("M 2.5 20 C 2.5 7.5 21.5 7.5 21.5 20 Z"), Rectangle(9.7, 14.4, 4.6, 5.8, paper, round=1.4),
        Rectangle(1, 20, 22, 2.6, ink), _line("M 12 10 L 12 1.6", 1.6), _fill("M 12 1 L 18.6 3.4 L 12 6 Z"),
    ),
    "shield": (
        _fill("M 12 1 L 21 4 C 21.4 13 18 19.6 12 23 C 6 19.6 2.6 13 3 4 Z"),
        _line("M 7.4 13.6 L 12 8.6 L 16.6 13.6", 2.6, paper),
    ),
    "vp": (
        Shape.regular(12, 12, 11.5, 6, ink),
        _fill("M 5.6 16.6 L 5.2 8.4 L 9 11.4 L 12 6.4 L 15 11.4 L 18.8 8.4 L 18.4 16.6 Z", paper),
    ),
    "credit": (
        Disc(12, 12, 11, ink), Disc(12, 12, 8.6, paper),
        _line("M 15.6 8.6 C 13.8 6.6 8.6 6.8 8.6 9.6 C 8.6 12.6 15.6 11.2 15.6 14.4 C 15.6 17.4 10 17.4 8.2 15.2", 2),
        _line("M 12 5 L 12 19", 1.8),
    ),
    "consume": (
        _fill(
            "M 4.5 2 L 19.5 2 C 19.5 9.6 17.4 13.2 13.6 14 L 13.6 19 L 17.6 20.4 L 17.6 22.4"
            " L 6.4 22.4 L 6.4 20.4 L 10.4 19 L 10.4 14 C 6.6 13.2 4.5 9.6 4.5 2 Z"
        ),
        _fill("M 6.8 4.2 L 17.2 4.2 C 17.1 5.6 17 6.6 16.8 7.4 L 7.2 7.4 C 7 6.6 6.9 5.6 6.8 4.2 Z", paper),
    ),
    "trade": (
        _fill("M 2 6 L 14 6 L 14 2 L 22 8 L 14 13 L 14 9.4 L 2 9.4 Z"),
        _fill("M 22 15 L 10 15 L 10 11.6 L 2 17 L 10 22.4 L 10 18.4 L 22 18.4 Z"),
    ),
    "card": (_CARD, Rectangle(7, 4.6, 10, 6.4, paper, round=1), _line("M 8 14.6 L 16 14.6", 1.8, paper)),
    "discard": (_CARD, _line("M 8.2 8 L 15.8 16", 2.6, paper), _line("M 15.8 8 L 8.2 16", 2.6, paper)),
    "good": (
        _fill("M 12 1.4 L 21.5 6.6 L 21.5 17.4 L 12 22.6 L 2.5 17.4 L 2.5 6.6 Z"),
        _line("M 3.6 7 L 12 11.8 L 20.4 7", 1.5, paper), _line("M 12 11.8 L 12 21.4", 1.5, paper),
    ),
    "die": (
        Rectangle(2, 2, 20, 20, ink, round=4.5), Disc(7.6, 7.6, 2, paper), Disc(16.4, 16.4, 2, paper),
        Disc(12, 12, 2, paper),
    ),
    "planet": (
        Disc(12, 12, 7, ink),
        _line("M 5 15.6 C -1.5 19.6 -0.5 21 4.4 18.6 C 11 15.6 19 10 21.6 6.6 C 23.6 3.8 20.6 4 17.6 6.2", 1.6),
    ),
    "assign": (
        _fill("M 12 1.5 C 18 1.5 22.5 6 22.5 12 L 18.8 12 C 18.8 8 15.8 5.2 12 5.2 L 12 8.6 L 6 3.4 Z"),
        _fill("M 12 22.5 C 6 22.5 1.5 18 1.5 12 L 5.2 12 C 5.2 16 8.2 18.8 12 18.8 L 12 15.4 L 18 20.6 Z"),
    ),
    "to": (_fill("M 2 9.6 L 12.6 9.6 L 12.6 4.4 L 22 12 L 12.6 19.6 L 12.6 14.4 L 2 14.4 Z"),),
    "back": (_fill("M 22 9.6 L 11.4 9.6 L 11.4 4.4 L 2 12 L 11.4 19.6 L 11.4 14.4 L 22 14.4 Z"),),
    "level": (
        _line("M 4 12.4 L 12 4.6 L 20 12.4", 3.2), _line("M 4 20 L 12 12.2 L 20 20", 3.2),
    ),
    "mission": (Disc(12, 12, 11, ink), Disc(12, 12, 8.4, paper), Disc(12, 12, 5.8, ink), Disc(12, 12, 2.6, paper)),
    "skull": (
        _fill(
            "M 12 1.5 C 4.6 1.5 1.6 6.6 2.4 11.4 C 2.8 13.8 4 15 6 16 L 6 21.6 L 18 21.6 L 18 16"
            " C 20 15 21.2 13.8 21.6 11.4 C 22.4 6.6 19.4 1.5 12 1.5 Z"
        ),
        Disc(7.8, 10.6, 2.7, paper), Disc(16.2, 10.6, 2.7, paper), _fill("M 12 13 L 10.4 16.2 L 13.6 16.2 Z", paper),
        _line("M 9.6 18.6 L 9.6 21.6", 1.3, paper), _line("M 14.4 18.6 L 14.4 21.6", 1.3, paper),
    ),
    "follow": (
        Disc(8.4, 5.6, 4, ink), _fill("M 1.6 22 C 1.6 9.4 15.2 9.4 15.2 22 Z"),
        _line("M 17 9 L 21.4 12.6 L 17 16.2", 2.4),
    ),
    "player": (Disc(12, 6.4, 5, ink), _fill("M 3 22.4 C 3 8.4 21 8.4 21 22.4 Z")),
    "players": (
        Disc(7.6, 7, 3.8, ink), _fill("M 1 20.6 C 1 9.4 14.2 9.4 14.2 20.6 Z"), Disc(16.8, 5.8, 3.4, ink),
        _fill("M 15.6 18.4 C 15.8 14 14.6 11.8 13.6 10.8 C 18.2 7.8 23 11 23 18.4 Z"),
    ),
    "once": (
        Disc(12, 12, 11, ink), _fill("M 9 8 L 13 5.4 L 14.2 5.4 L 14.2 18.6 L 11 18.6 L 11 9.4 L 9 10.6 Z", paper),
    ),
    "clock": (Disc(12, 12, 11, ink), Disc(12, 12, 8.4, paper), _line("M 12 6.4 L 12 12.4 L 16 14.6", 2)),
    "hand": (
        Rectangle(2, 5, 10, 15, ink, round=1.8), Rectangle(10, 3.4, 12, 18, paper, round=2),
        Rectangle(11, 4.4, 10, 16, ink, round=1.8),
    ),
    "cup": (
        _fill("M 3 2.5 L 21 2.5 L 17.6 22 L 6.4 22 Z"), _line("M 5.6 7 L 18.4 7", 1.7, paper),
        Disc(12, 14.6, 2.6, paper),
    ),
    "swap": (
        _fill("M 7 2 L 12 8 L 8.8 8 L 8.8 16 L 5.2 16 L 5.2 8 L 2 8 Z"),
        _fill("M 17 22 L 12 16 L 15.2 16 L 15.2 8 L 18.8 8 L 18.8 16 L 22 16 Z"),
    ),
}  # fmt: skip
_SIGNS["move"] = _SIGNS["rocket"]

ICONS: tuple[str, ...] = tuple(sorted(_SIGNS))
"""The names of the icons."""


def icon(name: str, x: float, y: float, size: float, colours: Mapping[str, str] | None = None) -> list[Mark]:
    """Return the marks of an icon; of an unknown name none.

    Args:
        name: one of :data:`ICONS`.
        x: its middle, from the left.
        y: its middle, from the top.
        size: its width and height.
        colours: those of ``ink`` and ``paper``; left out: dark on white.
    """
    known = {ink: INK, paper: "#ffffff", **(colours or {})}
    return placed(_SIGNS.get(name, ()), x - size / 2, y - size / 2, size / 24, known)
