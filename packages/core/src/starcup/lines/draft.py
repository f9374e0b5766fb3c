"""Picks several items in any order, by numbers and names, and tells what they are so far."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from starcup.kernel.choices import NO_ITEMS, Items
from starcup.kernel.errors import StarcupError
from starcup.kernel.messages import Arg, Message
from starcup.lines.reading import FILLERS, LEAST, plain_words
from starcup.messages import Language
from starcup.scene import Item, Pick

ALL = "starcup-draft-all"
"""The words for everything that is on offer."""
TIMES = re.compile(r"x([1-9]\d?)")
"""The suffix of a name that is meant several times: ``home x2``."""
MOST_WORDS = 8
SEVERAL = 97
"""A number that no name has."""


class Misnamed(StarcupError):
    """The error that a typed line names no items, or they can't be picked; ``reason`` says why."""

    def __init__(self, name: str, /, **args: Arg) -> None:
        super().__init__(name)
        self.reason: Message = Message(name, **args)


class Draft:
    """Items that are being picked: ``items``, in the order named; None before anything is.

    Args:
        pick: what is on offer.
        languages: those in which names are understood.
        accept: returns the text of the choice of some items, None if they are no answer; as it comes, any as many as
            the pick asks for.
    """

    def __init__(
        self, pick: Pick, languages: Sequence[Language], accept: Callable[[Items], str | None] | None = None
    ) -> None:
        self.pick = pick
        self.items: Items | None = None
        self.offered: Items = tuple(item.item for item in pick.items)
        self._accept = accept
        self._titles: dict[str, Item] = {item.item: item for item in pick.items}
        self._fillers, self._all_of_them = (
            {word for language in languages for word in plain_words(language.text(Message(name)))}
            for name in (FILLERS, ALL)
        )
        self._names: dict[str, list[list[str]]] = {}
        for item in pick.items:
            texts = [item.item, *(language.text(item.title) for language in languages)]
            names = [*map(plain_words, texts), *(_plural(item.title, language) for language in languages)]
            self._names[item.item] = list({tuple(name): name for name in names}.values())

    @property
    def choice(self) -> str:
        """The text of the choice of the items picked so far; empty if they are no answer yet."""
        return self.text(self.items or ())

    def text(self, items: Items) -> str:
        """Return the text of the choice of some items; empty if they are no answer.

        Args:
            items: as choices spell them.
        """
        if self._accept is not None:
            return self._accept(items) or ""
        fits = self.pick.least <= len(items) <= self.pick.most and not self._too_often(items)
        return f"{self.pick.text} {' '.join(items) or NO_ITEMS}" if fits else ""

    def told(self, items: Items) -> tuple[Message, ...]:
        """Return the titles of items.

        Args:
            items: as choices spell them.
        """
        return tuple(self._titles[item].title for item in items)

    def read(self, line: str) -> Items:
        """Return the items that numbers and names in a line stand for.

        Args:
            line: what was typed.

        Raises:
            Misnamed: it names something else, or several items fit a name.
        """
        bare = line.lower().removeprefix(f"{self.pick.text} ").strip()
        words, items = plain_words(bare), list[str]()
        if len(words) == 1 and words[0] in self._all_of_them:
            return self._all()
        while words:
            times = TIMES.fullmatch(words[0])
            if times and items:
                items += [items[-1]] * (int(times[1]) - 1)
                words = words[1:]
            elif words[0] in self._fillers and items:
                words = words[1:]
            else:
                item, length = self._first(words)
                items.append(item)
                words = words[length:]
        if not items:
            raise Misnamed("starcup-draft-nothing-named")
        return tuple(items)

    def begins(self, line: str) -> bool:
        """Return whether a line begins with a number or a name, so that items are meant.

        Args:
            line: what was typed.
        """
        words = plain_words(line.lower().removeprefix(f"{self.pick.text} "))
        try:
            self._first(words)
        except Misnamed as error:
            return error.reason.id in ("starcup-draft-no-number", "starcup-draft-several")
        return True

    def _all(self) -> Items:
        if any(item.together is not None for item in self.pick.items):
            raise Misnamed("starcup-draft-nothing-named")
        return tuple(item.item for item in self.pick.items for _ in range(item.count))

    def _first(self, words: Sequence[str]) -> tuple[str, int]:
        """Return the item that the first words stand for, and the number of these words."""
        if not words:
            raise Misnamed("starcup-draft-nothing-named")
        if words[0].isascii() and words[0].isdigit():
            number = int(words[0][:9])
            if not 1 <= number <= len(self.offered):
                raise Misnamed("starcup-draft-no-number", number=number, most=len(self.offered))
            return self.offered[number - 1], 1
        several: list[str] = []
        for length in range(min(MOST_WORDS, len(words)), 0, -1):
            typed = list(words[:length])
            whole = [item for item, names in self._names.items() if typed in names]
            fitting = whole or [item for item, names in self._names.items() if any(_has(name, typed) for name in names)]
            if not fitting:
                begun = [item for item, names in self._names.items() if any(_has(name, typed, 1) for name in names)]
                fitting = begun if len(begun) == 1 else []
            if len(fitting) == 1:
                return fitting[0], length
            several = several or fitting
        if several:
            numbers = tuple(self.offered.index(item) + 1 for item in several)
            raise Misnamed("starcup-draft-several", name=words[0], numbers=numbers)
        raise Misnamed("starcup-draft-unknown", name=words[0])

    def _too_often(self, items: Items) -> str:
        """Return an item that is named more often than it is there; empty if none is."""
        return next((item for item, count in Counter(items).items() if count > self._titles[item].count), "")

    def add(self, items: Items) -> None:
        """Add items to those picked; as many as are asked for replace them, another side replaces the first.

        Args:
            items: those to add.

        Raises:
            Misnamed: they are too many, or not there so often.
        """
        before = self.items or ()
        sides = {self._titles[item].together for item in items} - {None}
        if sides:
            if len({self._titles[item].together for item in items}) < len(items):
                raise Misnamed("starcup-draft-twice", of=self.told(items))
            others = tuple(item for item in before if self._titles[item].together not in sides)
            self.items = (*others, *items)
            return
        single = {item.item for item in self.pick.items if item.count == 1}
        together = (*before, *(item for item in items if item not in single or item not in before))
        for candidate in (together, items):
            replaces = candidate is together or (self.pick.least == self.pick.most and self.text(items))
            if replaces and len(candidate) <= self.pick.most and not self._too_often(candidate):
                self.items = candidate
                return
        often = self._too_often(items) or self._too_often(together)
        if often:
            item = self._titles[often]
            raise Misnamed("starcup-draft-not-so-often", thing=item.title, count=item.count)
        raise Misnamed("starcup-draft-too-many", count=len(together), most=self.pick.most)

    def take_out(self, items: Items) -> None:
        """Take items out of those picked.

        Args:
            items: those to take out.

        Raises:
            Misnamed: one is not picked.
        """
        left = list(self.items or ())
        for item in items:
            if item not in left:
                raise Misnamed("starcup-draft-not-picked", thing=self._titles[item].title)
            left.remove(item)
        self.items = tuple(left)


def _plural(title: Message, language: Language) -> list[str]:
    """Return the words of a name as it stands behind a number; before one in English, where it doesn't change."""
    counted = language.text(Message("starcup-counted", thing=title, count=SEVERAL))
    return [word for word in plain_words(counted) if word.lstrip("x") != str(SEVERAL)]


def _has(name: Sequence[str], typed_words: Sequence[str], least: int = LEAST) -> bool:
    """Return whether words stand somewhere in a name, the last one perhaps only begun."""
    for start in range(len(name) - len(typed_words) + 1):
        part = name[start : start + len(typed_words)]
        last, typed = part[-1], typed_words[-1]
        if part[:-1] == list(typed_words[:-1]) and (last == typed or (len(typed) >= least and last.startswith(typed))):
            return True
    return False
