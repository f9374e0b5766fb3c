"""The cells of an observation for the items already named of a set that is answered item by item."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

from starcup import Ruleset
from starcup.features import ArrayField

MOST = 99
"""The largest count in a cell."""


class TakenItems:
    """The number of each item named so far, by its name; all 0 except while a set is being answered."""

    def __init__(self, ruleset: Ruleset[Any, Any]) -> None:
        domains = [ruleset.domain(kind, "items") for kind in ruleset.choice_kinds if "items" in kind.__annotations__]
        names = dict.fromkeys(str(item) for domain in domains for item in domain or ())
        self.names: tuple[str, ...] = tuple(names)
        self._places = {name: place for place, name in enumerate(self.names)}
        self.none: bytes = bytes(2 * len(self.names))

    @property
    def size(self) -> int:
        """The number of cells."""
        return len(self.names)

    def fields(self, start: int) -> tuple[ArrayField, ...]:
        """Return the field; none if the game has no sets."""
        if not self.names:
            return ()
        size = self.size
        return (ArrayField("taken", start, (size,), self.names, (0,) * size, (MOST,) * size),)

    def packed(self, items: Iterable[str]) -> bytes:
        """Return the cells as bytes of 16-bit integers."""
        numbers = array("h", self.none)
        for item in items:
            numbers[self._places[item]] += 1
        return numbers.tobytes()
