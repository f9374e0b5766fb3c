"""Lines of a pane: words with their looks, and the pieces and places that they stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from attrs import frozen
from rich.cells import cell_len, set_cell_size

Look = Literal["", "title", "soft", "dim", "left", "right", "back"]
"""Plain words, names of places, what is secondary, what takes no part, the edges of a piece, a piece face down."""
MORE = "…"


@frozen
class Span:
    """Words in a line: those of the piece or place with the ``key``, with the colour ``fill`` behind them."""

    text: str
    look: Look = ""
    key: str = ""
    fill: str = ""
    ink: str = ""

    @property
    def width(self) -> int:
        """The columns that the words take."""
        return cell_len(self.text)


Line = tuple[Span, ...]
BLANK: Line = ()


def width_of(spans: Iterable[Span]) -> int:
    """Return the columns that spans take."""
    return sum(span.width for span in spans)


def shortened(text: str, width: int) -> str:
    """Return a text that takes no more than ``width`` columns: if it is cut, an ellipsis says so."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + MORE


def cut(spans: Sequence[Span], width: int) -> Line:
    """Return spans that take no more than ``width`` columns: the last word is cut, and an ellipsis says so."""
    if width_of(spans) <= width:
        return tuple(spans)
    whole, left = list[Span](), width
    closing = spans[-1] if spans[-1].look == "right" else None
    left -= closing.width if closing is not None else 0
    for span in spans[: -1 if closing is not None else None]:
        if span.width > left - 1:
            text = set_cell_size(span.text, max(0, left - 1)).rstrip() + MORE
            whole.append(Span(text, span.look, span.key, span.fill, span.ink))
            break
        whole.append(span)
        left -= span.width
    return (*whole, *((closing,) if closing is not None else ()))


def padded(spans: Sequence[Span], width: int) -> Line:
    """Return spans that take exactly ``width`` columns."""
    line = cut(spans, width)
    missing = width - width_of(line)
    if missing <= 0:
        return line
    return (*line, Span(" " * missing))


def beside(blocks: Sequence[Sequence[Line]], width: int, gap: int = 2) -> list[Line]:
    """Return blocks of lines side by side, each ``width`` columns wide."""
    height = max(map(len, blocks), default=0)
    lines = []
    for row in range(height):
        parts: list[Span] = []
        for place, block in enumerate(blocks):
            line = block[row] if row < len(block) else BLANK
            last = place == len(blocks) - 1
            parts += cut(line, width) if last else [*padded(line, width), Span(" " * gap)]
        lines.append(tuple(parts))
    return lines


def flowed(items: Iterable[Sequence[Span]], width: int, gap: int = 1) -> list[Line]:
    """Return items one after the other, on as many lines as they need."""
    lines: list[Line] = []
    line: list[Span] = []
    for item in items:
        part = cut(item, width)
        if line and width_of(line) + gap + width_of(part) > width:
            lines.append(tuple(line))
            line = []
        line += [Span(" " * gap), *part] if line else part
    return [*lines, tuple(line)] if line else lines
