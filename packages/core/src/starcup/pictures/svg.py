"""Pictures as SVG files, one for each side of a piece, written without a library: six kinds of element are enough."""

from __future__ import annotations

from html import escape

from starcup.pictures.marks import INK, Curve, Disc, Mark, Picture, Rectangle, Shape, TextLine

FONTS = "DejaVu Sans, Bitstream Vera Sans, Verdana, sans-serif"


def svg_of(picture: Picture, title: str) -> str:
    """Return the SVG text of a picture; it has no ids, so that many can be in one page.

    Args:
        picture: the picture.
        title: its text for screen readers.
    """
    width, height, unit = f"{picture.width:g}", f"{picture.height:g}", picture.unit
    inner = "\n".join(f"  {_element(mark)}" for mark in picture.marks)
    frame = Rectangle(0.15, 0.15, picture.width - 0.3, picture.height - 0.3, "none", INK, stroke=0.3)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}{unit}" height="{height}{unit}" '
        f'viewBox="0 0 {width} {height}" font-family="{FONTS}" role="img">\n  <title>{escape(title)}</title>\n{inner}\n'
        + (f"  {_element(frame)}\n" if picture.framed else "")
        + "</svg>\n"
    )


def _element(mark: Mark) -> str:
    match mark:
        case Rectangle():
            place = f'x="{_n(mark.x)}" y="{_n(mark.y)}" width="{_n(mark.width)}" height="{_n(mark.height)}"'
            corners = f' rx="{_n(mark.round)}"' if mark.round else ""
            return f"<rect {place}{corners} {_paint(mark)}/>"
        case Disc():
            return f'<circle cx="{_n(mark.x)}" cy="{_n(mark.y)}" r="{_n(mark.radius)}" {_paint(mark)}/>'
        case Shape():
            points = " ".join(f"{_n(x)},{_n(y)}" for x, y in mark.points)
            return f'<polygon points="{points}" {_paint(mark)}/>'
        case Curve():
            ends = "" if mark.fill else ' stroke-linecap="round" stroke-linejoin="round"'
            path = "".join(letter + " ".join(map(_n, numbers)) for letter, numbers in mark.commands)
            return f'<path d="{path}" {_paint(mark)}{ends}/>'
        case TextLine():
            bold = ' font-weight="bold"' if mark.bold else ""
            style = f'font-size="{_n(mark.size)}"{bold} fill="{mark.colour}" text-anchor="{mark.at}"'
            return f'<text x="{_n(mark.x)}" y="{_n(mark.y)}" {style}>{escape(mark.text)}</text>'


def _n(number: float) -> str:
    """Return a number with two digits at most after the point."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _paint(mark: Rectangle | Disc | Shape | Curve) -> str:
    return f'fill="{mark.fill or "none"}"' + (
        f' stroke="{mark.line}" stroke-width="{_n(mark.stroke)}"' if mark.line else ""
    )
