"""Pictures of planets, missions and rebel boards, in a plain design that is readable in black and white.

A planet has the sign of its resource on the left and its VP on the right, its action in words, and its track at the
bottom: the start space, the numbered spaces, and the symbol space with the sign of the kind of track.
"""

from __future__ import annotations

from collections.abc import Sequence

from starcup.pictures import INK, Disc, Mark, Picture, PlainCard, Rectangle, Shape, TextLine, icon
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS

WIDTH, EDGE, BAND = PlainCard.width, PlainCard.edge, PlainCard.band
PAPER = PlainCard.paper
TRACK = 70.0
"""The height of the middle of a planet's track, in millimetres."""
RED = "#f0cfca"
TINTS: tuple[str, ...] = ("#f3d98b", "#9fc7e6")
"""The tints of the resources, energy and culture, light enough for dark words on them."""
KINDS: tuple[str, ...] = ("#cfe6c4", "#dccbe8")
"""The tints of the kinds of tracks, economy and diplomacy."""


def printed(piece: Planet | Mission | RebelBoard, name: str, lines: Sequence[str], label: str, vp: str) -> Picture:
    """Return the picture of a planet, a mission or a rebel board."""
    middle, left, right = BAND / 2, EDGE + 4.5, WIDTH - EDGE - 4.5
    if isinstance(piece, RebelBoard):
        card = PlainCard(RED)
        card.title(name)
    else:
        card = PlainCard(TINTS[piece.resource] if isinstance(piece, Planet) else "")
        card.title(name, 16.0 if isinstance(piece, Planet) else None, 15.0)
        card.draw(
            Shape.regular(right, middle, 5.4, 6, PAPER, INK),
            TextLine(right, middle + 0.9, 4.0, f"{piece.vp}", bold=True, at="middle"),
            TextLine(right, middle + 3.3, 1.9, vp, at="middle"),
        )
    if isinstance(piece, Planet):
        card.draw(Disc(left, middle, 5.0, PAPER, INK), *icon(RESOURCES[piece.resource], left, middle, 6.4))
        card.draw(*_track(piece))
        card.body(lines, bottom=TRACK - 11.0)
    else:
        card.body(lines)
    return card.picture(piece.key, label)


def _track(planet: Planet) -> list[Mark]:
    """Return the track: the start space, the numbered spaces, the symbol space."""
    last = planet.spaces + 1
    step = (WIDTH - 2 * EDGE - 8.0) / last
    radius = min(3.4, step / 2 - 0.3)
    kind = TRACKS[planet.track]
    begin = EDGE + 4.0
    marks: list[Mark] = [Rectangle(begin, TRACK - 0.2, WIDTH - 2 * begin, 0.4, INK)]
    for space in range(last + 1):
        x, end = begin + step * space, space == last
        marks.append(Disc(x, TRACK, 4.4 if end else radius, KINDS[planet.track] if end else PAPER, INK))
        size = min(3.0, 1.3 * radius)
        text = TextLine(x, TRACK + 0.36 * size, size, str(space) if space else ">", at="middle")
        marks += icon(kind, x, TRACK, 5.6) if end else [text]
    return marks
