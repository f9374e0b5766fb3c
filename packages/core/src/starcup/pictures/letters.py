"""The widths of texts, to lay them out without access to fonts.

The widths are those of Vera Sans, in thousandths of the font size; Verdana and DejaVu Sans have nearly the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

_WIDTHS = (
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636,
    636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656,
    557, 863, 748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613,
    635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818,
    592, 592, 525, 636, 337, 636, 838,
)  # fmt: skip
"""The widths of the printable characters of ASCII, from the space on."""
_OTHER, _WIDE, _BOLD = 640, 1000, 1.13


@cache
def _letter(letter: str) -> int:
    from unicodedata import combining, east_asian_width

    place = ord(letter) - 32
    if 0 <= place < len(_WIDTHS):
        return _WIDTHS[place]
    if combining(letter):
        return 0
    return _WIDE if east_asian_width(letter) in "WF" else _OTHER


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return the width of a line of text in the unit of its font size.

    Args:
        text: the line.
        size: its font size.
        bold: it is printed bold.

    >>> round(width_of("Moss", 10), 1)
    25.2
    """
    return sum(map(_letter, text)) * size * (_BOLD if bold else 1.0) / 1000


def lines_of(text: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """Return the lines of a text, broken so that none is too wide; longer words are broken, too.

    Args:
        text: the text.
        width: the largest width of a line, in the unit of the font size.
        size: the font size.
        bold: it is printed bold.
    """
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width_of(longer, size, bold=bold) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        while width_of(word, size, bold=bold) > width and len(word) > 1:
            most = next(n for n in range(len(word), 0, -1) if n == 1 or width_of(word[:n], size, bold=bold) <= width)
            lines.append(word[:most])
            word = word[most:]
        line = word
    return [*lines, line] if line else lines or [""]


def shortened(lines: Sequence[str], most: int) -> list[str]:
    """Return lines of a text; if there are too many, the last one that stays ends with an ellipsis.

    >>> shortened(["Gain", "2 VP."], 1), shortened(["Gain"], 1)
    (['Gai…'], ['Gain'])
    """
    if len(lines) <= most:
        return list(lines)
    return [*lines[: most - 1], f"{lines[most - 1].rstrip('.,')[:-1]}…"]


def most_letters(text: str, width: float, size: float, lines: int, *, bold: bool = False) -> int:
    """Return how many letters of a text have room in so many lines."""
    return (
        bisect_right(range(len(text) + 1), lines, key=lambda most: len(lines_of(text[:most], width, size, bold=bold)))
        - 1
    )


def fitted(text: str, width: float, size: float, *, bold: bool = False) -> tuple[float, list[str]]:
    """Return the largest font size at which a heading fits in one line or two, and its lines, if need be shortened.

    Args:
        text: the heading.
        width: the largest width of a line, in the unit of the font size.
        size: the font size to begin with.
        bold: it is printed bold.
    """
    while size > 2.2 and width_of(text, size, bold=bold) > width:
        lines = lines_of(text, width, size * 0.85, bold=bold)
        if len(lines) <= 2:
            return size * 0.85, lines
        size -= 0.2
    return size, shortened(lines_of(text, width, size, bold=bold), 2)
