"""Cells: the kinds of fields in arrays: amounts, one of several things, bags of things, things in places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

from attrs import field

from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)
Bounds = tuple[int, int]
Things = Iterable[int | None]
Form = Literal["number", "numbers", "thing", "things", "rows"]


def as_read(value: Any) -> Any:
    """Return a value unchanged."""
    return value


@frozen
class Cells:
    """A field of arrays: cells with integers, which are clipped to their bounds.

    The functions :func:`amount`, :func:`amounts`, :func:`one_hot`, :func:`bag` and :func:`grid` return the usual kinds.

    Args:
        name: a word of the game, such as ``hand``.
        names: the names of the cells.
        bounds: the least and the greatest value of each cell.
        of: returns the contents of the cells, from what was read for them.
        form: the form of the contents: the ``number`` of the only cell, or the ``numbers`` of all; a ``thing`` or
            ``things``, each of which counts 1 in the cell of its number, where None and -1 mean none; or the contents
            of each of the ``rows``, hashable, and false for a row of zeros.
        shape: the shape of the array; empty: one row.
        row: returns the values of the cells of a row, from its contents.
    """

    name: str
    names: tuple[str, ...] = field(repr=False)
    bounds: tuple[Bounds, ...] = field(repr=False)
    of: Callable[[Any], Any] = field(repr=False)
    form: Form = field(default="numbers", repr=False)
    shape: tuple[int, ...] = ()
    row: Callable[[Any], Sequence[int]] = field(default=as_read, repr=False)

    def values(self, read: Any) -> Sequence[int]:
        """Return the values of the cells, not clipped to their bounds.

        Args:
            read: what was read for them.
        """
        held = self.of(read)
        match self.form:
            case "number":
                return (held,)
            case "numbers":
                return tuple(held)
            case "thing":
                return _counted((held,), len(self.names))
            case "things":
                return _counted(held, len(self.names))
            case _:
                width = self.shape[-1] if self.shape else len(self.names)
                return [number for lying in held for number in (self.row(lying) if lying else (0,) * width)]


@frozen
class Block(Generic[TableT]):
    """Cells that are read from the table together, which is quicker than one by one.

    Args:
        cells: the fields.
        read: a function ``(table, seat) -> what the fields are made from``.
        of: returns a tuple from what was read, with what each field is made from, in order; by default, what was read
            is that tuple.
        kept: whether the cells are cached by what was read, which then has to be hashable; quicker for what seldom
            changes, such as a tableau.
    """

    cells: Sequence[Cells]
    read: Callable[[TableT, int], Any] = field(repr=False)
    of: Callable[[Any], tuple[Any, ...]] = field(default=as_read, repr=False)
    kept: bool = True


def amount(name: str, least: int, most: int, of: Callable[[Any], int] = as_read) -> Cells:
    """Return one cell with a number.

    Args:
        name: a word of the game, such as ``chips``.
        least: the lower bound.
        most: the upper bound.
        of: returns the number from what was read; by default, what was read is the number.
    """
    return Cells(name, (name,), ((least, most),), of, "number")


def amounts(name: str, each: Mapping[str, Bounds], of: Callable[[Any], Iterable[int]] = as_read) -> Cells:
    """Return a cell for each of several numbers.

    Args:
        name: a word of the game, such as ``resources``.
        each: the bounds of each number, by its name.
        of: returns the numbers in that order from what was read.
    """
    return Cells(name, tuple(each), tuple(each.values()), of)


def one_hot(name: str, names: Sequence[str], of: Callable[[Any], int | None] = as_read) -> Cells:
    """Return a cell for each of several things: 1 for the current one, else 0.

    Args:
        name: a word of the game, such as ``phase``.
        names: the names of the things, in the order of their numbers.
        of: returns the number of the thing from what was read; -1 and None mean none.
    """
    return Cells(name, tuple(names), ((0, 1),) * len(names), of, "thing")


def bag(name: str, names: Sequence[str], most: int = 1, of: Callable[[Any], Things] = as_read) -> Cells:
    """Return a cell for each of several things: the number of copies present.

    With at most one copy of each thing, these are flags: the cards of a tableau that have a good are a bag beside the
    bag of all cards in the tableau.

    Args:
        name: a word of the game, such as ``hand``.
        names: the names of the things, in the order of their numbers.
        most: the most copies of one thing.
        of: returns the numbers of the things from what was read; -1 and None mean none.
    """
    return Cells(name, tuple(names), ((0, most),) * len(names), of, "things")


def grid(
    name: str,
    places: Sequence[str],
    names: Sequence[str],
    most: int = 1,
    of: Callable[[Any], Iterable[Any]] = as_read,
    things: Callable[[Any], Things] = as_read,
) -> Cells:
    """Return a row for each place, with a cell for each thing: the number of copies there, such as dice by colour.

    Args:
        name: a word of the game, such as ``dice``.
        places: the names of the places.
        names: the names of the things, in the order of their numbers.
        most: the most copies of one thing in one place.
        of: returns the contents of each place from what was read: anything hashable, false if the place is empty.
        things: returns the numbers of the things in the contents of a place; -1 and None mean none.
    """
    cells, there = tuple([f"{thing}@{place}" for place in places for thing in names]), len(names)

    def row(lying: Any) -> list[int]:
        return _counted(things(lying), there)

    return Cells(name, cells, ((0, most),) * len(cells), of, "rows", (len(places), there), row)


def _counted(things: Things, there: int) -> list[int]:
    """Return how often each thing occurs."""
    counts = [0] * there
    for thing in things:
        if thing is not None and 0 <= thing < there:
            counts[thing] += 1
    return counts
