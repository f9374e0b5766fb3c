"""The layout of arrays: a position as one seat sees it in named fields of whole numbers, in one flat buffer."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, Generic, TypeVar, cast

from attrs import field

from starcup.features.cells import Block, Cells, amount, bag
from starcup.features.packing import TypeCode, compile_packer
from starcup.features.slots import Number, Slot, Things
from starcup.features.space import seat_name
from starcup.kernel.arguments import told
from starcup.kernel.errors import BadArgument
from starcup.kernel.interning import Made
from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)
Source = tuple[Callable[[TableT, int], Any], Callable[[Any], bytes]]
"""The function that reads some fields from a table for a seat, and the one that makes their bytes of what it reads."""
MOST_BYTES = 1 << 22
"""The most bytes that are kept of what one source has read."""


@frozen
class ArrayField:
    """A field of an array: where it lies, and what its cells are.

    Args:
        name: such as ``hand``, ``me.chips`` or ``left1.tableau``.
        start: its first cell.
        shape: the shape of the field as an array of its own.
        names: of the cells, in order.
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
    """The fields of a position as one seat sees it, one after the other in a flat buffer of numbers.

    The first field is the number of players. Then come those of the table and of the viewer's own secrets, those of his
    seat (``me.``), and those of the others from his left on (``left1.``, ``left2.``, ...).

    Args:
        slots: those of the table and of the viewer's own secrets. A :class:`Number` has one cell, :class:`Things` have
            one for each name, a :class:`Block` has those of its cells.
        seat_slots: those of each seat.
        players: the largest number of players. With fewer, the cells of absent seats are 0.
        typecode: ``h`` for 16-bit integers, ``f`` for 32-bit floats with the same values, in the order of bytes of
            this machine.

    Attributes:
        players: the largest number of players.
        typecode: the type of the numbers.
        size: the number of cells.
        fields: all fields, in order.
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
        self._slots, self._seat_slots = tuple(slots), tuple(seat_slots)
        self._of_table = [self._source(slot) for slot in self._slots]
        self._of_seats = [self._source(slot) for slot in self._seat_slots]
        of_table = [amount("players", 1, players), *[cells for slot in self._slots for cells in _cells(slot)]]
        of_seat = [cells for slot in self._seat_slots for cells in _cells(slot)]
        self.fields: tuple[ArrayField, ...] = tuple(_fields(of_table, of_seat, players))
        self.size: int = self.fields[-1].start + self.fields[-1].size
        width, seat_cells = array(typecode).itemsize, sum(len(cells.names) for cells in of_seat)
        self._players = [array(typecode, (there,)).tobytes() for there in range(players + 1)]
        self._absent = [bytes(seat_cells * width * (players - there)) for there in range(players + 1)]
        self._order = [[_clockwise(seat, there) for seat in range(there)] for there in range(players + 1)]
        self._spans = [(one.name, one.start * width, (one.start + one.size) * width, one.shape) for one in self.fields]

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<ArrayLayout of {self.size} cells in {len(self.fields)} fields, {self.players} players>"

    def packed(self, table: TableT, seat: int) -> bytes:
        """Return the buffer of a position as bytes, the quickest form; equal for what is seen as equal.

        Args:
            table: the table, or the view of the seat: both give the same, since what reads them reads only what that
                seat may see.
            seat: who looks.

        Raises:
            BadArgument: there is no such seat, or there are more players than the layout is for.
        """
        try:
            order = self._order[table.players][seat if seat >= 0 else self.players]
        except (IndexError, TypeError, AttributeError):
            raise self._refusal(table, seat) from None
        parts = [self._players[len(order)]]
        parts += [pack(read(table, seat)) for read, pack in self._of_table]
        for owner in order:
            parts += [pack(read(table, owner)) for read, pack in self._of_seats]
        parts.append(self._absent[len(order)])
        return b"".join(parts)

    def fill(self, table: TableT, seat: int, buffer: Any) -> None:
        """Write a position into a buffer.

        Args:
            table: the table, or the view of the seat.
            seat: who looks.
            buffer: writable, in one piece and as long as the layout: an array of ``numpy``, such as a row of a batch,
                of :mod:`array`, or a :class:`memoryview` of shared memory. Its type is that of the layout, or bytes.

        Raises:
            BadArgument: as for :meth:`packed`, or the buffer is no such one.
        """
        packed = self.packed(table, seat)
        try:
            memoryview(buffer).cast("B")[:] = packed
        except (TypeError, ValueError) as error:
            raise self._misfit(buffer, str(error)) from None

    def arrays(self, table: TableT, seat: int) -> dict[str, memoryview[Any]]:
        """Return the fields of a position by their names, as arrays that can be written to.

        ``numpy.asarray`` takes one without copying it.

        Args:
            table: the table, or the view of the seat.
            seat: who looks.

        Raises:
            BadArgument: as for :meth:`packed`.
        """
        whole, typecode = memoryview(bytearray(self.packed(table, seat))), self.typecode
        return {name: whole[start:end].cast(typecode, shape) for name, start, end, shape in self._spans}

    def variant(self, *, players: int | None = None, typecode: TypeCode | None = None) -> ArrayLayout[TableT]:
        """Return a layout of the same fields for fewer players, or with numbers of the other type.

        Args:
            players: the largest number of players; the cells of seats beyond it are left out. None: as it is.
            typecode: ``h`` for 16-bit integers, ``f`` for 32-bit floats; None: as it is.

        Raises:
            BadArgument: there are no such players, or there is no such type.
        """
        many, code = self.players if players is None else players, typecode or self.typecode
        if many not in range(1, self.players + 1):
            raise BadArgument(f"players: expected 1 to {self.players}, found {told(players)}")
        if code not in ("h", "f"):
            raise BadArgument(f"typecode: expected 'h' or 'f', found {told(typecode)}")
        return ArrayLayout(self._slots, self._seat_slots, many, code)

    def _source(self, slot: Slot[TableT] | Block[TableT]) -> Source[TableT]:
        """Return where the bytes of a slot come from."""
        fields = _cells(slot)
        if not isinstance(slot, Block):
            return slot.read, Made(compile_packer(fields, self.typecode, _alone), _entries(fields)).__getitem__
        pack = compile_packer(fields, self.typecode, slot.of)
        return slot.read, Made(pack, _entries(fields)).__getitem__ if slot.kept else pack

    def _refusal(self, table: object, seat: object) -> BadArgument:
        players = getattr(table, "players", None)
        if not isinstance(players, int):
            return BadArgument(f"table: expected a table, or the view of a seat, found {told(table)}")
        if players > self.players:
            return BadArgument(f"table: expected at most {self.players} players, found {players}")
        return BadArgument(f"seat: expected 0 to {players - 1}, found {told(seat)}")

    def _misfit(self, buffer: object, why: str) -> BadArgument:
        width = array(self.typecode).itemsize
        try:
            found = f"{memoryview(cast('bytes', buffer)).nbytes} bytes: {why}"
        except TypeError:
            found = told(buffer)
        return BadArgument(
            f"buffer: expected one that can be written to, in one piece, of {self.size} numbers of {width} bytes, "
            f"found {found}"
        )


def _cells(slot: Slot[Any] | Block[Any]) -> tuple[Cells[Any], ...]:
    """Return the fields of a slot, or of a block."""
    if isinstance(slot, Number):
        return (amount(slot.name, slot.least, slot.most),)
    if isinstance(slot, Things):
        return (bag(slot.name, slot.names, slot.most),)
    return tuple(slot.cells)


def _fields(of_table: Sequence[Cells[Any]], of_seat: Sequence[Cells[Any]], players: int) -> Iterator[ArrayField]:
    named = [(cells.name, cells) for cells in of_table]
    for place in range(players):
        named += [(f"{seat_name(place)}.{cells.name}", cells) for cells in of_seat]
    starts = accumulate([len(cells.names) for _, cells in named], initial=0)
    for (name, cells), start in zip(named, starts, strict=False):
        if cells.names:
            least, most = zip(*cells.bounds, strict=True)
            yield ArrayField(name, start, cells.shape or (len(cells.names),), cells.names, least, most)


def _clockwise(seat: int, players: int) -> list[int]:
    return [(seat + place) % players for place in range(players)]


def _alone(read: Any) -> tuple[Any, ...]:
    return (read,)


def _entries(cells: Sequence[Cells[Any]]) -> int:
    """Return of how many readings the bytes of some fields are kept."""
    size = sum(len(field.names) for field in cells)
    return max(1 << 6, min(Made.MOST, MOST_BYTES // (4 * max(1, size))))
