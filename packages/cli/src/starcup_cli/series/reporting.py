"""What the reports on many games share: names cut to their column, half intervals, games that ended by a fault."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import isfinite

from starcup_cli.errors import one_line


def short(name: str, width: int = 16) -> str:
    """Return a name, cut to so many letters."""
    return name if len(name) <= width else f"{name[: width - 1]}…"


def plus_minus(half: float, digits: int = 1) -> str:
    """Return half an interval; wide ones, and those without an end, take no more room.

    >>> plus_minus(0.25, 2), plus_minus(12.3), plus_minus(float("inf"))
    ('±0.25', '±12', '±?')
    """
    if not isfinite(half):
        return "±?"
    return f"±{half:.{digits}f}" if half < 9.95 else f"±{half:.0f}"


def column_of(name: str, taken: Collection[str]) -> str:
    """Return the column for a name of the game's; one that a report itself uses gets a word behind it."""
    return f"{name}_points" if name in taken else name


def fault_lines(faults: Sequence[str]) -> list[str]:
    """Return the first of the faults that games ended by, whole, and how many there are; empty if there are none."""
    from starcup.words import several, wrap

    if not faults:
        return []
    lines = ["", f"{several(len(faults), 'game')} ended by a fault:"]
    for fault in faults[:5]:
        lines += wrap(one_line(fault), "", "  ")
    return [*lines, f"... and {len(faults) - 5} more"] if len(faults) > 5 else lines
