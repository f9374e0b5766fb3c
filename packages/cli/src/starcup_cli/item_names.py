"""Names of items that people pick: by number, key or name, several in a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from starcup import Items
from starcup.words import Words
from starcup_cli.answering import normalise

ALL = "all"
"""The word for all items of a question."""
MOST_WORDS = 8
"""The most words that a name of an item has."""
TIMES = re.compile(r"x([1-9]\d?)")
"""The suffix of a name that is meant several times: ``home x2``."""


class Misnamed(Exception):
    """An error: a word stands for nothing that can be chosen."""


class ItemNames:
    """The numbers and names of the items of one question."""

    def __init__(self, offered: Items, words: Words) -> None:
        self.offered = offered
        self._named = _names_of(offered, words)
        self._fillers = words.fillers

    def read(self, text: str) -> Items:
        """Return the items that numbers and names stand for."""
        words, found = text.replace(",", " ").split(), list[str]()
        while words:
            times = TIMES.fullmatch(words[0])
            if times and found:
                found += [found[-1]] * (int(times[1]) - 1)
            elif not (words[0] in self._fillers and found):
                item, length = self._first(words)
                found.append(item)
                words = words[length - 1 :]
            words = words[1:]
        if not found:
            raise Misnamed("Nothing is named")
        return tuple(found)

    def _first(self, words: Sequence[str]) -> tuple[str, int]:
        """Return the item that the first words stand for, and the number of these words."""
        if not words:
            raise Misnamed("Nothing is named")
        if words[0].isascii() and words[0].isdigit():
            number = int(words[0][:9])
            if not 1 <= number <= len(self.offered):
                raise Misnamed(f"There is no {words[0]}")
            return self.offered[number - 1], 1
        for length in range(min(MOST_WORDS, len(words)), 0, -1):
            item = self._named.get(" ".join(words[:length]))
            if item is not None:
                return item, length
        raise Misnamed(f"{words[0]!r} is not to be chosen here")

    def begin(self, text: str) -> bool:
        """Return whether a text begins with a number or a name, so that items are meant."""
        words = text.removeprefix("-").replace(",", " ").split()
        try:
            self._first(words[:MOST_WORDS])
        except Misnamed:
            return bool(words) and words[0].isascii() and words[0].isdigit()
        return True


def _names_of(offered: Iterable[str], words: Words) -> dict[str, str]:
    """Return the names of each item: its key or its names, and a short name if no other item has it."""
    found: dict[str, str] = {}
    loose: dict[str, set[str]] = {}
    for item in offered:
        for name in (words.item(item), *words.item_names(item)):
            found[normalise(name.replace(",", " "))] = item
        for name in words.item_short_names(item):
            loose.setdefault(normalise(name), set()).add(item)
        found[item] = item
    for name, items in loose.items():
        if len(items) == 1:
            found.setdefault(name, next(iter(items)))
    return found
