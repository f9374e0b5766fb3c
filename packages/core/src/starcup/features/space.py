"""The feature space of a ruleset: all features by name with their bounds, and a position as numbers in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence
from typing import Any, Generic, TypeVar

from starcup.features.slots import Number, Slot, Things
from starcup.kernel.interning import Made
from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)
Source = tuple[Callable[[TableT, int], object], Made[object, tuple[int, ...]]]
"""The function that reads a slot from a table for a seat, and the rows of what it reads."""
Placed = Callable[[Any], tuple[int, ...]]
"""A function that makes rows of what a slot reads."""


@frozen
class Feature:
    """A feature: its name, and the bounds of its values."""

    name: str
    least: float = 0.0
    most: float = 1.0


Part = tuple[int, float]
"""The number of a feature, and a value that counts towards it."""


class FeatureSpace(Generic[TableT]):
    """The features of a position as one seat sees it.

    A position has *rows*: one for each number, one for each thing in a place. Each row stands for values of some
    features, and the sum over all rows of a position is its vector. Rows are quick to have, a vector is what learners
    want; who keeps a table of what each row comes to need not make the vector.

    Args:
        slots: those of the table and of the viewer's own secrets.
        seat_slots: those of each seat; the viewer's come first (``me.``), then those of the others from his left on
            (``left1.``, ``left2.``, ...).
        seats: the largest number of seats. With fewer players the features of absent seats are 0.

    Attributes:
        features: all features, in order.
        parts: for each row, what it counts towards which features.
    """

    def __init__(self, slots: Iterable[Slot[TableT]], seat_slots: Iterable[Slot[TableT]], seats: int) -> None:
        self.seats = seats
        self.features: list[Feature] = []
        self.parts: list[tuple[Part, ...]] = []
        self._numbers: dict[str, int] = {}
        players = Number[TableT]("players", 1, seats, lambda table, seat: table.players)
        of_table = [self._source("", slot) for slot in (players, *slots)]
        seat_slots = tuple(seat_slots)
        of_seats = [[self._source(f"{seat_name(place)}.", slot) for slot in seat_slots] for place in range(seats)]
        self._sources: list[list[Source[TableT]]] = [of_table + of_seats[0], *of_seats[1:]]

    def __len__(self) -> int:
        return len(self.features)

    def __repr__(self) -> str:
        return f"<FeatureSpace of {len(self)} features, {self.seats} seats>"

    def rows(self, table: TableT, seat: int) -> list[int]:
        """Return the rows of a position, in no order worth relying on.

        Args:
            table: the table, or the view of a seat: both give the same, since slots read only what that seat may see.
            seat: who looks.
        """
        rows: list[int] = []
        players = table.players
        for place, sources in enumerate(self._sources[:players]):
            owner = (seat + place) % players
            for read, known in sources:
                rows += known[read(table, owner)]
        return rows

    def fill(self, table: TableT, seat: int, numbers: MutableSequence[float]) -> None:
        """Write the vector of a position into a sequence, such as an array of numpy.

        Args:
            table: the table, or the view of a seat.
            seat: who looks.
            numbers: as long as there are features.
        """
        for place in range(len(self.features)):
            numbers[place] = 0.0
        for row in self.rows(table, seat):
            for place, value in self.parts[row]:
                numbers[place] += value

    def numbers(self, table: TableT, seat: int) -> list[float]:
        """Return the vector of a position.

        Args:
            table: the table, or the view of a seat.
            seat: who looks.
        """
        numbers = [0.0] * len(self.features)
        self.fill(table, seat, numbers)
        return numbers

    def _feature(self, name: str, least: float, most: float) -> int:
        number = self._numbers.setdefault(name, len(self.features))
        if number == len(self.features):
            self.features.append(Feature(name, least, most))
        return number

    def _source(self, prefix: str, slot: Slot[TableT]) -> Source[TableT]:
        """Make the features and rows of a slot; return where those of a position come from."""
        return slot.read, Made(self._number(prefix, slot) if isinstance(slot, Number) else self._things(prefix, slot))

    def _number(self, prefix: str, slot: Number[TableT]) -> Placed:
        least, most, steps = slot.least, slot.most, slot.steps
        base = len(self.parts) - least
        features = [self._feature(f"{prefix}{slot.name}>={step}", 0.0, 1.0) for step in steps]
        for value in range(least, most + 1):
            reached = zip(features, steps, strict=True)
            self.parts.append(tuple([(feature, 1.0) for feature, step in reached if value >= step]))
        return lambda value: (base + max(least, min(most, value)),)

    def _things(self, prefix: str, slot: Things[TableT]) -> Placed:
        first, most = len(self.parts), float(slot.most)
        bounds: dict[str, tuple[float, float]] = {}
        for traits in slot.traits:
            for name, value in traits.items():
                low, high = bounds.get(name, (0.0, 0.0))
                bounds[name] = min(low, value), max(high, value)
        named = [self._feature(f"{prefix}{slot.name}:{name}", 0.0, most) for name in slot.names]
        traited = {
            name: self._feature(f"{prefix}{slot.name}~{name}", low * most, high * most)
            for name, (low, high) in sorted(bounds.items())
        }
        for number, feature in enumerate(named):
            traits = slot.traits[number] if slot.traits else {}
            self.parts.append(((feature, 1.0), *[(traited[name], value) for name, value in traits.items()]))
        there = len(slot.names)
        return lambda things: tuple([first + thing for thing in things if thing is not None and 0 <= thing < there])


def seat_name(place: int) -> str:
    """Return the name of a seat as the viewer sees it: ``me``, or ``left1`` and so on.

    >>> seat_name(0), seat_name(2)
    ('me', 'left2')
    """
    return f"left{place}" if place else "me"
