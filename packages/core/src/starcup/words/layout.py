"""Choices as lines: numbered, with what they mean; long lists in columns, or as a grid, so that they fit a screen."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.words.text import width, wrap

Row = tuple[int, str, str]
"""A number, a text, and what it means."""

LONG_LIST = 16
"""Lists of more lines have their explanations cut off, or are printed without, in columns."""
TEXT_WIDTH = 42
"""Where a text is longer, the choices are explained on lines of their own."""


def rows(found: Sequence[Row]) -> list[str]:
    """Return numbers with their texts and meanings, all beside or all below; without and in columns if they are many.

    Args:
        found: the choices.
    """
    wide = max((len(text) for _, text, _ in found), default=0)
    beside, below = [], []
    for number, text, explained in found:
        start = f"{number:>4}  {text:<{wide}}"
        beside += wrap(f"{start}  {explained}", "", " " * (8 + wide)) if explained else [start.rstrip()]
        below += [start.rstrip(), *(wrap(explained, " " * 10) if explained else [])]
    one_line_each = len(beside) == len(found)
    lines = beside if one_line_each or (wide <= TEXT_WIDTH and len(beside) <= len(below)) else below
    if len(lines) <= LONG_LIST:
        return lines
    return in_columns(found) if len(found) > LONG_LIST else _cut_off(found)


def _cut_off(found: Sequence[Row]) -> list[str]:
    """A line for each, so much of what it means as fits."""
    wide = max(len(text) for _, text, _ in found)
    lines = []
    for number, text, explained in found:
        line = f"{number:>4}  {text:<{wide}}  {explained}".rstrip()
        lines.append(line if len(line) <= width() else f"{line[: width() - 3].rstrip()}...")
    return lines


def in_columns(found: Sequence[Row]) -> list[str]:
    """Return numbers with their texts in columns; put together by what they have in common if they are many.

    Args:
        found: the choices.
    """
    cells = [f"{number:>4}  {text}" for number, text, _ in found]
    wide = max(map(len, cells))
    across = max(1, width() // (wide + 1))
    deep = -(-len(cells) // across)
    if deep > LONG_LIST:
        return _abbreviated(found)
    return [" ".join(f"{cell:<{wide}}" for cell in cells[index::deep]).rstrip() for index in range(deep)]


def _abbreviated(found: Sequence[Row]) -> list[str]:
    """Choices that differ in their last word only, together: the words in common, then each number with its word."""
    begun: dict[str, list[str]] = {}
    for number, text, _ in found:
        start, _, word = text.rpartition(" ")
        begun.setdefault(start, []).append(f"{number}: {word}")
    if len(begun) * 2 > len(found):  # hardly anything in common
        return wrap("; ".join(f"{number}: {text}" for number, text, _ in found), "  ", "  ")
    return [line for start, words in begun.items() for line in wrap(f"{start} ...  {'; '.join(words)}", "  ", "      ")]


def grid(title: str, cells: dict[str, dict[str, str]], columns: Sequence[str]) -> list[str] | None:
    """Return numbers of choices by row and column, only columns in use; None if that is too wide.

    Args:
        title: stands above the labels of the rows.
        cells: by the label of its row, for each column, the number of a choice.
        columns: the labels of all columns, in their order.
    """
    used = [column for column in columns if any(column in row for row in cells.values())]
    wide = max([len(title), *map(len, cells)])
    cell = max([*map(len, used), *(len(text) for row in cells.values() for text in row.values())])
    free = width() - 2 - wide - len(used) * cell
    if free < len(used):
        return None
    gap = min(3, free // len(used))
    head = f"  {title:<{wide}}" + "".join(f"{column:>{cell + gap}}" for column in used)
    lines = [head]
    for label, row in cells.items():
        lines.append(f"  {label:<{wide}}" + "".join(f"{row.get(column, '-'):>{cell + gap}}" for column in used))
    return lines
