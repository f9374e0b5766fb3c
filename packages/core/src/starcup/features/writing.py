"""Compiles the function that writes a position into a buffer, for a layout.

A position has dozens of fields. What a loop over them would look up each time is a constant in the compiled lines.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from struct import Struct
from types import FunctionType
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from starcup.features.cells import Block, Bounds, Cells, as_read
from starcup.kernel.interning import Made
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
TypeCode = Literal["h", "f"]
"""The type of the numbers, as :mod:`array` and :mod:`struct` name it: 16-bit integers, or 32-bit floats."""

if TYPE_CHECKING:
    Buffer = bytearray | array[Any]
    """The cells of a position: floats, or 16-bit integers as bytes, which is quicker."""
    Write = Callable[[TableT, int, int, Buffer], None]
    """A function that writes the position of a table, for a seat and a number of players, into a zeroed buffer."""

FEW = 24
"""The most numbers of one field that are written by one line each."""
MOST_CELLS = 1 << 20
"""The most cells that are cached for one block."""
BYTE = 255
LOW = 0 if sys.byteorder == "little" else 1
"""The index of the lower one of two bytes."""


class Writer:
    """The writer of a layout: collects the lines of a function and the values that they name.

    Args:
        typecode: the type of the numbers.
        start: the index of the first cell.
    """

    def __init__(self, typecode: TypeCode, start: int = 0) -> None:
        self.size: int = start
        """The number of cells."""
        self._typecode: TypeCode = typecode
        self._wide = 2 if typecode == "h" else 1
        self._low = LOW if typecode == "h" else 0
        self._known: dict[str, object] = {"held": _held, "pack": Struct(typecode).pack, "all_packed": self._packed}
        self._lines: list[str] = []

    def new(self) -> Buffer:
        """Return a zeroed buffer."""
        return bytearray(2 * self.size) if self._typecode == "h" else array("f", bytes(4 * self.size))

    def add_players(self) -> None:
        """Add the line that writes the number of players."""
        self._lines.append(self._number(self.size, "players", (0, BYTE)))
        self.size += 1

    def add(self, blocks: Sequence[Block[Any]], name: str, seat: str) -> None:
        """Add the lines that write some blocks after the present cells.

        Args:
            blocks: the blocks.
            name: a name for these blocks, different from that of other blocks.
            seat: the name of the variable with the number of the seat that they are read for.
        """
        for place, block in enumerate(blocks):
            self._add_block(block, f"{name}{place}", seat)

    def add_next_seat(self, place: int) -> None:
        """Add the lines that go on to the next seat to the left, or return if there are no more seats.

        Args:
            place: the distance of that seat from the viewer's, to the left; 0: the viewer's own.
        """
        ahead = [f"if players == {place}: return", "owner += 1", "if owner == players: owner = 0"]
        self._lines += ahead if place else ["owner = seat"]

    def compiled(self) -> Write[Any]:
        """Return the function."""
        source = "\n    ".join(["def write(table, seat, players, cells):", *self._lines, "return"])
        code = compile(source, "<starcup.features.writing>", "exec").co_consts[0]
        return FunctionType(code, self._known)

    def _add_block(self, block: Block[Any], name: str, seat: str) -> None:
        size = sum(len(cells.names) for cells in block.cells)
        self._known[f"read_{name}"] = block.read
        read = f"read_{name}(table, {seat})"
        if block.kept and size:
            if f"kept_{name}" not in self._known:
                self._known[f"kept_{name}"] = Made(self._alone(block), max(1 << 6, min(Made.MOST, MOST_CELLS // size)))
            self._lines.append(f"cells[{self._slice(self.size, size)}] = kept_{name}[{read}]")
        else:
            self._lines += self._of_block(block, name, read)
        self.size += size

    def _alone(self, block: Block[Any]) -> Callable[[Any], Any]:
        """Return the function that makes the cached cells of a block from what was read."""
        writer = Writer(self._typecode)
        writer._lines += writer._of_block(block, "b", "table")
        writer.size = sum(len(cells.names) for cells in block.cells)
        write, new = writer.compiled(), writer.new
        as_kept: Callable[[Any], Any] = bytes if self._typecode == "h" else as_read

        def make(read: Any) -> Any:
            cells = new()
            write(read, 0, 0, cells)
            return as_kept(cells)

        return make

    def _of_block(self, block: Block[Any], name: str, read: str) -> Iterator[str]:
        """Yield the lines that write the cells of a block after the present cells."""
        start = self.size
        if block.of is not as_read:
            self._known[f"of_{name}"] = block.of
            read = f"of_{name}({read})"
        if block.cells:
            yield f"{''.join([f'x{place}, ' for place in range(len(block.cells))])}= {read}"
        for place, cells in enumerate(block.cells):
            value = f"x{place}"
            if cells.of is not as_read:
                self._known[f"of_{name}_{place}"] = cells.of
                value = f"of_{name}_{place}({value})"
            if cells.names:
                yield from self._of_field(cells, f"{name}_{place}", start, value)
            start += len(cells.names)

    def _of_field(self, cells: Cells, name: str, start: int, value: str) -> Iterator[str]:
        """Yield the lines that write a field."""
        there, bounds = len(cells.names), cells.bounds
        most = max([high for _, high in bounds])
        if cells.form == "number":
            yield f"v0 = {value}"
            yield self._number(start, "v0", bounds[0])
        elif cells.form == "numbers" and there <= FEW:
            yield f"{', '.join([f'v{place}' for place in range(there)])}, = {value}"
            yield from [self._number(start + place, f"v{place}", bounds[place]) for place in range(there)]
        elif cells.form == "numbers":
            self._known[f"bounds_{name}"] = bounds
            yield f"cells[{self._slice(start, there)}] = all_packed({value}, bounds_{name})"
        elif cells.form == "rows":
            yield from self._rows(cells, f"row_{name}", start, value)
        else:
            at = f"cells[{start * self._wide + self._low}{' + t' * self._wide}]"
            count = f"{at} = 1" if most == 1 else f"{at} += {at} < {min(most, BYTE)}"
            counted = f"if t is not None and 0 <= t < {there}: {count}"
            yield from (f"t = {value}", counted) if cells.form == "thing" else (f"for t in {value}:", f"    {counted}")

    def _rows(self, cells: Cells, name: str, start: int, value: str) -> Iterator[str]:
        """Yield the lines that write the non-empty rows of a field."""
        rows, width = cells.shape or (1, len(cells.names))
        row, bounds, packed = cells.row, cells.bounds[:width], self._packed
        rows_by_content = Made[Any, Any](lambda lying: packed(row(lying), bounds), min(Made.MOST, MOST_CELLS // width))
        self._known.setdefault(name, rows_by_content)
        yield f"{''.join([f'r{place}, ' for place in range(rows)])}= {value}"
        for place in range(rows):
            yield f"if r{place}: cells[{self._slice(start + place * width, width)}] = {name}[r{place}]"

    def _number(self, at: int, value: str, bounds: Bounds) -> str:
        """Return the line that writes a number, clipped to its bounds."""
        least, most = bounds
        held = f"{value} if {least} <= {value} <= {most} else held({value}, {least}, {most})"
        if self._typecode == "h" and not 0 <= least <= most <= BYTE:
            return f"cells[{self._slice(at, 1)}] = pack({held})"
        return f"cells[{at * self._wide + self._low}] = {held}"

    def _slice(self, start: int, size: int) -> str:
        """Return the name of a slice: a ready-made one is quicker than one made from two numbers."""
        name = f"at_{start}_{size}"
        self._known[name] = slice(start * self._wide, (start + size) * self._wide)
        return name

    def _packed(self, numbers: Iterable[int], bounds: Sequence[Bounds]) -> Any:
        """Return numbers, clipped to their bounds, as a part of a buffer."""
        held = [_held(number, least, most) for number, (least, most) in zip(numbers, bounds, strict=True)]
        cells = array(self._typecode, held)
        return cells.tobytes() if self._typecode == "h" else cells


def _held(number: int, least: int, most: int) -> int:
    return max(least, min(number, most))
