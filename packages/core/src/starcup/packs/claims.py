"""Keys, ids and names of what packs bring along: fit to be typed, and each of them that of one thing alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from starcup.kernel.suggest import brief
from starcup.kernel.values import frozen
from starcup.packs.faults import Document, Shown
from starcup.packs.manifest import MOST_NAME
from starcup.packs.rows import Row
from starcup.packs.toml_places import Place

T = TypeVar("T")

KEY = re.compile(r"[a-z][a-z0-9_]*")
"""How a key is written: it stands in choices, which are read word by word and in small letters."""
_ID = re.compile(r"[a-z0-9][a-z0-9_-]*")


@frozen
class Claim:
    """Where something got its name."""

    document: Document
    place: Place

    def __str__(self) -> str:
        file, line = self.document.file, self.document.line(self.place)
        return f"pack {self.document.pack!r} already ({file} line {line})"


class Claims:
    """Who has which name. Of two packs the one that comes later in ``named`` is at fault."""

    def __init__(self, named: Sequence[str]) -> None:
        self._named = named
        self._owner: dict[tuple[str, str], Claim] = {}

    def claim(self, kind: str, name: str, row: Row[T], place: Place, found: str = "", expected: str = "") -> bool:
        """Have a name belong to one thing of its kind; whether it does.

        ``found`` is the name as it is written, ``expected`` what is told if another has it.
        """
        mine = Claim(row.document, (*row.place, *place))
        other = self._owner.setdefault((kind, name), mine)
        if other is mine:
            return True
        if self._named.index(other.document.pack) > self._named.index(mine.document.pack):
            mine, other = other, mine
            self._owner[kind, name] = other
        told = found if isinstance(found, Shown) else brief(found or name)
        mine.document.fault(mine.place, expected or f"a {kind} of a new name", Shown(f"{told}, which is in {other}"))
        return False

    def keyed(self, kind: str, key: str, name: str, row: Row[T], place: Place) -> bool:
        """Check the key and name of something; whether the key is its own."""
        own = self.claim(kind, key, row, (*place, "key"))
        if not _fits(KEY, key):
            expected = f"a key of a-z, 0-9 and _ that begins with a letter, at most {MOST_NAME} of them"
            row.fault((*place, "key"), expected, key if key.isascii() else Shown(ascii(key)), _like(KEY, key))
        if not (name.strip() and name.isprintable() and len(name) <= MOST_NAME):
            expected = f"a name that can be printed in a line, at most {MOST_NAME} characters"
            row.fault((*place, "name"), expected, name)
        return own

    def side(self, key: str, name: str, row: Row[T], place: Place) -> None:
        """Check the key and name of a side of a tile: it is looked up by either, by letters and digits alone."""
        if not self.keyed("face", key, name, row, place):
            return
        by_name = "".join(letter for letter in name.lower() if letter.isalnum())
        by_key = key.replace("_", "")
        for field, letters, written in (("name", by_name, name), ("key", by_key, key)):
            if letters and (field == "name" or by_key != by_name):
                expected = f"a {field} that no other side of a tile goes by"
                self.claim("side", letters, row, (*place, field), written, expected)

    def identified(self, kind: str, name: str, row: Row[T]) -> None:
        """Check the id of something."""
        self.claim(kind, name, row, ("id",))
        if not _fits(_ID, name):
            expected = f"an id of a-z, 0-9, _ and -, at most {MOST_NAME} of them"
            row.fault("id", expected, name, _like(_ID, name))


def _fits(pattern: re.Pattern[str], text: str) -> bool:
    return len(text) <= MOST_NAME and pattern.fullmatch(text) is not None


def _like(pattern: re.Pattern[str], text: str) -> str:
    """What a key or id was perhaps meant to be."""
    near = re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_") if text.isascii() else ""
    return near if _fits(pattern, near) else ""
