"""Layout of lines: wrapped texts, numbered lists, columns and grids, in plain text or coloured."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from graphlib import CycleError, TopologicalSorter

from attrs import frozen

NARROWEST = 40
"""The smallest width; texts are wrapped to it in a narrower terminal, too."""
LONG_LIST = 10
"""The most lines of a list with its explanations."""
BESIDE = 44
"""The longest text beside which an explanation stands; with longer ones it stands below."""


@frozen
class Style:
    """The width and the looks of lines.

    Args:
        width: the most characters of a line.
        colour: whether headings, numbers and what is dimmed have ANSI codes; they only repeat what the words say.
        linear: whether lines are to be heard, not seen: without columns and grids.
    """

    width: int = 78
    colour: bool = False
    linear: bool = False

    def wrap(self, text: str, indent: str = "", hanging: str | None = None) -> list[str]:
        """Return a text as lines that fit.

        Args:
            text: what they say.
            indent: stands before the first line.
            hanging: stands before the others; None: the same.
        """
        following = indent if hanging is None else hanging
        wide = max(NARROWEST, self.width)
        lines = textwrap.wrap(text, wide, initial_indent=indent, subsequent_indent=following, break_on_hyphens=False)
        return lines or [indent.rstrip()]

    def sentence(self, text: str) -> list[str]:
        """Return a text as lines, further ones indented.

        Args:
            text: what they say.
        """
        return self.wrap(text, "", "  ")

    def bold(self, lines: Sequence[str]) -> list[str]:
        """Return lines in bold, if there are colours.

        Args:
            lines: plain ones.
        """
        return [f"\x1b[1m{line}\x1b[0m" if self.colour and line.strip() else line for line in lines]

    def cut(self, line: str) -> str:
        """Return a line that fits, cut off if it has to be.

        Args:
            line: a plain one.
        """
        wide = max(NARROWEST, self.width)
        return line if len(line) <= wide else f"{line[: wide - 3].rstrip(' ;,')}..."

    def _marked(self, lines: Sequence[str]) -> list[str]:
        """Return lines with the numbers at their beginnings in colour."""
        if not self.colour:
            return list(lines)
        return [re.sub(r"^( {0,3}\d+)(?=  \S)", "\x1b[36m\\1\x1b[0m", line) for line in lines]

    def numbered(self, rows: Sequence[tuple[int, str, str]], more: str = "", most: int = LONG_LIST) -> list[str]:
        """Return numbered texts with their explanations beside or below; in columns without them if there are many.

        Args:
            rows: number, text and explanation of each.
            more: stands below explanations that are cut or left out.
            most: the most lines of a list with whole explanations.
        """
        wide = max((len(text) for _, text, _ in rows), default=0)
        more = more if any(note for _, _, note in rows) else ""
        beside, below = list[str](), list[str]()
        for number, text, note in rows:
            start = f"{number:>4}  "
            beside += self.wrap(f"{start}{text:<{wide}}  {note}".rstrip(), "", " " * (8 + wide if note else 6))
            below += self.wrap(f"{start}{text}", "", " " * 6) + (self.wrap(note, " " * 10) if note else [])
        fits = wide <= min(BESIDE, self.width * 3 // 5)
        if fits and len(beside) <= most and not self.linear:
            return self._marked(beside)
        if self.linear or len(below) <= most:
            return self._marked(below)
        if len(rows) > max(most, LONG_LIST):
            below = self.wrap(more, " " * 6) if more and any(note for _, _, note in rows) else []
            return [*self.columns([f"{number:>4}  {text}" for number, text, _ in rows]), *below]
        if not fits:
            short = [line for number, text, _ in rows for line in self.wrap(f"{number:>4}  {text}", "", " " * 6)]
            return self._marked([*short, *(self.wrap(more, " " * 6) if more else [])])
        cut = [self.cut(f"{number:>4}  {text:<{wide}}  {note}".rstrip()) for number, text, note in rows]
        return self._marked([*cut, *(self.wrap(more, " " * 6) if more else [])])

    def columns(self, cells: Sequence[str]) -> list[str]:
        """Return texts in columns, to be read downwards; as a list where lines are to be heard.

        Args:
            cells: the texts.
        """
        wide = max(map(len, cells), default=0) + 2
        if wide - 2 > self.width:
            return self._marked([line for cell in cells for line in self.wrap(cell, "", " " * 6)])
        across = 1 if self.linear else max(1, self.width // wide)
        deep = -(-len(cells) // across)
        return self._marked(["".join(f"{cell:<{wide}}" for cell in cells[line::deep]).rstrip() for line in range(deep)])

    def grid(self, title: str, cells: Mapping[str, Mapping[str, str]]) -> list[str] | None:
        """Return texts by row and column; None if they are too wide, or are to be heard.

        Args:
            title: stands above the names of the rows, on a line of its own if it is long.
            cells: by the name of the row and that of the column.
        """
        columns = _merged([list(row) for row in cells.values()])
        wide = max([len(title), *map(len, cells)])
        cell = 2 + max(map(len, [*columns, *(text for row in cells.values() for text in row.values())]))
        lines = list[str]()
        if 2 + wide + cell * len(columns) > self.width:  # the title has a line of its own
            wide, lines, title = max(map(len, cells)), self.wrap(title, "  "), ""
        if self.linear or 2 + wide + cell * len(columns) > self.width:
            return None
        lines.append(f"  {title:<{wide}}" + "".join(f"{column:>{cell}}" for column in columns))
        for name, row in cells.items():
            lines.append(f"  {name:<{wide}}" + "".join(f"{row.get(column, '-'):>{cell}}" for column in columns))
        return lines


def _merged(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the names in several rows in an order that is that of each row; in that of the first if there is none."""
    sorter = TopologicalSorter[str]()
    for row in rows:
        for place, name in enumerate(row):
            sorter.add(name, *row[max(0, place - 1) : place])
    try:
        return list(sorter.static_order())
    except CycleError:
        return list(dict.fromkeys(name for row in rows for name in row))
