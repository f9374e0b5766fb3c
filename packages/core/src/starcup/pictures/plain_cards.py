"""Plain pictures of pieces: a card with a name, a few marks, paragraphs in words, and small print at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starcup.pictures.colours import PAPER, SOFT
from starcup.pictures.letters import fitted, lines_of, most_letters, width_of
from starcup.pictures.marks import INK, Cut, Mark, Picture, Rectangle, TextLine


class PlainCard:
    """A picture in the making: a card with an empty title, on which marks are drawn, one over the other.

    A game with other measures derives from it. They are in millimetres, those of lines in sizes of their letters.

    Args:
        fill: the colour of the title; empty: a plain one.

    >>> card = PlainCard("#dfe3ea")
    >>> card.title("Herring Boat")
    >>> card.body(["Produces a good."])
    >>> card.picture("herring_boat", "my cards").width
    63.0
    """

    width: ClassVar[float] = 63.0
    """The width of the card."""
    height: ClassVar[float] = 88.0
    """The height of the card."""
    edge: ClassVar[float] = 4.0
    """The margin."""
    band: ClassVar[float] = 15.0
    """The lower end of the title."""
    foot: ClassVar[float] = 1.6
    """The distance of the small print from the lower edge."""
    name_size: ClassVar[float] = 4.2
    """The size of the largest letters in the title."""
    name_lines: ClassVar[tuple[float, float]] = (-0.3, 0.95)
    """The baselines of a name in two lines, below the middle of the title."""
    sizes: ClassVar[tuple[float, float]] = (3.6, 1.7)
    """The sizes of the largest and smallest letters of paragraphs."""
    lines: ClassVar[tuple[float, float, float]] = (1.25, 1.25, 0.5)
    """The baseline of the first line of paragraphs, the distance of lines, and that of paragraphs besides."""
    paper: ClassVar[str] = PAPER
    """The colour of the card."""
    plain: ClassVar[str] = "#e9e6dd"
    """The colour of the title if no other is given."""
    soft: ClassVar[str] = SOFT
    """The colour of small print."""

    def __init__(self, fill: str = "") -> None:
        self.marks: list[Mark] = [
            Rectangle(0, 0, self.width, self.height, self.paper),
            Rectangle(0, 0, self.width, self.band, fill or self.plain),
            Rectangle(0, self.band, self.width, 0.4, INK),
        ]

    def draw(self, *marks: Mark) -> None:
        """Draw marks over those that are there.

        Args:
            *marks: the marks.
        """
        self.marks += marks

    def title(self, name: str, left: float | None = None, right: float | None = None) -> None:
        """Write the name into the title, in one line or two.

        Args:
            name: the name.
            left: the room that is left free for marks before it; None: the margin.
            right: that behind it.
        """
        begin, end = (self.edge if free is None else free for free in (left, right))
        size, lines = fitted(name, self.width - begin - end, self.name_size, bold=True)
        places = self.name_lines if len(lines) > 1 else (0.35,)
        most = most_letters(name, self.width - begin - end, size, 2, bold=True)
        cut = Cut(name, most) if most < len(name) else None
        for line, place in zip(lines, places, strict=True):
            at = self.band / 2 + place * size
            self.draw(TextLine(begin, at, size, line, bold=True, cut=cut if line is lines[-1] else None))

    def body(
        self,
        paragraphs: Sequence[str],
        top: float | None = None,
        bottom: float = 84.0,
        *,
        bold: Sequence[str] = (),
        whole: bool = False,
    ) -> None:
        """Write paragraphs in the largest letters with which all fit; what does not fit in the smallest is cut off.

        Args:
            paragraphs: the texts; an empty one leaves a gap.
            top: the upper end; None: below the title.
            bottom: the lower end.
            bold: further paragraphs, in bold: they stay if others are cut off.
            whole: write nothing if something had to be cut off.
        """
        texts = [*((text, False) for text in paragraphs), *((text, True) for text in bold)]
        top, (size, smallest), (first, step, gap) = self.band + 3.0 if top is None else top, self.sizes, self.lines
        while True:
            lines = [
                (number, line, heavy)
                for number, (text, heavy) in enumerate(texts)
                for line in (lines_of(text, self.width - 2 * self.edge, size, bold=heavy) if text else ())
            ]
            most = ((bottom - top) / size - gap * len(texts)) / step
            if len(lines) <= most or size < smallest:
                break
            size -= 0.1
        cut = None
        if len(lines) > most:
            if whole:
                return
            told_in_full = " ".join([line for _, line, _ in lines])
            tail = [line for line in lines if line[2]][: max(1, int(most)) - 1]
            plain = [line for line in lines if not line[2]][: max(1, int(most)) - len(tail)]
            lines = [*plain[:-1], *((number, f"{line} ...", heavy) for number, line, heavy in plain[-1:]), *tail]
            cut = Cut(told_in_full, len(" ".join([line for _, line, _ in lines])) - 4)
        at, above, down = top, 0, first
        for number, line, heavy in lines:
            at += gap * size * (number - above)
            at += down * size
            self.draw(TextLine(self.edge, at, size, line, heavy, cut=cut))
            above, down, cut = number, step, None

    def picture(self, key: str, label: str) -> Picture:
        """Return the picture with small print at the bottom.

        Args:
            key: the key of the piece.
            label: the small print.
        """
        size = min(1.7, 1.7 * (self.width - 2 * self.edge) / max(width_of(label, 1.7), 1.0))
        self.draw(TextLine(self.width / 2, self.height - self.foot, size, label, colour=self.soft, at="middle"))
        return Picture(key, tuple(self.marks), self.width, self.height)


def plain_card(key: str, name: str, lines: Sequence[str], label: str) -> Picture:
    """Return the picture of a piece as a card in words."""
    card = PlainCard()
    card.title(name)
    card.body(lines)
    return card.picture(key, label)
