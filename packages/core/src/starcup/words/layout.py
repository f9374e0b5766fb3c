"""Choices as lines: numbered, with explanations; long lists in columns or as a grid, so that they fit a screen."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.words.text import width, wrap

NumberedLine = tuple[int, str, str]
"""A number, a text, and its explanation."""

LONG_LIST = 16
"""The longest list with whole explanations; longer lists have them cut off, or are printed in columns without them."""
TEXT_WIDTH = 42
"""The longest text beside which the explanation stands; with longer texts it stands on a line of its own."""


def rows(found: Sequence[NumberedLine], *, explained: bool = True) -> list[str]:
    """Return numbered texts, all explanations beside or all below; in columns without explanations if there are many.

    Args:
        found: the choices.
        explained: with explanations; without, they stand in columns however few there are.
    """
    if not explained:
        return _in_columns(found)
    wide = max((len(text) for _, text, _ in found), default=0)
    beside, below = [], []
    for number, text, told in found:
        start = f"{number:>4}  {text:<{wide}}"
        beside += wrap(f"{start}  {told}", "", " " * (8 + wide)) if told else [start.rstrip()]
        below += [start.rstrip(), *(wrap(told, " " * 10) if told else [])]
    one_line_each = len(beside) == len(found)
    lines = beside if one_line_each or (wide <= TEXT_WIDTH and len(beside) <= len(below)) else below
    if len(lines) <= LONG_LIST:
        return lines
    return _in_columns(found) if len(found) > LONG_LIST else _cut_off(found)


def _cut_off(found: Sequence[NumberedLine]) -> list[str]:
    """Return a line for each choice, its explanation cut off where the line ends."""
    wide = max(len(text) for _, text, _ in found)
    lines = []
    for number, text, explained in found:
        line = f"{number:>4}  {text:<{wide}}  {explained}".rstrip()
        lines.append(line if len(line) <= width() else f"{line[: width() - 3].rstrip()}...")
    return lines


def _in_columns(found: Sequence[NumberedLine]) -> list[str]:
    """Return numbered texts in columns; if there are many, texts with common words are put together."""
    cells = [f"{number:>4}  {text}" for number, text, _ in found]
    wide = max(map(len, cells))
    across = max(1, width() // (wide + 1))
    deep = -(-len(cells) // across)
    if deep > LONG_LIST:
        return _abbreviated(found)
    return [" ".join(f"{cell:<{wide}}" for cell in cells[index::deep]).rstrip() for index in range(deep)]


def _abbreviated(found: Sequence[NumberedLine]) -> list[str]:
    """Return choices that differ only in their last word together: the common words, then each number and last word."""
    begun: dict[str, list[str]] = {}
    for number, text, _ in found:
        start, _, word = text.rpartition(" ")
        begun.setdefault(start, []).append(f"{number}: {word}")
    if len(begun) * 2 > len(found):  # hardly any common words
        return wrap("; ".join(f"{number}: {text}" for number, text, _ in found), "  ", "  ")
    return [line for start, words in begun.items() for line in wrap(f"{start} ...  {'; '.join(words)}", "  ", "      ")]


def grid(title: str, cells: dict[str, dict[str, str]], columns: Sequence[str]) -> list[str] | None:
    """Return numbers of choices by row and column, only columns in use; None if the grid is too wide.

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
