"""Pictures of planets, missions and rebel boards, in a plain design that is readable in black and white.

A planet has the letter of its resource on the left and its VP on the right, its action in words, and its track at the
bottom: the start space, the numbered spaces, and the symbol space with the kind of the track.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from starcup.packs import INK, Box, Disc, Mark, Picture, Shape, Words
from starcup.packs.plain_cards import (
    BAND,
    CARD_HEIGHT,
    CARD_WIDTH,
    EDGE,
    PAPER,
    PLAIN,
    SOFT,
    labelled,
    paragraphs,
    titled,
)
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS

TRACK = 70.0
"""The height of the middle of a planet's track, in millimetres."""
RED = "#f0cfca"
TINTS: tuple[str, ...] = ("#f3d98b", "#9fc7e6")
"""The tints of the resources, energy and culture, light enough for dark words on them."""
KINDS: tuple[str, ...] = ("#cfe6c4", "#dccbe8")
"""The tints of the kinds of tracks, economy and diplomacy."""


def planet_picture(planet: Planet, lines: Sequence[str], label: str) -> Picture:
    """Return the picture of a planet.

    Args:
        planet: the planet.
        lines: its action in words, a paragraph each.
        label: the small print at the bottom.
    """
    resource = RESOURCES[planet.resource]
    marks = [
        *_title(planet.name, f"{planet.vp}", TINTS[planet.resource], resource[0].upper()),
        *paragraphs([f"Produces {resource}.", "", *lines], TRACK - 11.0),
        *_track(planet),
        *labelled(label),
    ]
    return Picture(planet.key, tuple(marks), CARD_WIDTH, CARD_HEIGHT)


def mission_picture(mission: Mission, lines: Sequence[str], label: str) -> Picture:
    """Return the picture of a mission.

    Args:
        mission: the mission.
        lines: its condition and VP in words, a paragraph each.
        label: the small print at the bottom.
    """
    marks = [*_title(mission.name, f"{mission.vp}", PLAIN), *paragraphs(lines), *labelled(label)]
    return Picture(mission.key, tuple(marks), CARD_WIDTH, CARD_HEIGHT)


def board_picture(board: RebelBoard, lines: Sequence[str], label: str) -> Picture:
    """Return the picture of a rebel board.

    Args:
        board: the board.
        lines: its levels in words, a paragraph each.
        label: the small print at the bottom.
    """
    marks = [*_title(board.name, "", RED), *paragraphs(lines), *labelled(label)]
    return Picture(board.key, tuple(marks), CARD_WIDTH, CARD_HEIGHT)


def _title(name: str, vp: str, fill: str, sign: str = "") -> list[Mark]:
    middle, left, right = BAND / 2, EDGE + 4.5, CARD_WIDTH - EDGE - 4.5
    marks = titled(name, fill, 16.0 if sign else EDGE, 15.0 if vp else EDGE)
    if sign:
        marks += [Disc(left, middle, 5.0, PAPER, INK), Words(left, middle + 1.6, 4.6, sign, bold=True, at="middle")]
    if vp:
        marks.append(_hexagon(right, middle, 5.4))
        marks.append(Words(right, middle + 0.9, 4.0, vp, bold=True, at="middle"))
        marks.append(Words(right, middle + 3.3, 1.9, "VP", at="middle"))
    return marks


def _hexagon(x: float, y: float, radius: float) -> Shape:
    angles = [pi / 3 * number - pi / 2 for number in range(6)]
    return Shape(tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles), PAPER, INK)


def _track(planet: Planet) -> list[Mark]:
    """Return the track: the start space, the numbered spaces, the symbol space."""
    last = planet.spaces + 1
    step = (CARD_WIDTH - 2 * EDGE - 8.0) / last
    radius = min(3.4, step / 2 - 0.3)
    kind = TRACKS[planet.track]
    begin = EDGE + 4.0
    marks: list[Mark] = [Box(begin, TRACK - 0.2, CARD_WIDTH - 2 * begin, 0.4, INK)]
    for space in range(last + 1):
        x, end = begin + step * space, space == last
        marks.append(Disc(x, TRACK, 4.4 if end else radius, KINDS[planet.track] if end else PAPER, INK))
        text = kind[:2].capitalize() if end else str(space) if space else ">"
        size = 3.2 if end else min(3.0, 1.3 * radius)
        marks.append(Words(x, TRACK + 0.36 * size, size, text, bold=end, at="middle"))
    marks.append(Words(CARD_WIDTH - EDGE, TRACK + 8.0, 2.6, f"{kind} track", colour=SOFT, at="end"))
    return marks
