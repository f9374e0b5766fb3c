"""Pictures as SVG files, one for each side of a piece, written without a library: six kinds of element are enough."""

from __future__ import annotations

from starcup.packs.pictures import INK, Disc, Mark, Picture, Rectangle, Shape, TextLine

FONTS = "DejaVu Sans, Bitstream Vera Sans, Verdana, sans-serif"


def svg_of(picture: Picture, title: str) -> str:
    """Return the SVG text of a picture.

    Args:
        picture: the picture.
        title: its text for screen readers.
    """
    from html import escape  # pictures are seldom made, and this takes a start longer

    width, height = f"{picture.width:g}", f"{picture.height:g}"
    inner = "\n".join(f"  {_element(mark)}" for mark in picture.marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}" '
        f'font-family="{FONTS}" role="img">\n  <title>{escape(title)}</title>\n{inner}\n'
        f'  <rect x="0.15" y="0.15" width="{picture.width - 0.3:g}" height="{picture.height - 0.3:g}" fill="none" '
        f'stroke="{INK}" stroke-width="0.3"/>\n</svg>\n'
    )


def _element(mark: Mark) -> str:
    from html import escape

    match mark:
        case Rectangle():
            place = f'x="{mark.x:.2f}" y="{mark.y:.2f}" width="{mark.width:.2f}" height="{mark.height:.2f}"'
            corners = f' rx="{mark.round:.2f}"' if mark.round else ""
            return f"<rect {place}{corners} {_paint(mark.fill, mark.line)}/>"
        case Disc():
            return f'<circle cx="{mark.x:.2f}" cy="{mark.y:.2f}" r="{mark.radius:.2f}" {_paint(mark.fill, mark.line)}/>'
        case Shape():
            points = " ".join(f"{x:.2f},{y:.2f}" for x, y in mark.points)
            return f'<polygon points="{points}" {_paint(mark.fill, mark.line)}/>'
        case TextLine():
            bold = ' font-weight="bold"' if mark.bold else ""
            style = f'font-size="{mark.size:.2f}"{bold} fill="{mark.colour}" text-anchor="{mark.at}"'
            return f'<text x="{mark.x:.2f}" y="{mark.y:.2f}" {style}>{escape(mark.text)}</text>'


def _paint(fill: str, line: str) -> str:
    return f'fill="{fill}"' + (f' stroke="{line}" stroke-width="0.35"' if line else "")
