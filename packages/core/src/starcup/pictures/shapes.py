"""Shapes that pieces of many games have, on a screen: dice, chips, coins, goods, ships, strips, worlds, backs.

All measures are in pixels of a picture that is 100 wide. Backs, goods, ships, strips and tokens are drawn for things of
these forms by :class:`~starcup.pictures.Pictures` itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import asin, cos, sin
from re import split

from starcup.pictures.colours import NIGHT, PAPER, PLAIN, Colour, mixed
from starcup.pictures.icons import ICONS, icon
from starcup.pictures.letters import lines_of, most_letters, shortened, width_of
from starcup.pictures.marks import INK, Curve, Cut, Disc, Mark, Picture, Rectangle, Shape, TextLine

__all__ = ["badge", "card", "chip", "coin", "die", "inline", "number", "on_screen", "planet", "sky", "words"]
LINE = 2.0
"""The width of the outlines."""


def on_screen(key: str, marks: Sequence[Mark], height: float = 100.0) -> Picture:
    """Return a picture for screens, 100 wide.

    Args:
        key: the key of the piece.
        marks: what is drawn.
        height: of the picture.
    """
    return Picture(key, tuple(marks), 100.0, height, "", framed=False)


def words(
    text: str,
    x: float,
    y: float,
    width: float,
    size: float,
    *,
    lines: int = 1,
    least: float = 6.0,
    bold: bool = True,
    colour: str = INK,
    at: str = "middle",
) -> list[Mark]:
    """Return a text in the largest letters with which it fits; what does not fit in the smallest is cut off.

    Args:
        text: the text.
        x: its anchor, from the left.
        y: the middle of its lines, from the top.
        width: the room.
        size: the size of the largest letters.
        lines: the most lines.
        least: the size of the smallest letters.
        bold: whether it is bold.
        colour: of the letters.
        at: the anchor: start, middle or end.
    """
    while True:
        rows = lines_of(text, width, size, bold=bold)
        broken = "".join(rows).replace(" ", "") != text.replace(" ", "") or any(
            len(split(r"\s+", line)) == 1 and line not in text.split() for line in rows
        )
        if (len(rows) <= lines and not broken) or size <= least:
            break
        size = max(least, size - 0.5)
    cut = None
    if len(rows) > lines:
        rows = shortened(rows, lines)
        cut = Cut(text, most_letters(text, width, size, lines, bold=bold))
    top = y - (len(rows) - 1) * size * 0.58
    return [
        TextLine(
            x,
            top + number * size * 1.16 + size * 0.36,
            size,
            line,
            bold,
            colour,
            at,
            cut if line is rows[-1] else None,
        )
        for number, line in enumerate(rows)
    ]


def number(text: str, x: float, y: float, size: float, colour: str = INK, width: float = 0.0) -> TextLine:
    """Return a number in the middle of a sign, in smaller letters if it is longer than the room.

    Args:
        text: the number.
        x: its middle, from the left.
        y: its middle, from the top.
        size: the size of its letters.
        colour: of the letters.
        width: the room; 0: one and a half letters.
    """
    size = min(size, size * (width or size * 1.5) / max(width_of(text, size, bold=True), 0.1))
    return TextLine(x, y + 0.36 * size, size, text, True, colour, "middle")


def inline(
    text: str, x: float, y: float, width: float, size: float, colours: Mapping[str, Colour], at: str = "start"
) -> list[Mark]:
    """Return a line of words with icons between, such as ``{energy}2 {to} {vp}1``, made smaller if it is too long.

    Args:
        text: the words; in braces names of icons, or of goods: a disc in their colour with their letter.
        x: its anchor, from the left.
        y: its middle, from the top.
        width: the room.
        size: the height of the icons; letters have 0.9 of it.
        colours: those of goods, by name; an icon that has one is painted in it.
        at: the anchor: start or middle.
    """
    parts = [part for part in split(r"(\{[^}]*\})", text) if part]
    wide = [_TAKES.get(part, 1.08) if part[0] == "{" else width_of(part, 0.9, bold=True) + 0.12 for part in parts]
    size = min(size, width / max(sum(wide), 0.1))
    left = x - (sum(wide) * size / 2 if at == "middle" else 0.0)
    marks: list[Mark] = []
    for part, taken in zip(parts, wide, strict=True):
        name = part[1:-1]
        if part[0] != "{":
            marks.append(TextLine(left, y + 0.33 * size, 0.9 * size, part, bold=True))
        elif name in ICONS:
            marks += icon(
                name,
                left + (taken - 0.08) * size / 2,
                y,
                size * min(1.0, taken),
                {"ink": colours[name].fill} if name in colours else None,
            )
        else:
            colour = colours.get(name, PLAIN)
            marks.append(Disc(left + size / 2, y, size / 2 - 0.4, colour.fill, INK, size * 0.09))
            marks.append(number(colour.letter, left + size / 2, y, size * 0.66, colour.ink))
        left += taken * size
    return marks


_TAKES = {"{to}": 0.78, "{back}": 0.78, "{card}": 0.8}
"""The width of narrow icons, in heights."""


def die(colour: Colour, faces: Sequence[str] = (), *, letter: str | None = None) -> list[Mark]:
    """Return a die: with icons on its face, or only with its letter, of whatever side is up.

    Args:
        colour: of the die.
        faces: the icons on its face; other texts are written.
        letter: what stands in the corner; None: the letter of the colour.
    """
    shade = mixed(colour.fill, INK, 0.22)
    marks: list[Mark] = [
        Rectangle(5, 5, 90, 90, shade, INK, 20, 3),
        Rectangle(10, 8, 80, 80, colour.fill, "", 17),
    ]
    letter = colour.letter if letter is None else letter
    if not faces:
        return [*marks, number(letter, 50, 48, 50, colour.ink)]
    if len(faces) == 1:
        marks += _sign(faces[0], 47 if letter else 50, 41 if letter else 48, 58, colour)
        x, at = 86, "end"
    else:
        marks += [*_sign(faces[0], 32, 31, 37, colour), *_sign(faces[1], 66, 63, 37, colour)]
        x, at = 15, "start"
    return [*marks, *([TextLine(x, 84.5, 22, letter, True, colour.ink, at)] if letter else [])]


def _sign(name: str, x: float, y: float, size: float, colour: Colour) -> list[Mark]:
    if name in ICONS:
        return icon(name, x, y, size, {"ink": colour.ink, "paper": colour.fill})
    return words(name, x, y, size * 1.4, size * 0.5, lines=2, colour=colour.ink)


def chip(text: str, colour: Colour, sign: str = "") -> list[Mark]:
    """Return a hexagonal chip with a number.

    Args:
        text: the number; empty for none.
        colour: of the chip.
        sign: the icon below the number, or alone on the chip; empty for none.
    """
    marks: list[Mark] = [
        Shape.regular(50, 50, 47, 6, mixed(colour.fill, INK, 0.25), INK, 3),
        Shape.regular(50, 50, 38, 6, colour.fill),
    ]
    if not text:
        return marks + _sign(sign, 50, 50, 50, colour)
    marks.append(number(text, 50, 42 if sign else 50, 44, colour.ink, 56))
    return marks + (icon(sign, 50, 71, 20, {"ink": colour.ink, "paper": colour.fill}) if sign else [])


def coin(text: str, colour: Colour) -> list[Mark]:
    """Return a round coin.

    Args:
        text: what stands on it.
        colour: of the coin.
    """
    return [
        Disc(50, 50, 46, mixed(colour.fill, INK, 0.25), INK, 3),
        Disc(50, 50, 37, colour.fill),
        number(text, 50, 50, 46, colour.ink, 58),
    ]


def token(sign: str, colour: Colour, letter: str = "") -> list[Mark]:
    """Return a round token with an icon, and a letter if there is one."""
    return [
        Disc(50, 50, 46, colour.fill, INK, 3),
        *_sign(sign, 50, 42 if letter else 50, 46 if letter else 54, colour),
        *([number(letter, 50, 78, 20, colour.ink)] if letter else []),
    ]


def good(colour: Colour) -> list[Mark]:
    """Return a good: a crate with the letter of its kind."""
    top, side = mixed(colour.fill, "#ffffff", 0.35), mixed(colour.fill, INK, 0.18)
    outline = "M 50 5 L 92 27 L 92 73 L 50 95 L 8 73 L 8 27 Z"
    return [
        Curve(outline, side, INK, 3),
        Shape(((50, 6.5), (90, 27.5), (50, 49), (10, 27.5)), top),
        Shape(((10, 27.5), (50, 49), (50, 93), (10, 72.5)), colour.fill),
        Curve("M 9 27.5 L 50 49 L 91 27.5", "", INK, 2),
        Curve("M 50 49 L 50 94", "", INK, 2),
        TextLine(30, 69, 27, colour.letter, True, colour.ink, "middle"),
        TextLine(70, 69, 27, colour.letter, True, colour.ink, "middle"),
    ]


def ship(colour: Colour) -> list[Mark]:
    """Return a spaceship in the colour of its owner, with the letter."""
    dark = mixed(colour.fill, INK, 0.3)
    return [
        Curve("M 26 52 L 8 74 L 8 92 L 32 78 Z", dark, INK, 3),
        Curve("M 74 52 L 92 74 L 92 92 L 68 78 Z", dark, INK, 3),
        Curve("M 40 82 L 60 82 L 50 98 Z", "#f5a623", INK, 2),
        Curve("M 50 3 C 74 22 78 52 68 83 L 32 83 C 22 52 26 22 50 3 Z", colour.fill, INK, 3),
        Disc(50, 30, 8.5, "#cfe8ff", INK, 2.5),
        number(colour.letter, 50, 62, 32, colour.ink),
    ]


def strip(numeral: str, name: str, sign: str, colour: Colour) -> Picture:
    """Return a strip for a phase: numeral, icon, name."""
    marks: list[Mark] = [Rectangle(1, 1, 98, 38, colour.fill, INK, 8, LINE)]
    marks += icon(sign, 21, 20, 28, {"ink": colour.ink, "paper": colour.fill})
    middle, room = (67.0, 58.0) if sign in ICONS else (50.0, 90.0)
    marks += words(name, middle, 25 if numeral else 20, room, 13, lines=2, least=7, colour=colour.ink)
    if numeral:
        marks += [number(numeral, middle, 10.5, 12, colour.ink, 50)]
    return on_screen("", marks, 40.0)


def planet(x: float, y: float, radius: float, colour: str, seed: int, stroke: float = 0.35) -> list[Mark]:
    """Return a planet: a disc with bands.

    Args:
        x: its middle, from the left.
        y: its middle, from the top.
        radius: of the disc.
        colour: of the planet.
        seed: a number that decides on the bands.
        stroke: the width of the outline.
    """
    marks: list[Mark] = [Disc(x, y, radius, colour, INK, stroke)]
    inner = radius - stroke * 0.6
    at = -0.75 + (seed % 7) * 0.05
    for index in range(3):
        width = 0.14 + (seed >> (3 * index + 4)) % 5 * 0.035
        low, high = asin(max(-1.0, at)), asin(min(1.0, at + width))
        angles = [low + (high - low) * part / 8 for part in range(9)]
        right = [(x + inner * cos(angle), y + inner * sin(angle)) for angle in angles]
        left = [(2 * x - px, py) for px, py in reversed(right)]
        marks.append(Shape((*right, *left), mixed(colour, INK, 0.16 + 0.08 * (index % 2))))
        at += width + 0.22 + (seed >> (3 * index + 13)) % 4 * 0.06
    marks.append(Disc(x - radius * 0.42, y - radius * 0.45, radius * 0.13, mixed(colour, "#ffffff", 0.55)))
    return marks


def sky(top: float, height: float, seed: int) -> list[Mark]:
    """Return a part of the sky, with some stars.

    Args:
        top: its upper end.
        height: of the part.
        seed: a number that decides on the stars.
    """
    stars = {1.0: "", 1.6: ""}
    for _ in range(14):
        seed = (seed * 1103515245 + 12345) % (1 << 31)
        x, y = 5 + (seed >> 8) % 90, top + 3 + (seed >> 15) % max(1, int(height - 6))
        stars[1.6 if seed >> 24 & 3 == 0 else 1.0] += f"M {x} {y} L {x} {y}"
    # Lines without length, with round ends: many dots in few letters.
    dots = [Curve(path, "", "#c9d4ee", width) for width, path in stars.items() if path]
    return [Rectangle(2, top, 96, height, NIGHT), *dots]


def card(height: float, fill: str = PAPER) -> list[Mark]:
    """Return an empty card for screens.

    Args:
        height: of the card.
        fill: its colour.
    """
    return [Rectangle(1, 1, 98, height - 2, fill, INK, 8, LINE)]


def badge(shape: str, text: str, x: float, y: float, radius: float = 14.0, fill: str = PAPER) -> list[Mark]:
    """Return a number in a disc, a ring, a diamond or a hexagon.

    Args:
        shape: ``disc``, ``ring`` (a disc with a thick red rim), ``diamond`` or ``hexagon``.
        text: the number.
        x: its middle, from the left.
        y: its middle, from the top.
        radius: of the sign.
        fill: its colour.
    """
    marks: list[Mark]
    match shape:
        case "ring":
            marks = [Disc(x, y, radius, "#b3261e", INK, LINE * 0.7), Disc(x, y, radius * 0.74, fill)]
        case "diamond":
            marks = [Shape.regular(x, y, radius * 1.22, 4, fill, INK, LINE * 0.8)]
        case "hexagon":
            marks = [Shape.regular(x, y, radius * 1.08, 6, fill, INK, LINE * 0.8)]
        case _:
            marks = [Disc(x, y, radius, fill, INK, LINE * 0.8)]
    return [*marks, number(text, x, y, radius * 1.3, Colour(fill).ink, radius * 1.55)]


def back(name: str, colour: Colour, height: float = 100.0) -> Picture:
    """Return the back of a piece: a ringed planet, and the name of the kind."""
    middle = height * 0.42
    light = mixed(colour.fill, "#ffffff", 0.25)
    marks: list[Mark] = [
        Rectangle(1, 1, 98, height - 2, colour.fill, INK, 8, LINE),
        Rectangle(7, 7, 86, height - 14, "none", light, 5, 1.6),
        *icon("planet", 50, middle, min(50, height * 0.5), {"ink": light}),
        *words(name, 50, height - 22, 78, 12, lines=2, colour="#ffffff" if colour.ink != INK else INK),
    ]
    return on_screen("", marks, height)
