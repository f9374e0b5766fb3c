"""The layout of arrays: a position as a seat sees it, as named fields of integers in one flat buffer."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate
from typing import Any, Generic, TypeVar, cast

from attrs import field

from starcup.features.cells import Block, Cells, amount, bag
from starcup.features.slots import Number, Slot
from starcup.features.space import seat_name
from starcup.features.writing import TypeCode, Write, Writer
from starcup.kernel.arguments import told
from starcup.kernel.errors import BadArgument
from starcup.kernel.interning import Made
from starcup.kernel.table import Table
from starcup.kernel.values import frozen
from starcup.kernel.view import ONLOOKER

TableT = TypeVar("TableT", bound=Table)


@frozen
class ArrayField:
    """A field of an array: its place and its cells.

    Args:
        name: the name, such as ``hand``, ``me.chips`` or ``left1.tableau``.
        start: the index of its first cell.
        shape: the shape of the field as an array.
        names: the names of the cells, in order.
        least: the least value of each cell.
        most: the greatest value of each cell.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    names: tuple[str, ...] = field(repr=False)
    least: tuple[int, ...] = field(repr=False)
    most: tuple[int, ...] = field(repr=False)

    @property
    def size(self) -> int:
        """The number of its cells."""
        return len(self.names)


class ArrayLayout(Generic[TableT]):
    """The fields of a position as a seat sees it, one after the other in a flat buffer of numbers.

    The first field is the number of players. Then come the fields of the table and of the viewer's own secrets, those
    of the viewer's seat (``me.``), and those of the other seats from the left on (``left1.``, ``left2.``, ...).

    Args:
        slots: the slots of the table and of the viewer's own secrets. A :class:`Number` has one cell, :class:`Things`
            have one for each name, a :class:`Block` has its own cells.
        seat_slots: the slots of each seat.
        players: the largest number of players. With fewer, the cells of absent seats are 0.
        typecode: ``h`` for 16-bit integers, ``f`` for 32-bit floats with the same values, in native byte order.

    Attributes:
        players: the largest number of players.
        typecode: the type of the numbers.
        size: the number of cells.
        fields: all fields, in order.
        blocks: the blocks of the table and of the viewer's own secrets, in order; a slot is one block.
        seat_blocks: the blocks of each seat.
    """

    def __init__(
        self,
        slots: Iterable[Slot[TableT] | Block[TableT]],
        seat_slots: Iterable[Slot[TableT] | Block[TableT]],
        players: int,
        typecode: TypeCode = "h",
    ) -> None:
        self.players = players
        self.typecode: TypeCode = typecode
        self.blocks: tuple[Block[TableT], ...] = _blocks(slots)
        self.seat_blocks: tuple[Block[TableT], ...] = _blocks(seat_slots)
        self.fields: tuple[ArrayField, ...] = tuple(self._fields())
        self.size: int = 1 + _size(self.blocks) + players * _size(self.seat_blocks)
        self._known: dict[str, object] = {}  # what the functions for all numbers of players share
        self._write: Made[int, Write[TableT]] = Made(self._compiled)

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<ArrayLayout of {self.size} cells in {len(self.fields)} fields, {self.players} players>"

    def packed(self, table: TableT, seat: int) -> bytes:
        """Return the buffer of a position as bytes, equal for positions that the seat can't tell apart.

        Args:
            table: the table, or the view of the seat; both give the same bytes, since only what the seat may see is
                read.
            seat: the seat that looks, from 0.

        Raises:
            BadArgument: there is no such seat, or there are more players than the layout is for.
        """
        try:
            players = table.players
            if not 0 <= seat < players <= self.players:
                raise self._refusal(table, seat)
        except (TypeError, AttributeError):
            raise self._refusal(table, seat) from None
        return self._write[players](table, seat)

    def fill(self, table: TableT, seat: int, buffer: Any) -> None:
        """Write a position into a buffer.

        Args:
            table: the table, or the view of the seat.
            seat: the seat that looks, from 0.
            buffer: a writable, contiguous buffer of the size of the layout, such as a row of a numpy array, an
                :class:`array.array` or a :class:`memoryview` of shared memory. Its items have the type of the layout,
                or are bytes.

        Raises:
            BadArgument: as for :meth:`packed`, or the buffer does not fit.
        """
        cells = self.packed(table, seat)
        try:
            memoryview(buffer).cast("B")[:] = cells
        except (TypeError, ValueError) as error:
            raise self._misfit(buffer, str(error)) from None

    def arrays(self, table: TableT, seat: int) -> dict[str, memoryview[Any]]:
        """Return the fields of a position by name, as writable arrays.

        ``numpy.asarray`` does not copy them.

        Args:
            table: the table, or the view of the seat.
            seat: the seat that looks, from 0.

        Raises:
            BadArgument: as for :meth:`packed`.
        """
        whole, code = memoryview(bytearray(self.packed(table, seat))), self.typecode
        return {name: whole[part].cast(code, shape) for name, part, shape in self._parts}

    def variant(self, *, players: int | None = None, typecode: TypeCode | None = None) -> ArrayLayout[TableT]:
        """Return a layout of the same fields for fewer players, or with numbers of another type.

        Args:
            players: the largest number of players; the cells of further seats are left out. None: unchanged.
            typecode: ``h`` for 16-bit integers, ``f`` for 32-bit floats; None: unchanged.

        Raises:
            BadArgument: the number of players or the type is not valid.
        """
        many, code = self.players if players is None else players, typecode or self.typecode
        if many not in range(1, self.players + 1):
            raise BadArgument(f"players: expected 1 to {self.players}, found {told(players)}")
        if code not in ("h", "f"):
            raise BadArgument(f"typecode: expected 'h' or 'f', found {told(typecode)}")
        return ArrayLayout(self.blocks, self.seat_blocks, many, code)

    def _compiled(self, players: int) -> Write[TableT]:
        """Return the function for a number of players."""
        writer = Writer(self.typecode, self._known)
        writer.add_players(players)
        writer.add(self.blocks, "table")
        for place in range(players):
            writer.add_seat(self.seat_blocks, place, players)
        writer.add_nothing(self.size - writer.size)
        return writer.compiled()

    @cached_property
    def _parts(self) -> list[tuple[str, slice, tuple[int, ...]]]:
        """The name, bytes and shape of each field."""
        width = array(self.typecode).itemsize
        return [
            (field.name, slice(field.start * width, (field.start + field.size) * width), field.shape)
            for field in self.fields
        ]

    def _refusal(self, table: object, seat: object) -> BadArgument:
        players = getattr(table, "players", None)
        if not isinstance(players, int):
            return BadArgument(f"table: expected a table, or the view of a seat, found {told(table)}")
        if players > self.players:
            return BadArgument(f"table: expected at most {self.players} players, found {players}")
        given = "that of an onlooker" if seat == ONLOOKER else told(seat)
        return BadArgument(f"seat: expected 0 to {players - 1}, found {given}")

    def _misfit(self, buffer: object, why: str) -> BadArgument:
        width = array(self.typecode).itemsize
        try:
            given = f"{memoryview(cast('bytes', buffer)).nbytes} bytes: {why}"
        except TypeError:
            given = told(buffer)
        return BadArgument(
            f"buffer: expected one that can be written to, in one piece, of {self.size} numbers of {width} bytes, "
            f"found {given}"
        )

    def _fields(self) -> Iterator[ArrayField]:
        named: list[tuple[str, Cells]] = [("players", amount("players", 1, self.players))]
        named += [(cells.name, cells) for block in self.blocks for cells in block.cells]
        for place in range(self.players):
            owner = seat_name(place)
            named += [(f"{owner}.{cells.name}", cells) for block in self.seat_blocks for cells in block.cells]
        starts = accumulate([len(cells.names) for _, cells in named], initial=0)
        for (name, cells), start in zip(named, starts, strict=False):
            if cells.names:
                least, most = zip(*cells.bounds, strict=True)
                yield ArrayField(name, start, cells.shape or (len(cells.names),), cells.names, least, most)


def _blocks(slots: Iterable[Slot[TableT] | Block[TableT]]) -> tuple[Block[TableT], ...]:
    """Return slots as blocks, without empty ones: a number with one cell, things with one for each name."""
    blocks: list[Block[TableT]] = []
    for slot in slots:
        if isinstance(slot, Block):
            blocks.append(slot)
        else:
            cells: Cells
            if isinstance(slot, Number):
                cells = amount(slot.name, slot.least, slot.most)
            else:
                cells = bag(slot.name, slot.names, slot.most)
            blocks.append(Block((cells,), slot.read, _alone, kept=False))
    return tuple([block for block in blocks if block.cells])


def _size(blocks: Iterable[Block[Any]]) -> int:
    """Return the number of cells in some blocks."""
    return sum(len(cells.names) for block in blocks for cells in block.cells)


def _alone(read: Any) -> tuple[Any, ...]:
    return (read,)
