"""The cells of an observation that tell what was already named of a set that is answered item by item."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

from starcup import Ruleset
from starcup.features import ArrayField

MOST = 99
"""The largest number of items of a name that is told."""


class TakenItems:
    """How many of each item were named so far; all 0 but while a set is put together.

    Args:
        ruleset: that of the game; items of the same name are the same, whichever choice they belong to.
    """

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
        """Return the field, or nothing if the game has no sets.

        Args:
            start: the first cell.
        """
        if not self.names:
            return ()
        size = self.size
        return (ArrayField("taken", start, (size,), self.names, (0,) * size, (MOST,) * size),)

    def packed(self, items: Iterable[str]) -> bytes:
        """Return the cells as bytes of 16-bit integers.

        Args:
            items: those that were named so far.
        """
        numbers = array("h", self.none)
        for item in items:
            numbers[self._places[item]] += 1
        return numbers.tobytes()
