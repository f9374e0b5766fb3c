"""The strength of the bots, from the table in docs/bots.md: win shares with their intervals."""

from __future__ import annotations

import re
from pathlib import Path

from attrs import frozen

from scripts.pictures.ink import BRAND, EDGE, SOFT, drawing, line, words

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
LEFT, RIGHT, ROW = 168, 386, 26


@frozen
class Pairing:
    """A row of the table; shares are fractions of 1."""

    first: str
    second: str
    players: int
    share: float
    low: float
    high: float
    fair: float


def pairings() -> list[Pairing]:
    """Return the rows of the table on the page.

    Raises:
        ValueError: there is no such table.
    """
    _, found, rest = PAGE.read_text(encoding="utf-8").partition("| player | against | players |")
    if not found:
        raise ValueError(f"{PAGE.name}: expected a table '| player | against | players | ...'")
    rows = []
    for row in rest.partition("\n\n")[0].splitlines()[2:]:
        first, second, players, _, _, share, interval, fair, _ = (
            cell.strip(" `") for cell in row.strip("|").split("|")
        )
        low, high = re.findall(r"[\d.]+(?=%)", interval)
        numbers = [float(one.rstrip("%")) / 100 for one in (share, low, high, fair)]
        rows.append(Pairing(first, second, int(players), *numbers))
    return rows


def picture() -> str:
    """Return the chart as SVG: a dot for each pairing, its interval, and what equals would win."""
    marks: list[str] = []
    y = 14.0
    players = 0
    for one in pairings():
        if one.players != players:
            players = one.players
            y += 12
            marks.append(words(8, y, f"{players} players: games won", bold=True))
            y += 20
        marks.append(words(LEFT - 12, y + 4, f"{one.first} against {one.second}", at="end"))
        marks.append(line(LEFT, y, RIGHT, y, width=0.5))
        marks.append(line(_at(one.fair), y - 7, _at(one.fair), y + 7, colour=SOFT))
        marks.append(line(_at(one.low), y, _at(one.high), y, colour=BRAND, width=4))
        marks.append(f'<circle cx="{_at(one.share):g}" cy="{y:g}" r="5" fill="{BRAND}"/>')
        y += ROW
    for percent in (0, 25, 50, 75, 100):
        marks.append(line(_at(percent / 100), y - 8, _at(percent / 100), y - 3, colour=EDGE))
        marks.append(words(_at(percent / 100), y + 9, f"{percent}%", size=11, colour=SOFT, at="middle"))
    y += 30
    marks.append(words(8, y, "Bars: 95% intervals. Upright strokes: what equals would win.", size=11, colour=SOFT))
    return drawing(
        "ladder", "How often each bot beats the next, with intervals; the table has the numbers.", y + 10, marks
    )


def _at(share: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * share, 1)
