"""Cells: the fields of arrays by their kinds: amounts, one of some things, a bag of things, things in places."""

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
    """Return a value as it was read."""
    return value


@frozen
class Cells:
    """A field of arrays: some cells, each with a whole number between bounds; beyond them it counts as the bound.

    The functions :func:`amount`, :func:`amounts`, :func:`one_hot`, :func:`bag` and :func:`grid` make those of the usual
    kinds.

    Args:
        name: a word of the game, such as ``hand``.
        names: of the cells.
        bounds: the least and the greatest value of each cell.
        of: returns what the cells hold, from what was read for them.
        form: what that is: the ``number`` of the only cell, or the ``numbers`` of all; a ``thing`` or ``things``, each
            of which counts 1 in the cell of its number, where None and -1 stand for none; or what is in each of the
            ``rows``, hashable, and false for a row of zeros.
        shape: the shape of the array; empty: one row.
        row: returns the values of the cells of a row, of what is in it.
    """

    name: str
    names: tuple[str, ...] = field(repr=False)
    bounds: tuple[Bounds, ...] = field(repr=False)
    of: Callable[[Any], Any] = field(repr=False)
    form: Form = field(default="numbers", repr=False)
    shape: tuple[int, ...] = ()
    row: Callable[[Any], Sequence[int]] = field(default=as_read, repr=False)

    def values(self, read: Any) -> Sequence[int]:
        """Return the values of the cells, not held to their bounds.

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
    """Cells that are read from the table together, which is quicker than one field after the other.

    Args:
        cells: the fields.
        read: a function ``(table, seat) -> what the fields are made from``.
        of: returns of what was read a tuple of what each field is made from, in the order of the fields; by default
            it is that tuple.
        kept: whether what was made is kept, and looked up when the same is read again; then it has to be hashable. That
            is quicker for what changes seldom, such as a tableau.
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
        of: returns the number, from what was read; by default that is the number.
    """
    return Cells(name, (name,), ((least, most),), of, "number")


def amounts(name: str, each: Mapping[str, Bounds], of: Callable[[Any], Iterable[int]] = as_read) -> Cells:
    """Return a cell for each of several numbers.

    Args:
        name: a word of the game, such as ``resources``.
        each: the bounds of each number, by its name.
        of: returns the numbers in that order, from what was read.
    """
    return Cells(name, tuple(each), tuple(each.values()), of)


def one_hot(name: str, names: Sequence[str], of: Callable[[Any], int | None] = as_read) -> Cells:
    """Return a cell for each of some things: 1 for the one that it is, else 0.

    Args:
        name: a word of the game, such as ``phase``.
        names: of the things, in the order of their numbers.
        of: returns the number of the thing, from what was read; -1 and None stand for none.
    """
    return Cells(name, tuple(names), ((0, 1),) * len(names), of, "thing")


def bag(name: str, names: Sequence[str], most: int = 1, of: Callable[[Any], Things] = as_read) -> Cells:
    """Return a cell for each of some things: how many of it there are.

    With at most one of each thing these are flags. Which cards of a tableau have a good is a bag of cards, beside the
    bag of those in the tableau.

    Args:
        name: a word of the game, such as ``hand``.
        names: of the things, in the order of their numbers.
        most: how many there can be of one thing.
        of: returns the numbers of the things, from what was read; -1 and None stand for none.
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
    """Return a row for each place and in it a cell for each thing: how many of it lie there, such as dice by colour.

    Args:
        name: a word of the game, such as ``dice``.
        places: their names.
        names: of the things, in the order of their numbers.
        most: how many there can be of one thing in one place.
        of: returns what lies in each place, from what was read: anything hashable, false if nothing lies there.
        things: returns the numbers of the things of which something in a place consists; -1 and None stand for none.
    """
    cells, there = tuple([f"{thing}@{place}" for place in places for thing in names]), len(names)

    def row(lying: Any) -> list[int]:
        return _counted(things(lying), there)

    return Cells(name, cells, ((0, most),) * len(cells), of, "rows", (len(places), there), row)


def _counted(things: Things, there: int) -> list[int]:
    """Return how often each of the things from 0 on occurs."""
    counts = [0] * there
    for thing in things:
        if thing is not None and 0 <= thing < there:
            counts[thing] += 1
    return counts
