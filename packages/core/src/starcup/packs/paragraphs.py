"""Paragraphs in a picture: lines in the largest letters with which all fit between two heights."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.packs.letters import lines_of
from starcup.packs.pictures import Words

Lines = Sequence[tuple[str, bool]]
"""Lines or paragraphs, each with True if it is bold."""
LARGEST, SMALLEST, STEP = 3.0, 1.7, 1.32
"""The sizes of letters in millimetres, and the distance of lines in proportion to the size."""


def lettered(paragraphs: Lines, width: float, top: float, bottom: float) -> tuple[Lines, float]:
    """Return the lines of paragraphs and the size of their letters: the largest that fits, else the smallest.

    Args:
        paragraphs: the texts.
        width: of the lines, in millimetres.
        top: the upper end of the first line.
        bottom: the lower end of the last line.
    """
    size = LARGEST
    while True:
        lines = [(line, bold) for text, bold in paragraphs for line in lines_of(text, width, size, bold=bold)]
        if fits(lines, size, top, bottom) or size < SMALLEST:
            return lines, size
        size -= 0.1


def fits(lines: Lines, size: float, top: float, bottom: float) -> bool:
    """Return whether lines of that size fit between two heights."""
    return top + len(lines) * size * STEP <= bottom


def marks_of(lines: Lines, size: float, left: float, top: float, bottom: float) -> list[Words]:
    """Return lines as marks; lines that don't fit are cut off, plain ones before bold ones."""
    most = max(1, int((bottom - top) / (size * STEP)))
    if len(lines) > most:  # the bonus stays: it is short, and important for the end of the game
        kept = [line for line in lines if line[1]][: most - 1]
        first = [line for line in lines if not line[1]][: most - len(kept)]
        lines = [*first[:-1], *((f"{text} ...", bold) for text, bold in first[-1:]), *kept]
    return [Words(left, top + size * (0.9 + STEP * n), size, line, bold) for n, (line, bold) in enumerate(lines)]
