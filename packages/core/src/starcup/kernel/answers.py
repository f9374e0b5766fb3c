"""Answers of several items: the legal choices of a question that asks for a set, or an arrangement, of items.

There may be tens of thousands of sets, so they are never listed: :class:`Answers` are sequences that count their
choices, find them by number and test membership. Each set occurs once, in canonical order; answers may name its items
in any order.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from sys import maxsize
from typing import SupportsIndex, overload

from starcup.kernel.arguments import is_kind, texts_of
from starcup.kernel.choices import NO_ITEMS, Choice, Items, normalise
from starcup.kernel.errors import IllegalChoice, StarcupError
from starcup.kernel.messages import NOTHING, REFUSAL, Arg, Message

Make = Callable[[Items], Choice]
"""A function that makes a choice from items in canonical order."""

MOST_MET = 64
"""The most choices that a question caches."""


class Misfit(StarcupError):
    """The error that some items are not an answer to a question.

    ``code`` is ``not-offered``, ``too-few``, ``too-many`` or ``twice``; ``item`` is the wrong item, or empty if no
    single item is wrong; ``reason`` is the sentence as a message. The step that asks adds the rule to the refusal.
    """

    def __init__(self, code: str, reason: Message, item: str = "") -> None:
        super().__init__(code, reason, item)
        self.code = code
        self.reason: Message = reason
        self.item = item

    def __str__(self) -> str:
        return str(self.reason)


class Answers(Sequence[Choice]):
    """The legal choices of a question that takes several items at once, as a sequence that is never listed.

    ``make`` makes a choice from items in canonical order; choices should be interned, so that equal ones are identical.
    ``size`` is the number of choices. ``len`` is at most ``sys.maxsize``, though there are more ways to place 20 tiles.
    """

    __slots__ = ("_last", "_length", "_met", "_size", "make")

    def __init__(self, make: Make, size: int) -> None:
        self.make: Make = make
        self._size = size
        self._length = min(size, maxsize)
        self._last: Choice | None = None
        self._met: dict[int, Choice] | None = None

    def __len__(self) -> int:
        return self._length

    def __repr__(self) -> str:
        return f"<{self._size} choices, {self.prefix!r} of {', '.join(self.offered) or NO_ITEMS}>"

    @overload
    def __getitem__(self, index: SupportsIndex) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Choice, ...]: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Choice | tuple[Choice, ...]:
        if type(index) is not int or not 0 <= index < self._size:
            if isinstance(index, slice):
                return tuple(self.make(self._items(number)) for number in range(self._size)[index])
            index = range(self._size)[index]
        met = self._met
        if met is None:
            if self._last is None:
                self._last = self.make(self._items(index))
                return self._last
            met = self._met = {}  # the same question may be asked many times
        choice = met.get(index)
        if choice is None:
            choice = self.make(self._items(index))
            if len(met) < MOST_MET:
                met[index] = choice
        self._last = choice
        return choice

    def __iter__(self) -> Iterator[Choice]:
        return (self.make(self._items(number)) for number in range(self._size))

    def __contains__(self, choice: object) -> bool:
        """Return whether a choice is among these, with its items in canonical order."""
        if choice is self._last and choice is not None:
            return True
        items = getattr(choice, "items", None)
        if not isinstance(choice, Choice) or not isinstance(items, tuple):
            return False
        try:
            legal = self.answer(items)
        except StarcupError:
            return False
        return legal is choice or (type(legal) is type(choice) and legal.text == choice.text)

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the number of a choice.

        Args:
            value: the choice.
            start: the first number to look at.
            stop: the number to stop before; None: the end.

        Raises:
            ValueError: the choice is not among these.
        """
        if value not in self:
            raise ValueError(f"{value!r} is not among these choices")
        number = self._number(getattr(value, "items"))  # noqa: B009 - typed as object by Sequence
        if not range(self._size)[start:stop].count(number):
            raise ValueError(f"{value!r} is not among these choices")
        return number

    def count(self, value: object) -> int:
        """Return 1 if a choice is among these, else 0.

        Args:
            value: the choice; any other object counts 0.
        """
        return int(value in self)

    @property
    def prefix(self) -> str:
        """The words before the items in the text of each choice, such as ``recruit``."""
        first = self[0]
        items: Items = getattr(first, "items")  # noqa: B009 - every choice of several items has them
        return first.text.removesuffix(" ".join(items) or NO_ITEMS).rstrip()

    def read(self, text: str) -> Choice | None:
        """Return the choice with a text; None if there is none.

        Args:
            text: the text, with the items in any order and blanks or commas between them.
        """
        if not is_kind(text, str):
            return None
        text, prefix = normalise(text), self.prefix
        if not text.startswith(f"{prefix} "):
            return None
        words = text.removeprefix(prefix).replace(",", " ").split()
        try:
            return self.answer(() if words == [NO_ITEMS] else words)
        except Misfit:
            return None

    def answer(self, items: Iterable[str]) -> Choice:
        """Return the choice of some items.

        Args:
            items: names of items on offer, in any order.

        Raises:
            Misfit: the items are not an answer.
        """
        items = texts_of(items, "items")
        self._last = choice = self.make(self.canonical(items))
        return choice

    def assembled(self, items: Items) -> Choice:
        """Return the choice of items that were put together by :meth:`following`; quicker than :meth:`answer`.

        Args:
            items: an answer, in canonical order.
        """
        self._last = choice = self.make(items)
        return choice

    def refusal(
        self, items: Items, rule: str, absent: Message = NOTHING, named: Callable[[str], Arg] | None = None
    ) -> IllegalChoice:
        """Return the refusal of items that are not an answer.

        Args:
            items: the names in the answer.
            rule: the id of the rule that forbids the answer.
            absent: the message for an item that is not on offer, with the argument ``item``; empty: a general one.
            named: returns the name of an item, as a part of a message; None: items are named as in choices.
        """
        try:
            self.canonical(items)
        except Misfit as misfit:
            if absent and misfit.code == "not-offered":
                item = misfit.item if named is None else named(misfit.item)
                reason = Message(absent.id, absent.otherwise, **dict(absent.args), item=item)
            else:
                reason = misfit.reason if named is None else _renamed(misfit, named)
            return IllegalChoice(misfit.code, rule, reason)
        called = tuple(map(named or str, items))
        return IllegalChoice("not-now", rule, Message(f"{REFUSAL}-not-asked-for", items=called))

    @property
    @abstractmethod
    def offered(self) -> Items:
        """The items on offer; a name occurs once for each copy."""

    @abstractmethod
    def following(self, items: Items) -> Items:
        """Return the items that may come next, for answers that are put together item by item.

        Items come in canonical order, so that there is exactly one way to each answer.

        Args:
            items: the items so far, each taken from the result of this method.

        Returns:
            Each name once; empty if nothing can be added to a whole answer. See :meth:`is_whole`.
        """

    @abstractmethod
    def is_whole(self, items: Items) -> bool:
        """Return whether some items are an answer, even if others could be added.

        Args:
            items: as for :meth:`following`.
        """

    @abstractmethod
    def canonical(self, items: Items) -> Items:
        """Return the items in canonical order.

        Args:
            items: names of items on offer, in any order.

        Raises:
            Misfit: the items are not an answer.
        """

    def _not_offered(self, item: str) -> Misfit:
        reason = Message(f"{REFUSAL}-not-offered", item=repr(item), offered=self.offered)
        return Misfit("not-offered", reason, item)

    @abstractmethod
    def _items(self, number: int) -> Items:
        """Return the items of the choice with that number."""

    @abstractmethod
    def _number(self, items: Items) -> int:
        """Return the number of the choice with these items, which are in canonical order."""


def _renamed(misfit: Misfit, named: Callable[[str], Arg]) -> Message:
    """Return the reason of a misfit with the names of its items."""
    args = {
        name: tuple([named(item) for item in value if isinstance(item, str)]) if isinstance(value, tuple) else value
        for name, value in misfit.reason.args
    }
    return Message(misfit.reason.id, **(args | ({"item": named(misfit.item)} if misfit.item else {})))
