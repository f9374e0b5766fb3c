"""Checks of the keys, ids and names in packs: each is easy to type and belongs to one thing only."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from starcup.kernel.suggest import brief
from starcup.kernel.values import frozen
from starcup.packs.faults import Document, Row, Unquoted
from starcup.packs.manifest import MOST_NAME
from starcup.packs.toml_places import DataPath

T = TypeVar("T")

KEY = re.compile(r"[a-z][a-z0-9_]*")
"""The spelling of keys: they are words of choices, which are read in lower case."""
_ID = re.compile(r"[a-z0-9][a-z0-9_-]*")


@frozen
class Claim:
    """The place where a thing gets its name."""

    document: Document
    place: DataPath

    def __str__(self) -> str:
        file, line = self.document.file, self.document.line(self.place)
        return f"pack {self.document.pack!r} already ({file} line {line})"


class Claims:
    """A register of names and the things that have them.

    If two packs claim a name, the fault is noted for the one that comes later in ``named``.
    """

    def __init__(self, named: Sequence[str]) -> None:
        self._named = named
        self._owner: dict[tuple[str, str], Claim] = {}

    def claim(self, kind: str, name: str, row: Row[T], place: DataPath, found: str = "", expected: str = "") -> bool:
        """Claim a name for a thing of some kind; return whether it was free, else note a fault.

        Args:
            kind: what is named, such as ``card``; each kind has names of its own.
            name: the name to claim, in the form in which names are compared.
            row: the entry of the file with the thing.
            place: the fields that lead to the name within the entry.
            found: the name as it is written, if that differs.
            expected: what the fault says was expected; empty: a new name.
        """
        mine = Claim(row.document, (*row.place, *place))
        other = self._owner.setdefault((kind, name), mine)
        if other is mine:
            return True
        if self._named.index(other.document.pack) > self._named.index(mine.document.pack):
            mine, other = other, mine
            self._owner[kind, name] = other
        written = found if isinstance(found, Unquoted) else brief(found or name)
        article = "an" if kind[0] in "aeiou" else "a"
        mine.document.fault(
            mine.place, expected or f"{article} {kind} of a new name", Unquoted(f"{written}, which is in {other}")
        )
        return False

    def keyed(self, kind: str, key: str, name: str, row: Row[T], place: DataPath) -> bool:
        """Check the key and name of a thing; return whether the key was free.

        Args:
            kind: what has the key, such as ``card``.
            key: the key, by which files and programs name it.
            name: the name that people read.
            row: the entry of the file with the thing.
            place: the fields that lead to the table with ``key`` and ``name``.
        """
        own = self.claim(kind, key, row, (*place, "key"))
        if not _fits(KEY, key):
            expected = f"a key of a-z, 0-9 and _ that begins with a letter, at most {MOST_NAME} of them"
            row.fault((*place, "key"), expected, key if key.isascii() else Unquoted(ascii(key)), _like(KEY, key))
        if not (name.strip() and name.isprintable() and len(name) <= MOST_NAME):
            expected = f"a name that can be printed in a line, at most {MOST_NAME} characters"
            row.fault((*place, "name"), expected, name)
        return own

    def side(self, key: str, name: str, row: Row[T], place: DataPath, kind: str = "face") -> None:
        """Check the key and name of a side of a piece, which is found by either one, by letters and digits only.

        Args:
            key: the key of the side.
            name: the name that people read.
            row: the entry of the file with the piece.
            place: the fields that lead to the table with ``key`` and ``name``.
            kind: a name for it: ``face`` for a side of a tile.
        """
        if not self.keyed(kind, key, name, row, place):
            return
        by_name = "".join(letter for letter in name.lower() if letter.isalnum())
        by_key = key.replace("_", "")
        for field, letters, written in (("name", by_name, name), ("key", by_key, key)):
            if letters and (field == "name" or by_key != by_name):
                expected = f"a {field} that no other {'side of a tile' if kind == 'face' else kind} goes by"
                self.claim("side", letters, row, (*place, field), written, expected)

    def identified(self, kind: str, name: str, row: Row[T]) -> None:
        """Check the id of a thing.

        Args:
            kind: what has the id, such as ``tile``.
            name: the id.
            row: the entry of the file with the thing, whose field is ``id``.
        """
        self.claim(kind, name, row, ("id",))
        if not _fits(_ID, name):
            expected = f"an id of a-z, 0-9, _ and -, at most {MOST_NAME} of them"
            row.fault("id", expected, name, _like(_ID, name))


def _fits(pattern: re.Pattern[str], text: str) -> bool:
    return len(text) <= MOST_NAME and pattern.fullmatch(text) is not None


def _like(pattern: re.Pattern[str], text: str) -> str:
    """Return the valid key or id nearest to a wrong one; empty if there is none."""
    near = re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_") if text.isascii() else ""
    return near if _fits(pattern, near) else ""
