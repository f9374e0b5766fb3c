"""A scanner for the lines of all keys and list elements in a TOML file.

``tomllib`` gives the line of a syntax error, but not the lines of values. No
library that keeps positions is maintained and light enough to load with every
game, so this scanner finds them, only for error messages. The text is known to
be valid TOML, so that the scanner need not check it.
"""

from __future__ import annotations

import re
import tomllib

DataPath = tuple[str | int, ...]
"""The path to a value: keys of tables, and positions in lists from 0."""

_BLANK = re.compile(r"(?:\s|#[^\n]*)*")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}(?!")'
    r"|'''.*?'{3,5}(?!')"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^\s,\]}#]+(?: \d\d:[^\s,\]}#]+)?")


def places(text: str) -> dict[DataPath, int]:
    """Return the line, from 1, of each key and element of a text that ``tomllib`` has read.

    >>> for place, line in places('[a]\\nb = [1,\\n  { c = 2 }]\\n[[d]]\\ne = 1').items():
    ...     print(line, place)
    1 ('a',)
    2 ('a', 'b')
    2 ('a', 'b', 0)
    3 ('a', 'b', 1)
    3 ('a', 'b', 1, 'c')
    4 ('d', 0)
    5 ('d', 0, 'e')
    """
    scanner = _Scanner(text)
    scanner.scan()
    return scanner.found


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[DataPath, int] = {}
        self.tables: dict[DataPath, int] = {}

    def scan(self) -> None:
        table: DataPath = ()
        while self._blank():
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _blank(self) -> bool:
        """Skip blanks and comments; return whether any text is left."""
        match = _BLANK.match(self.text, self.at)
        assert match is not None
        self.at = match.end()
        return self.at < len(self.text)

    def _note(self, place: DataPath, start: int) -> None:
        self.found.setdefault(place, self.text.count("\n", 0, start) + 1)

    def _header(self) -> DataPath:
        start, several = self.at, self.text.startswith("[[", self.at)
        self.at += 1 + several
        key = self._key()
        self.at = self.text.index("]", self.at) + 1 + several
        place: DataPath = ()
        for index, part in enumerate(key):
            place = (*place, part)
            if several and index == len(key) - 1:
                self.tables[place] = self.tables.get(place, 0) + 1
            if place in self.tables:
                place = (*place, self.tables[place] - 1)
        self._note(place, start)
        return place

    def _key(self) -> tuple[str, ...]:
        parts: list[str] = []
        while True:
            self._blank()
            match = _STRING.match(self.text, self.at) or _BARE.match(self.text, self.at)
            assert match is not None
            self.at = match.end()
            written = match[0]
            parts.append(tomllib.loads(f"key = {written}")["key"] if written[0] in "\"'" else written)
            self._blank()
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def _pair(self, table: DataPath) -> None:
        start = self.at
        place = table
        for part in self._key():
            place = (*place, part)
            self._note(place, start)
        self.at += 1  # the equals sign
        self._value(place)

    def _value(self, place: DataPath) -> None:
        self._blank()
        opening = self.text[self.at]
        if opening in "[{":
            self.at += 1
            number = 0
            while self._blank() and self.text[self.at] not in "]}":
                if opening == "{":
                    self._pair(place)
                else:
                    self._note((*place, number), self.at)
                    self._value((*place, number))
                    number += 1
                self._blank()
                if self.text[self.at] == ",":
                    self.at += 1
            self.at += 1
        else:
            match = _STRING.match(self.text, self.at) or _SCALAR.match(self.text, self.at)
            assert match is not None
            self.at = match.end()
