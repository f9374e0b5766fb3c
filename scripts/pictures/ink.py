"""Diagrams as SVG that stands in a page: the theme's colours, light or dark, and letters that fit a phone."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

WIDTH = 400
"""Units across; a phone shows about as many pixels, so that 12 units are letters that can be read."""
INK = "var(--color-foreground-primary, #111)"
SOFT = "var(--color-foreground-secondary, #444)"
PAPER = "var(--color-background-secondary, #f5f6f8)"
EDGE = "var(--color-foreground-border, #888)"
BRAND = "var(--color-brand-content, #2757dd)"


def box(x: float, y: float, width: float, height: float, *, fill: str = PAPER, edge: str = EDGE) -> str:
    """Return a rectangle with round corners."""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="6" fill="{fill}" stroke="{edge}"/>'


def words(
    x: float, y: float, text: str, *, size: float = 12, colour: str = INK, bold: bool = False, at: str = "start"
) -> str:
    """Return a line of text that begins, has its middle or ends (``at``) at a place."""
    weight = ' font-weight="700"' if bold else ""
    style = f'font-size="{size:g}" fill="{colour}" text-anchor="{at}"{weight}'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, *, colour: str = EDGE, width: float = 1.5) -> str:
    """Return a straight line."""
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}" stroke-width="{width:g}"/>'


def arrow(x: float, y1: float, y2: float) -> str:
    """Return an arrow straight down."""
    head = f'<polygon points="{x - 4:g},{y2 - 6:g} {x + 4:g},{y2 - 6:g} {x:g},{y2:g}" fill="{EDGE}"/>'
    return line(x, y1, x, y2 - 5) + head


def fitted(text: str, letters: int) -> list[str]:
    """Return the text in lines of at most so many letters, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) > letters and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def drawing(name: str, title: str, height: float, marks: Iterable[str]) -> str:
    """Return the whole picture; ``title`` is what readers of screens are told."""
    inner = "\n".join(f"  {mark}" for mark in marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="diagram" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-labelledby="{name}-title" font-family="system-ui, sans-serif">\n'
        f'  <title id="{name}-title">{escape(title)}</title>\n{inner}\n</svg>\n'
    )
