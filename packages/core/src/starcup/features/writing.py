"""Compiles the function that writes a position as bytes, for a layout.

A position has dozens of fields. What a loop over them would look up each time is a constant in the compiled lines, and
one call of :mod:`struct` lays the fields side by side.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from struct import Struct
from types import FunctionType
from typing import Any, Literal, TypeVar

from starcup.features.cells import Block, Bounds, Cells, as_read
from starcup.kernel.interning import Made
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
TypeCode = Literal["h", "f"]
"""The type of the numbers, as :mod:`array` and :mod:`struct` name it: 16-bit integers, or 32-bit floats."""
Write = Callable[[TableT, int], bytes]
"""A function that returns the cells of a position, from its table and the seat that looks."""

FEW = 24
"""The most numbers of one field that are written one by one."""
MOST_CELLS = 1 << 20
"""The most cells that are cached for one block."""
BYTE, LOW = 255, 0 if sys.byteorder == "little" else 1
"""The largest count of things, and the index of the lower one of two bytes."""
OPAQUE = "s"
"""The format of cells that are bytes already; the number of bytes stands before it."""


class Writer:
    """The writer of blocks: collects the lines of a function, and the values that they name.

    Args:
        typecode: the type of the numbers.
        known: the values that lines name, caches among them, which writers of the same blocks share; None: new ones.
    """

    def __init__(self, typecode: TypeCode, known: dict[str, object] | None = None) -> None:
        self.size: int = 0
        """The number of cells."""
        self._typecode: TypeCode = typecode
        self._width = array(typecode).itemsize
        self._known: dict[str, object] = {} if known is None else known
        self._known |= {"held": _held, "all_packed": self._packed, "nothing": ()}
        self._lines: list[str] = []
        self._formats: list[str] = []
        self._values: list[str] = []

    def add_players(self, players: int) -> None:
        """Add the cell with the number of players."""
        self._add(self._typecode, str(players), 1)

    def add(self, blocks: Iterable[Block[Any]], name: str, seat: str = "seat") -> None:
        """Add the lines that write some blocks."""
        for place, block in enumerate(blocks):
            self._add_block(block, f"{name}{place}", seat)

    def add_seat(self, blocks: Iterable[Block[Any]], place: int, players: int) -> None:
        """Add the lines that write the blocks of a seat."""
        owner = f"owner{place}"
        self._lines.append(f"{owner} = seat + {place} if seat < {players - place} else seat - {players - place}")
        self.add(blocks, "seat", owner)

    def add_nothing(self, size: int) -> None:
        """Add cells that are 0."""
        self._formats.append(f"{size * self._width}x")
        self.size += size

    def compiled(self) -> Write[Any]:
        """Return the function."""
        ending = f"return pack({', '.join(self._values)})"
        source = "\n    ".join(["def write(table, seat):", *self._lines, ending])
        code = compile(source, "<starcup.features.writing>", "exec").co_consts[0]
        return FunctionType(code, {**self._known, "pack": Struct("=" + "".join(self._formats)).pack})

    def _add(self, form: str, value: str, size: int) -> None:
        """Add cells with a value, the name of a variable or an expression; they come after the present ones."""
        self._formats.append(f"{size * self._width}{form}" if form == OPAQUE else form)
        self._values.append(value)
        self.size += size

    def _variable(self) -> str:
        return f"v{len(self._lines)}_{len(self._values)}"

    def _add_block(self, block: Block[Any], name: str, seat: str) -> None:
        size = sum(len(cells.names) for cells in block.cells)
        self._known[f"read_{name}"] = block.read
        read = f"read_{name}(table, {seat})"
        if block.kept and size:
            if f"kept_{name}" not in self._known:
                most = max(1 << 6, min(Made.MOST, MOST_CELLS // size))
                self._known[f"kept_{name}"] = Made(self._alone(block), most)
            self._add(OPAQUE, f"kept_{name}[{read}]", size)
        else:
            self._add_cells(block, name, read)

    def _alone(self, block: Block[Any]) -> Callable[[Any], bytes]:
        """Return the function that makes the cached cells of a block from what was read."""
        writer = Writer(self._typecode)
        writer._add_cells(block, "b", "table")
        write = writer.compiled()
        return lambda read: write(read, 0)

    def _add_cells(self, block: Block[Any], name: str, read: str) -> None:
        """Add the lines that write the cells of a block, from what was read."""
        if block.of is not as_read:
            self._known[f"of_{name}"] = block.of
            read = f"of_{name}({read})"
        variable = self._variable()
        values = [f"{variable}_{place}" for place in range(len(block.cells))]
        self._lines.append(f"{', '.join(values)}, = {read}")
        for place, (cells, value) in enumerate(zip(block.cells, values, strict=True)):
            if cells.of is not as_read:
                self._known[f"of_{name}_{place}"] = cells.of
                value = f"of_{name}_{place}({value})"
            if cells.names:
                self._add_field(cells, f"{name}_{place}", value)

    def _add_field(self, cells: Cells, name: str, value: str) -> None:
        """Add the lines that write a field."""
        size, bounds, variable = len(cells.names), cells.bounds, self._variable()
        if cells.form == "numbers" and size > FEW:
            self._known[f"bounds_{name}"] = bounds
            self._add(OPAQUE, f"all_packed({value}, bounds_{name})", size)
        elif cells.form in ("number", "numbers"):
            parts = [f"{variable}_{place}" for place in range(size)]
            self._lines.append(f"{', '.join(parts)}{',' if cells.form == 'numbers' else ''} = {value}")
            for part, (least, most) in zip(parts, bounds, strict=True):
                held = f"{part} if {least} <= {part} <= {most} else held({part}, {least}, {most})"
                self._add(self._typecode, held, 1)
        elif cells.form == "rows":
            self._add_rows(cells, f"row_{name}", value)
        elif cells.form == "thing":
            self._known[f"hot_{size}"] = _hot(self._typecode, size)
            self._add(OPAQUE, f"hot_{size}[{value}]", size)
        else:
            self._add_things(size, max([most for _, most in bounds]), variable, value)

    def _add_things(self, size: int, most: int, variable: str, value: str) -> None:
        """Add the lines that count things."""
        self._know_zeros(size)
        if self._typecode == "h":  # bytes are quicker than an array
            new, cell, most = f"bytearray({2 * size})", f"t + t + {LOW}" if LOW else "t + t", min(most, BYTE)
        else:
            new, cell = f"cells_{size}[:]", "t"
        count = f"{variable}[{cell}] = 1" if most == 1 else f"{variable}[{cell}] += {variable}[{cell}] < {most}"
        self._lines += [
            f"{variable}, things = zeros_{size}, {value}",
            "if things is not nothing:",
            f"    {variable} = {new}",
            "    for t in things:",
            f"        if t is not None and 0 <= t < {size}: {count}",
        ]
        self._add(OPAQUE, f"bytes({variable})" if self._typecode == "f" else variable, size)

    def _add_rows(self, cells: Cells, name: str, value: str) -> None:
        """Add the lines that write the rows of a field."""
        rows, width = cells.shape or (1, len(cells.names))
        row, bounds, packed = cells.row, cells.bounds[:width], self._packed
        rows_by_content = Made[Any, bytes](
            lambda lying: packed(row(lying), bounds), min(Made.MOST, MOST_CELLS // width)
        )
        self._known.setdefault(name, rows_by_content)
        self._know_zeros(width)
        variables = [f"{self._variable()}_{place}" for place in range(rows)]
        self._lines.append(f"{', '.join(variables)}, = {value}")
        for variable in variables:
            self._add(OPAQUE, f"{name}[{variable}] if {variable} else zeros_{width}", width)

    def _know_zeros(self, size: int) -> None:
        cells = array(self._typecode, bytes(size * self._width))
        self._known[f"cells_{size}"], self._known[f"zeros_{size}"] = cells, cells.tobytes()

    def _packed(self, numbers: Iterable[int], bounds: Sequence[Bounds]) -> bytes:
        """Return numbers, clipped to their bounds, as bytes."""
        held = [_held(number, least, most) for number, (least, most) in zip(numbers, bounds, strict=True)]
        return array(self._typecode, held).tobytes()


def _held(number: int, least: int, most: int) -> int:
    return max(least, min(number, most))


@lru_cache(maxsize=1 << 8)
def _hot(typecode: TypeCode, size: int) -> Made[int | None, bytes]:
    """Return the cells of one of several things by its number; all 0 if there is no such thing."""

    def make(thing: int | None) -> bytes:
        return array(typecode, [place == thing for place in range(size)]).tobytes()

    return Made(make, max(1 << 6, min(Made.MOST, MOST_CELLS // size)))
