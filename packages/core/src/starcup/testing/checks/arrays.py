"""Checks of the blocks of a game's arrays: a part of the check of features."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from starcup.features import AnyFeatures, ArrayLayout, Block, Cells
from starcup.kernel.arguments import is_kind
from starcup.kernel.table import Table
from starcup.kernel.values import frozen
from starcup.testing.bench import Bench

LARGEST = (1 << 15) - 1
"""The largest number of 16 bits with a sign."""


@frozen(eq=False)
class BlockPart:
    """A block with its own layout, and whether it is read for each seat."""

    block: Block[Any]
    layout: ArrayLayout[Any]
    of_seats: bool

    @property
    def place(self) -> str:
        """The place of a fault, in words."""
        return f"field {self.block.cells[0].name!r}" if len(self.block.cells) == 1 else self._names

    @property
    def _names(self) -> str:
        return f"fields {', '.join([repr(cells.name) for cells in self.block.cells])}"

    def wrong(self, bench: Bench, table: Table, view: Any, seat: int) -> tuple[str, BaseException | None]:
        """Return the fault in a position, empty if there is none, and the exception that was raised, if any."""
        readings: list[Sequence[int]] = []
        for position, where in ((table, ""), (view, f" on what seat {seat} may know")):
            try:
                readings.append(memoryview(self.layout.packed(position, seat)).cast("h").tolist())
                if what := self._odd(position, seat, readings[-1]):
                    return f"{what}{where}", None
            except Exception as error:  # the game's own code may raise anything
                return f"it fails{where}: {bench.error_text(error)}", error
        if readings[0] != readings[1]:
            return f"seat {seat} is told what it may not know: {self._difference(*readings)}", None
        return "", None

    def _odd(self, position: Any, seat: int, numbers: Sequence[int]) -> str:
        """Return in words how the values of a block differ from the expected ones; empty if they don't."""
        start = 1
        for owner in (
            [(seat + place) % position.players for place in range(position.players)] if self.of_seats else [seat]
        ):
            values: object = self.block.of(self.block.read(position, owner))
            if not isinstance(values, tuple) or len(values) != len(self.block.cells):
                return f"it gives {values!r}; expected a tuple of {len(self.block.cells)}, for each field one"
            for cells, value in zip(self.block.cells, values, strict=True):
                there = numbers[start : start + len(cells.names)]
                if what := _odd_cells(cells, cells.values(value), there):
                    return what
                start += len(cells.names)
        return ""

    def _difference(self, real: Sequence[int], shown: Sequence[int]) -> str:
        for field in self.layout.fields:
            for place, name in enumerate(field.names, field.start):
                if real[place] != shown[place]:
                    return f"{name!r} of {field.name!r} is {real[place]} on the table and {shown[place]} in its view"
        raise AssertionError


def block_parts(features: AnyFeatures) -> Iterator[BlockPart]:
    """Yield the blocks of a game's arrays, except those of slots, which are checked as features."""
    layout = features.layout
    slots = {
        slot.name for slot in (*features.array_slots(), *features.array_seat_slots()) if not isinstance(slot, Block)
    }
    for block in layout.blocks:
        if block.cells[0].name not in slots:
            yield BlockPart(block, ArrayLayout((block,), (), layout.players), of_seats=False)
    for block in layout.seat_blocks:
        if block.cells[0].name not in slots:
            yield BlockPart(block, ArrayLayout((), (block,), layout.players), of_seats=True)


def faults_of_layout(layout: ArrayLayout[Any], other: ArrayLayout[Any]) -> Iterator[tuple[str, str]]:
    """Yield the faulty fields of a layout, and their faults, which do not depend on the position."""
    names = Counter([field.name for field in layout.fields])
    for field in layout.fields:
        if names[field.name] > 1:
            yield field.name, f"{names[field.name]} fields have this name; expected names of their own"
            names[field.name] = 1
        name, number = Counter(field.names).most_common(1)[0]
        if number > 1:
            yield field.name, f"{number} cells are called {name!r}; expected a name for each"
        for name, least, most in zip(field.names, field.least, field.most, strict=True):
            if not -LARGEST <= least <= most <= LARGEST:
                yield field.name, f"{name!r} is from {least} to {most}; expected 16-bit integers, the lower one first"
                break
    if layout.fields != other.fields:
        pairs = zip(layout.fields, other.fields, strict=False)
        first = next((own.name for own, others in pairs if own != others), layout.fields[-1].name)
        yield first, "rules that are loaded once more have other fields here; expected the same"


def _odd_cells(cells: Cells, values: Sequence[int], written: Sequence[int]) -> str:
    if len(values) != len(cells.names) or not all(is_kind(value, int) for value in values):
        return f"{cells.name!r} is {values!r}; expected {len(cells.names)} whole numbers"
    for name, value, there, (least, most) in zip(cells.names, values, written, cells.bounds, strict=True):
        if cells.form not in ("number", "numbers") and not least <= value <= most:
            return f"{name!r} of {cells.name!r} is {value}; expected {least} to {most}"
        if there != max(least, min(value, most)):
            return f"{name!r} of {cells.name!r} was kept as {there} and is {value}; expected what follows from `read`"
    return ""
