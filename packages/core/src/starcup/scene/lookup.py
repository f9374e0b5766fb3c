"""Finds the spaces and pieces of a scene that choices and events speak of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from attrs import evolve

from starcup.scene.parts import Piece, Space


def numbered(spaces: Sequence[Space]) -> tuple[Space, ...]:
    """Return spaces in which no two pieces have the same key: further ones get ``~2``, ``~3``."""
    counts: dict[str, int] = defaultdict(int)

    def once(piece: Piece) -> Piece:
        counts[piece.key] += 1
        number = counts[piece.key]
        return piece if number == 1 else evolve(piece, key=f"{piece.key}~{number}")

    def inside(space: Space) -> Space:
        pieces = tuple([once(piece) for piece in space.pieces])
        within = tuple([inside(part) for part in space.spaces])
        same = all(map(_is, pieces, space.pieces)) and all(map(_is, within, space.spaces))
        return space if same else evolve(space, pieces=pieces, spaces=within)

    return tuple([inside(space) for space in spaces])


def _is(one: object, other: object) -> bool:
    return one is other


class Lookup:
    """The pieces and spaces of a table, by what choices call them.

    Args:
        spaces: the table.
        seat: whose pieces are meant where several are called the same.
    """

    def __init__(self, spaces: Sequence[Space], seat: int | None) -> None:
        self._keys: set[str] = set()
        self._pieces: dict[str, list[tuple[bool, str, Piece]]] = defaultdict(list)
        for space in (inner for outer in spaces for inner in outer.walk()):
            self._keys.add(space.key)
            for piece in space.pieces:
                self._keys.add(piece.key)
                if piece.entry:
                    self._pieces[piece.entry].append((space.owner == seat, space.key, piece))

    def find(self, reference: str, most: int = 1) -> tuple[str, ...]:
        """Return the keys that a reference means; the viewer's own if there are several, none if nothing is called so.

        Args:
            reference: the key of a space or piece, the key of a piece in the catalogue, or ``SPACE/ENTRY`` for a piece
                in a space or within it.
            most: how many are meant.
        """
        if reference in self._keys:
            return (reference,)
        where, _, entry = reference.rpartition("/")
        rows = self._pieces.get(entry, ())
        if where:
            rows = [row for row in rows if row[1] == where or row[1].startswith(f"{where}.")]
        keys: list[str] = []
        for _, _, piece in [row for row in rows if row[0]] or rows:
            if most <= 0:
                break
            keys.append(piece.key)
            most -= piece.count
        return tuple(keys)
