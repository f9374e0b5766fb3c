"""Plain pictures of pieces: a card with a name, a few marks beside it, and paragraphs in words."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.packs.letters import fitted, lines_of, width_of
from starcup.packs.pictures import INK, Box, Mark, Picture, Words

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
"""The size of a card in millimetres."""
EDGE, BAND, FOOT = 4.0, 15.0, 84.0
"""The margin, and the lower ends of the title and of the paragraphs."""
SOFT, PAPER, PLAIN = "#5b6472", "#fbfaf6", "#e9e6dd"
LARGEST, SMALLEST, STEP, GAP = 3.6, 1.7, 1.25, 0.5
"""The sizes of letters in millimetres; the distance of lines, and that of paragraphs besides, in letters' sizes."""


def plain_card(key: str, name: str, lines: Sequence[str], label: str) -> Picture:
    """Return the picture of a piece as a card in words.

    Args:
        key: the key of the piece.
        name: its name.
        lines: what it is and does, a paragraph each.
        label: the small print at the bottom.
    """
    return Picture(key, (*titled(name), *paragraphs(lines), *labelled(label)), CARD_WIDTH, CARD_HEIGHT)


def titled(name: str, fill: str = PLAIN, left: float = EDGE, right: float = EDGE) -> list[Mark]:
    """Return the marks of an empty card with a name in its title.

    Args:
        name: the name.
        fill: the colour of the title.
        left: the room that is left free for marks before the name, in millimetres.
        right: that behind it.
    """
    marks: list[Mark] = [Box(0, 0, CARD_WIDTH, CARD_HEIGHT, PAPER), Box(0, 0, CARD_WIDTH, BAND, fill)]
    marks.append(Box(0, BAND, CARD_WIDTH, 0.4, INK))
    size, (first, *rest) = fitted(name, CARD_WIDTH - left - right, 4.2, bold=True)
    marks.append(Words(left, BAND / 2 + (0.35 if not rest else -0.3) * size, size, first, bold=True))
    return [*marks, *(Words(left, BAND / 2 + 0.95 * size, size, line, bold=True) for line in rest)]


def paragraphs(lines: Sequence[str], bottom: float = FOOT) -> list[Mark]:
    """Return paragraphs below the title, in the largest letters with which all fit.

    Args:
        lines: a paragraph each; an empty one leaves a gap.
        bottom: the lower end, in millimetres.
    """
    size, top = LARGEST, BAND + 3.0
    while True:
        marks, at = list[Mark](), top
        for line in lines:
            for part in lines_of(line, CARD_WIDTH - 2 * EDGE, size) if line else ():
                at += STEP * size
                marks.append(Words(EDGE, at, size, part))
            at += GAP * size
        if at <= bottom or size < SMALLEST:
            return marks
        size -= 0.1


def labelled(label: str) -> list[Mark]:
    """Return the small print at the bottom of a card.

    Args:
        label: the print.
    """
    size = min(1.7, 1.7 * (CARD_WIDTH - 2 * EDGE) / max(width_of(label, 1.7), 1.0))
    return [Words(CARD_WIDTH / 2, CARD_HEIGHT - 1.6, size, label, colour=SOFT, at="middle")]
