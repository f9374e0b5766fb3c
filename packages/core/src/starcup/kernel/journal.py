"""The journal: a header, then every choice and every chance outcome in order. The truth of a game.

Append-only; undo is an entry. In memory an entry is a plain tuple:
``(seat, choice)``, ``(seat, None)`` for an undo, or ``(kind, value)`` for
chance. Clones share what they have in common.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import field

from starcup.kernel.choices import Choice
from starcup.kernel.values import frozen

Made = tuple[int, Choice | None]
Chanced = tuple[str, int]
Entry = Made | Chanced
_Link = tuple["_Link | None", list[Entry]]


@frozen
class PackStamp:
    """Which pack a game was played with: name, version and digest of its contents."""

    name: str
    version: str
    digest: str


@frozen
class Header:
    """What a journal needs besides its entries.

    ``position`` is a saved position to start from, for games that did not start
    at the beginning (a scenario, a sampled world); empty otherwise. ``notes``
    are a front end's own, such as who sits where; the engine ignores them.
    """

    game: str
    packs: tuple[PackStamp, ...]
    seats: int
    seed: int
    options: dict[str, str] = field(factory=dict)
    position: str = ""
    notes: dict[str, str] = field(factory=dict)


class Journal:
    """The entries of one game, shared between clones up to where they part."""

    __slots__ = ("_base", "lanes", "tail")

    def __init__(self) -> None:
        self._base: _Link | None = None
        self.tail: list[Entry] = []
        self.lanes: list[list[Entry]] | None = None

    def append(self, entry: Entry) -> None:
        """Write one entry."""
        self.tail.append(entry)

    def open_lanes(self, seats: int) -> None:
        """From here to :meth:`close_lanes` each seat writes on a page of its own."""
        self.lanes = [[] for _ in range(seats)]

    def close_lanes(self) -> None:
        """Put the seats' pages in seat order, whatever the order in which they were written."""
        if self.lanes is not None:
            for page in self.lanes:
                self.tail.extend(page)
            self.lanes = None

    def clone(self) -> Journal:
        """An independent journal with the same entries; constant time but for open pages."""
        if self.tail:
            self._base = (self._base, self.tail)
            self.tail = []
        twin = Journal()
        twin._base = self._base
        if self.lanes is not None:
            twin.lanes = [page[:] for page in self.lanes]
        return twin

    def strike(self, seat: int | None, pages: list[list[Entry]] | None, length: int) -> list[Chanced]:
        """Strike out a choice of ``seat`` that could not be carried out, and what followed it.

        ``pages`` and ``length`` are :attr:`lanes` and the length of :attr:`tail` from before it;
        without a seat it was no choice, but an outcome from outside. Returns the outcomes struck out.
        """
        outcomes = chanced(self.tail[length:])
        del self.tail[length:]
        self.lanes = pages
        if pages is not None and seat is not None:
            pages[seat].pop()
        return outcomes

    def entries(self) -> list[Entry]:
        """All entries in order, open pages last."""
        links: list[list[Entry]] = [self.tail]
        base = self._base
        while base is not None:
            base, part = base
            links.append(part)
        result = [entry for part in reversed(links) for entry in part]
        for page in self.lanes or ():
            result.extend(page)
        return result

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries())

    def __len__(self) -> int:
        return len(self.entries())


def chanced(entries: Iterable[Entry]) -> list[Chanced]:
    """The chance outcomes among some entries."""
    return [(kind, value) for kind, value in entries if isinstance(kind, str) and isinstance(value, int)]


def undone(entries: Iterable[Entry]) -> set[int]:
    """Return the places of all undos and of the choices that they took back."""
    places: set[int] = set()
    held: dict[int, list[int]] = {}
    for place, (who, what) in enumerate(entries):
        if isinstance(who, int):
            mine = held.setdefault(who, [])
            if what is None:
                places.add(place)
                if mine:
                    places.add(mine.pop())
            else:
                mine.append(place)
    return places
