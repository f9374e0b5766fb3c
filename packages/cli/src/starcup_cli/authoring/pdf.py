"""A sheet to print and cut out: the pieces, and their backs, if any, mirrored so that they fit when it is turned.

Written with reportlab: it measures in any unit, brings a font that may be embedded, and has been kept for decades.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from starcup.pictures import Curve, Disc, Mark, Picture, Rectangle, Shape, TextLine

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

GAP, MARK = 1.5, 5.0
"""The distance of cut marks from the pieces, and their length."""
BESIDE, ABOVE = 7.0, 9.0
"""The least margins: room for cut marks, and for a title as well."""
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
_FONTS = {False: ("StarcupSans", "Vera.ttf"), True: ("StarcupSans-Bold", "VeraBd.ttf")}


def drawn(pieces: Sequence[Sequence[Picture]], paper: str, title: str) -> tuple[bytes, int, str]:
    """Draw sheets: as many pieces as fit on a page, and behind each page one with the backs."""
    from io import BytesIO

    from reportlab.pdfgen.canvas import Canvas

    width, height = PAPERS[paper]
    held = BytesIO()
    canvas = Canvas(held, pagesize=(_points(width), _points(height)), invariant=True)
    canvas.setTitle(title)
    canvas.setCreator("Starcup")
    pen = _Pen(canvas, width, height)
    sizes: dict[tuple[float, float], list[Sequence[Picture]]] = {}
    for sides in pieces:
        sizes.setdefault((sides[0].width, sides[0].height), []).append(sides)
    pages = sum(_pages(pen, group, title) for group in sizes.values())
    canvas.save()
    return held.getvalue(), pages, "".join(sorted(pen.replaced))


def _pages(pen: _Pen, pieces: Sequence[Sequence[Picture]], title: str) -> int:
    """Draw the pages of pieces of one size; return how many there are."""
    grid = _Grid.on(pen, pieces[0][0])
    backs = any(len(sides) > 1 for sides in pieces)
    how = "both sides, turned on the long edge; " if backs else ""
    pages = 0
    for start in range(0, len(pieces), grid.columns * grid.rows):
        group = pieces[start : start + grid.columns * grid.rows]
        fronts = f"{title}: fronts" if backs else title
        pages += _page(pen, grid, [sides[0] for sides in group], fronts, how, mirrored=False)
        if any(len(sides) > 1 for sides in group):
            turned = [sides[1] if len(sides) > 1 else None for sides in group]
            pages += _page(pen, grid, turned, f"{title}: backs", how, mirrored=True)
    return pages


def _points(millimetres: float) -> float:
    return millimetres * 72 / 25.4


@frozen
class _Grid:
    """The places of pieces on a page, and the size of one."""

    columns: int
    rows: int
    width: float
    height: float

    @classmethod
    def on(cls, pen: _Pen, picture: Picture) -> _Grid:
        """Return the grid with as many pieces of the size of a picture as fit on a page."""
        columns = int((pen.width - 2 * BESIDE) // picture.width)
        rows = int((pen.height - 2 * ABOVE) // picture.height)
        return cls(columns, rows, picture.width, picture.height)


def _page(pen: _Pen, grid: _Grid, pictures: Sequence[Picture | None], title: str, how: str, *, mirrored: bool) -> int:
    columns, width, height = grid.columns, grid.width, grid.height
    left, top = (pen.width - columns * width) / 2, (pen.height - grid.rows * height) / 2
    rows = -(-len(pictures) // columns)
    for index, picture in enumerate(pictures):
        row, column = divmod(index, columns)
        column = columns - 1 - column if mirrored else column
        if picture is not None:
            pen.at(left + column * width, top + row * height)
            for mark in picture.marks:
                pen.draw(mark)
    pen.at(0, 0)
    for column in range(columns + 1):
        x = left + column * width
        pen.cut((x, top - GAP), (x, top - GAP - MARK))
        pen.cut((x, top + rows * height + GAP), (x, top + rows * height + GAP + MARK))
    for row in range(rows + 1):
        y = top + row * height
        pen.cut((left - GAP, y), (left - GAP - MARK, y))
        pen.cut((left + columns * width + GAP, y), (left + columns * width + GAP + MARK, y))
    pen.draw(TextLine(pen.width / 2, 8.0, 2.4, f"{title} - print at 100 %, {how}cut along the marks", at="middle"))
    pen.canvas.showPage()
    return 1


class _Pen:
    """A pen that draws marks on a page; millimetres from the upper left corner."""

    def __init__(self, canvas: Canvas, width: float, height: float) -> None:
        from reportlab.pdfbase import pdfmetrics
        from reportlab.pdfbase.ttfonts import TTFont

        self.canvas, self.width, self.height = canvas, width, height
        self.x = self.y = 0.0
        self.replaced: set[str] = set()
        fonts = [TTFont(name, file) for name, file in _FONTS.values()]
        for font in fonts:
            pdfmetrics.registerFont(font)
        self.known = frozenset(fonts[0].face.charToGlyph)

    def at(self, x: float, y: float) -> None:
        """Set the origin of all that is drawn next."""
        self.x, self.y = x, y

    def _place(self, x: float, y: float) -> tuple[float, float]:
        return _points(self.x + x), _points(self.height - self.y - y)

    def cut(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draw a cut mark."""
        self.canvas.setLineWidth(0.4)
        self.canvas.setStrokeColor("#000000")
        self.canvas.line(*self._place(*start), *self._place(*end))

    def draw(self, mark: Mark) -> None:
        """Draw one mark."""
        canvas = self.canvas
        if isinstance(mark, TextLine):
            self._write(mark)
            return
        filled = int(mark.fill != "none")
        canvas.setFillColor((mark.fill if filled else "") or mark.line)
        canvas.setStrokeColor(mark.line or mark.fill)
        canvas.setLineWidth(_points(mark.stroke))
        stroke = int(bool(mark.line))
        match mark:
            case Rectangle():
                x, y = self._place(mark.x, mark.y + mark.height)
                size = _points(mark.width), _points(mark.height)
                if mark.round:
                    canvas.roundRect(x, y, *size, _points(mark.round), stroke=stroke, fill=filled)
                else:
                    canvas.rect(x, y, *size, stroke=stroke, fill=filled)
            case Disc():
                canvas.circle(*self._place(mark.x, mark.y), _points(mark.radius), stroke=stroke, fill=filled)
            case Shape():
                path = canvas.beginPath()
                path.moveTo(*self._place(*mark.points[0]))
                for point in mark.points[1:]:
                    path.lineTo(*self._place(*point))
                path.close()
                canvas.drawPath(path, stroke=stroke, fill=1)
            case Curve():
                path = canvas.beginPath()
                draw: dict[str, Callable[..., None]] = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo}
                for letter, numbers in mark.commands:
                    places = map(self._place, numbers[::2], numbers[1::2])
                    draw.get(letter, path.close)(*(number for place in places for number in place))
                canvas.setLineCap(0 if mark.fill else 1)
                canvas.drawPath(path, stroke=stroke, fill=int(bool(mark.fill)))

    def _write(self, words: TextLine) -> None:
        canvas = self.canvas
        canvas.setFillColor(words.colour)
        canvas.setFont(_FONTS[words.bold][0], _points(words.size))
        text = "".join(map(self._letter, words.text))
        x, y = self._place(words.x, words.y)
        write = {"start": canvas.drawString, "middle": canvas.drawCentredString, "end": canvas.drawRightString}
        write[words.at](x, y, text)

    def _letter(self, letter: str) -> str:
        if ord(letter) in self.known:
            return letter
        self.replaced.add(letter)
        return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
