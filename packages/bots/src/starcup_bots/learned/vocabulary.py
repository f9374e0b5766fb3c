"""The words that a net knows choices by: what is asked, fields and their values, and what pieces do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from attrs import fields

from starcup import Choice, Items
from starcup.features import AnyFeatures
from starcup.making import interned

Word = tuple[str, float]
"""A word, and how much of it there is."""
_PARTS = re.compile(r"[@.]")
MOST_SEEN = 20_000
"""The number of choices of a kind of question that are looked up without being read."""


class Vocabulary:
    """The *units* of a ruleset: candidates as numbers, each of which stands for its ``words``.

    A whole choice is a unit, so is an item of a set, and the end of a set. Units of pieces share words by what these
    do: a net that never saw a piece knows something about it.
    """

    def __init__(self, features: AnyFeatures) -> None:
        self._traits: Mapping[str, Mapping[str, float]] = features.pieces
        self._units: dict[str, int] = {}
        self._seen: dict[str, dict[Choice, int]] = {}
        self.words: list[tuple[Word, ...]] = []

    def __len__(self) -> int:
        return len(self.words)

    @property
    def keys(self) -> tuple[str, ...]:
        """The name of each unit: by it the same unit of another vocabulary is known."""
        return tuple(self._units)

    def choice(self, kind: str, choice: Choice) -> int:
        """Return the unit of a choice."""
        seen = self._seen.setdefault(kind, {})
        unit = seen.get(choice)
        if unit is None:
            if len(seen) > MOST_SEEN:
                seen.clear()
            unit = seen[choice] = self.add(f"{kind} {choice.text}", lambda: self._of_choice(kind, choice))
        return unit

    def item(self, kind: str, item: str) -> int:
        """Return the unit of an item that may be added to a set."""
        return self.add(f"{kind} + {item}", lambda: [(f"{kind}+", 1.0), *self._of_value(f"{kind}+", "items", item)])

    def end(self, kind: str, number: int) -> int:
        """Return the unit for a set that is whole."""
        return self.add(f"{kind} end {number}", lambda: [(f"{kind} end", 1.0), (f"{kind} end {number}", 1.0)])

    def add(self, key: str, words: Callable[[], Iterable[Word]]) -> int:
        """Return the unit of a name; a new one has the words that a function returns."""
        unit = self._units.get(key)
        if unit is None:
            unit = self._units[key] = len(self.words)
            amounts: dict[str, float] = {}
            for word, amount in words():
                amounts[word] = amounts.get(word, 0.0) + amount
            self.words.append(tuple(amounts.items()))
        return unit

    def _of_choice(self, kind: str, choice: Choice) -> Iterable[Word]:
        head = f"{kind}/{choice.pattern}"
        yield head, 1.0
        for name in _names(type(choice)):
            yield from self._of_value(head, name, str(getattr(choice, name)))
        items: Items | None = getattr(choice, "items", None)
        if items is not None:
            yield f"{head}#{len(items)}", 1.0
            for item in items:
                yield from self._of_value(head, "items", item)

    def _of_value(self, head: str, name: str, value: str) -> Iterable[Word]:
        """Return the words of a value of a field: itself, its parts, and what the pieces do that it names."""
        yield f"{head}.{name}={value}", 1.0
        parts = _PARTS.split(value)
        for number, part in enumerate(parts):
            if len(parts) > 1:
                yield f"{head}.{name}.{number}={part}", 1.0
            for trait, amount in self._traits.get(part, {}).items():
                yield f"{head}.{name}~{trait}", amount
                yield f"{name}~{trait}", amount


@interned
def _names(kind: type) -> tuple[str, ...]:
    return tuple(attribute.name for attribute in fields(kind) if attribute.name != "items")
