"""Patterns of keys: what choices touch on a scene, and what events move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from string import Formatter
from typing import cast

from attrs import frozen

from starcup.scene.lookup import Lookup
from starcup.scene.parts import Move, Touches


def filled(pattern: str, thing: object, seat: int | None = None) -> tuple[str, ...]:
    """Return a pattern with the fields of an object in the place of ``{name}``; several if a field holds several.

    >>> filled("seat-{seat}.hand", object(), 2)
    ('seat-2.hand',)
    """
    texts = [""]
    for literal, name in _parsed(pattern):
        texts = [text + literal for text in texts]
        if name is not None:
            value = getattr(thing, name, seat)
            values = [part for part in value if part is not None] if isinstance(value, tuple | list) else [value]
            texts = [f"{text}{part}" for text in texts for part in values]
    return tuple(texts)


@lru_cache(maxsize=1 << 10)
def _parsed(pattern: str) -> tuple[tuple[str, str | None], ...]:
    return tuple([(literal, name) for literal, name, _, _ in Formatter().parse(pattern)])


@frozen
class Reach:
    """The things that choices of a class touch: keys with ``{name}`` for the choice's fields.

    A key is that of a space or piece on the scene, of a piece in the catalogue, or ``SPACE/ENTRY`` for a piece in a
    space; ``{seat}`` is whoever chooses.

    Args:
        take: the pieces that are taken.
        to: the place or piece that they go to.
        by: the pieces that it is done with.
    """

    take: str | tuple[str, ...] = ()
    to: str = ""
    by: str | tuple[str, ...] = ()

    def touches(self, choice: object, seat: int, lookup: Lookup) -> Touches:
        """Return what a choice touches on a scene.

        Args:
            choice: of the class.
            seat: who chooses.
            lookup: finds the things.
        """
        to = _found(self.to, choice, seat, lookup)
        return Touches(
            _found(self.take, choice, seat, lookup), to[0] if to else "", _found(self.by, choice, seat, lookup)
        )


def _found(patterns: str | tuple[str, ...], choice: object, seat: int, lookup: Lookup) -> tuple[str, ...]:
    if not patterns:
        return ()
    keys: list[str] = []
    for pattern in (patterns,) if isinstance(patterns, str) else patterns:
        references = filled(pattern, choice, seat)
        for reference in dict.fromkeys(references):
            keys += lookup.find(reference, references.count(reference))
    return tuple(dict.fromkeys(keys))


@frozen
class Path:
    """The way of the pieces that events of a class move: their kind and entry, and the keys of two places.

    Entry and places have ``{name}`` for the event's fields; of a field with several values each is a piece that moves.

    Args:
        kind: the kind of the pieces.
        entry: its pattern; empty if the viewer does not see which pieces they are.
        start: the pattern of the place where they were; empty if they came from outside.
        to: the pattern of the place where they are; empty if they left.
        count: the name of the field that says how many they are; empty for one each.
    """

    kind: str
    entry: str = ""
    start: str = ""
    to: str = ""
    count: str = ""

    def moves(self, event: object, entry_of: Callable[[str, int | str], str]) -> Iterator[Move]:
        """Return the moves of an event.

        Args:
            event: of the class.
            entry_of: returns the key in the catalogue for a kind of piece and the value of a field.
        """
        count = int(getattr(event, self.count)) if self.count else 1
        start, to = (next(iter(filled(pattern, event)), "") for pattern in (self.start, self.to))
        entries = [entry_of(self.kind, value) for value in self._values(event)] if self.entry else [""]
        for entry in dict.fromkeys(entries):
            if number := count * entries.count(entry):
                yield Move(self.kind, entry, start, to, number)

    def _values(self, event: object) -> tuple[int | str, ...]:
        """Return the values of the field that ``entry`` consists of, or the texts that it makes with several."""
        (literal, name), *more = _parsed(self.entry)
        values: object = None if literal or more or name is None else getattr(event, name, None)
        if values is None:
            return filled(self.entry, event)
        return values if isinstance(values, tuple) else (cast("int | str", values),)
