"""Positions as arrays of cells: the function that writes one, compiled for a layout.

A position has dozens of fields. What a loop over them would look up each time stands in its lines as a number.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from starcup.features.cells import Block, Bounds, Cells, as_read
from starcup.kernel.interning import Made
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
TypeCode = Literal["h", "f"]
"""The type of the numbers, as :mod:`array` and :mod:`struct` name it: 16-bit integers, or 32-bit floats."""

if TYPE_CHECKING:
    Numbers = array[Any]
    Write = Callable[[TableT, int, int], Numbers]
    """A function that writes a position into a new array: that of a table, for a seat, with so many players."""

FEW = 24
"""The most numbers of one field that are each written by a line of their own."""
MOST_CELLS = 1 << 20
"""The most cells that are kept of what one block has read."""


class Writer:
    """The writer of a layout: it gathers the lines of a function, and what these name."""

    def __init__(self, typecode: TypeCode) -> None:
        self._typecode: TypeCode = typecode
        self._known: dict[str, object] = {"held": _held, "all_held": _all_held, "array": array, "code": typecode}
        self._lines: list[str] = []
        self.size = 1
        """The number of cells; the first is the number of players."""

    def add(self, blocks: Sequence[Block[Any]], name: str, seat: str) -> None:
        """Add the lines that write some blocks behind what is there.

        Args:
            blocks: the blocks.
            name: tells these blocks from others; the same for the same blocks.
            seat: the name of the variable with the number of the seat that they are read for.
        """
        for place, block in enumerate(blocks):
            self._add_block(block, f"{name}{place}", seat)

    def add_next_seat(self, place: int) -> None:
        """Add the lines that end the function if there are no more seats, and else go on to the seat to the left.

        Args:
            place: how many seats to the left of the viewer that is.
        """
        self._lines += [f"if players == {place}: return cells", "owner += 1", "if owner == players: owner = 0"]

    def compiled(self) -> Write[Any]:
        """Return the function."""
        self._known["nothing"] = array(self._typecode, bytes(array(self._typecode).itemsize * self.size))
        lines = ["cells = nothing[:]", "cells[0] = players", "owner = seat", *self._lines, "return cells"]
        source = "\n    ".join(["def write(table, seat, players):", *lines])
        code = compile(source, "<starcup.features.writing>", "exec").co_consts[0]
        return FunctionType(code, self._known)

    def _add_block(self, block: Block[Any], name: str, seat: str) -> None:
        size = sum(len(cells.names) for cells in block.cells)
        known, start = self._known, self.size
        known[f"read_{name}"] = block.read
        read = f"read_{name}(table, {seat})"
        self.size += size
        if not block.kept:
            self._lines += self._of_block(block, name, start, read)
        elif size:
            if f"kept_{name}" not in known:
                known[f"kept_{name}"] = Made(self._alone(block), max(1 << 6, min(Made.MOST, MOST_CELLS // size)))
            self._lines.append(f"cells[{self._slice(start, size)}] = kept_{name}[{read}]")

    def _alone(self, block: Block[Any]) -> Callable[[Any], Numbers]:
        """Return the function that makes an array of a block alone, of what was read."""
        writer = Writer(self._typecode)
        writer.size = sum(len(cells.names) for cells in block.cells)
        writer._lines = list(writer._of_block(block, "b", 0, "table"))
        lines = writer.compiled()
        return lambda read: lines(read, 0, 0)

    def _of_block(self, block: Block[Any], name: str, start: int, read: str) -> Iterator[str]:
        """Yield the lines that write the cells of a block from one on."""
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
            if len(cells.names) > FEW and cells.form == "numbers":
                self._known[f"bounds_{name}_{place}"] = cells.bounds
                value = f"all_held({value}, bounds_{name}_{place})"
            elif cells.form == "rows":
                yield from self._rows(cells, f"row_{name}_{place}", start, value)
            yield from _lines(cells, start, value)
            start += len(cells.names)

    def _rows(self, cells: Cells[Any], name: str, start: int, value: str) -> Iterator[str]:
        """Yield the lines that write each row of a field in which there is something."""
        rows, width = cells.shape or (1, len(cells.names))
        if not rows * width:
            return
        self._known.setdefault(name, Made(_row(cells, self._typecode), min(Made.MOST, MOST_CELLS // width)))
        yield f"{''.join([f'r{row}, ' for row in range(rows)])}= {value}"
        for row in range(rows):
            yield f"if r{row}: cells[{self._slice(start + row * width, width)}] = {name}[r{row}]"

    def _slice(self, start: int, size: int) -> str:
        """Return the name of a slice: one that stands ready is quicker than one made of two numbers."""
        name = f"at_{start}_{size}"
        self._known[name] = slice(start, start + size)
        return name


def _row(cells: Cells[Any], typecode: TypeCode) -> Callable[[Any], Numbers]:
    """Return the function that makes an array of what is in a row of a field."""
    bounds = cells.bounds[: cells.shape[-1] if cells.shape else None]
    return lambda lying: array(typecode, _all_held(cells.row(lying), bounds))


def _lines(cells: Cells[Any], start: int, value: str) -> list[str]:
    """Return the lines that write a field from its first cell on."""
    there = len(cells.names)
    if not there or cells.form == "rows":
        return []
    if cells.form == "number":
        return [f"v = {value}", f"cells[{start}] = {_bounded('v', cells.bounds[0])}"]
    if cells.form == "numbers":
        if there > FEW:
            return [f"cells[{start}:{start + there}] = array(code, {value})"]
        names = [f"v{number}" for number in range(there)]
        numbers = [f"cells[{start + at}] = {_bounded(names[at], cells.bounds[at])}" for at in range(there)]
        return [f"{', '.join(names)}, = {value}", *numbers]
    at, most = f"{start} + t", max([high for _, high in cells.bounds])
    count = f"cells[{at}] = 1" if most == 1 else f"cells[{at}] += cells[{at}] < {most}"
    counted = f"if t is not None and 0 <= t < {there}: {count}"
    return [f"t = {value}", counted] if cells.form == "thing" else [f"for t in {value}:", f"    {counted}"]


def _bounded(value: str, bounds: Bounds) -> str:
    least, most = bounds
    return f"{value} if {least} <= {value} <= {most} else held({value}, {least}, {most})"


def _held(number: int, least: int, most: int) -> int:
    return max(least, min(number, most))


def _all_held(numbers: Sequence[int], bounds: Sequence[Bounds]) -> list[int]:
    return [_held(number, least, most) for number, (least, most) in zip(numbers, bounds, strict=True)]
