"""The curve of a course of training, as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

WIDE, HIGH, MARGIN, LINES = 640, 320, 48, 4


def drawn_curve(lines: Sequence[Mapping[str, Any]], rival: str) -> str:
    """Return an SVG picture of the games won against a rival, by minutes of training."""
    points = [(float(line["seconds"]) / 60, float(line["won"])) for line in lines if "won" in line]
    last = max([minutes for minutes, _ in points], default=0.0) or 1.0
    wide, high = WIDE - 2 * MARGIN, HIGH - 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f"<title>Games won against {rival}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
    ]
    for line in range(LINES + 1):
        height = MARGIN + high * (1 - line / LINES)
        parts.append(f'<path d="M{MARGIN} {height:.1f}h{wide}" stroke="#ccc"/>')
        parts.append(f'<text x="{MARGIN - 6}" y="{height + 4:.1f}" text-anchor="end">{100 * line // LINES} %</text>')
        across = MARGIN + wide * line / LINES
        parts.append(
            f'<text x="{across:.1f}" y="{HIGH - MARGIN + 18}" text-anchor="middle">{last * line / LINES:.3g}</text>'
        )
    path = " ".join(f"{MARGIN + wide * minutes / last:.1f},{MARGIN + high * (1 - won):.1f}" for minutes, won in points)
    parts.append(f'<polyline points="{path}" fill="none" stroke="#1f6fb2" stroke-width="2"/>')
    parts.append(f'<text x="{WIDE / 2}" y="{MARGIN / 2}" text-anchor="middle">Games won against {rival}</text>')
    parts.append(f'<text x="{WIDE / 2}" y="{HIGH - 8}" text-anchor="middle">minutes of training</text></svg>')
    return "\n".join(parts) + "\n"
