"""Lines that fit the screen, and words for counted things."""

from __future__ import annotations

import os
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

WIDTH = 78
"""The longest line printed, so that 80 columns are enough."""
NARROW = 40
"""The shortest line that texts are wrapped to, however narrow the terminal."""
_columns: ContextVar[int | None] = ContextVar("columns", default=None)


@contextmanager
def within(columns: int) -> Iterator[None]:
    """Set lines for a part of a screen meanwhile.

    Args:
        columns: its width.

    >>> with within(12):
    ...     wrap("three short words")
    ['three short', 'words']
    """
    before = _columns.set(columns)
    try:
        yield
    finally:
        _columns.reset(before)


def width() -> int:
    """Return the width of a line: 78 characters, or less in a narrower terminal or part of a screen."""
    if (chosen := _columns.get()) is not None:
        return chosen
    try:
        columns = os.get_terminal_size(sys.stdout.fileno()).columns
    except (AttributeError, OSError, ValueError):  # no terminal, or no output at all
        return WIDTH
    return max(NARROW, min(WIDTH, columns - 2)) if columns else WIDTH


def wrap(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """Return lines of at most :func:`width` characters.

    Args:
        text: what they say.
        indent: stands before the first line.
        hanging: stands before the others; None: the same.
    """
    following = indent if hanging is None else hanging
    return textwrap.wrap(text, width(), initial_indent=indent, subsequent_indent=following) or [indent.rstrip()]


def counted(words: Iterable[str]) -> str:
    """Return words with commas between, equal ones put together.

    Args:
        words: names of things.

    >>> counted(["Home", "Novelty", "Home"])
    'Home x2, Novelty'
    """
    return ", ".join(f"{word} x{number}" if number > 1 else word for word, number in Counter(words).items())


def several(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun.

    Args:
        number: how many there are.
        noun: the singular noun.
        plural: the plural noun; empty: the noun with an ``s``.

    >>> several(1, "tile"), several(2, "tile")
    ('1 tile', '2 tiles')
    """
    return f"{number} {noun if number == 1 else plural or noun + 's'}"
