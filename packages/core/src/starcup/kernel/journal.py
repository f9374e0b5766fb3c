"""The journal: a header, then all choices and chance outcomes in order, from which a game can be replayed.

Entries are only appended; an undo is an entry, too. In memory an entry is a
plain tuple: ``(seat, choice)``, ``(seat, None)`` for an undo, or
``(kind, value)`` for chance. Clones share their common entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from attrs import field

from starcup.kernel.choices import Choice
from starcup.kernel.events import Note
from starcup.kernel.values import frozen

Answered = tuple[int, Choice | None]
Chanced = tuple[str, int]
Entry = Answered | Chanced
_Link = tuple["_Link | None", list[Entry]]
_NO_NOTES: Mapping[tuple[int, int], list[Note]] = MappingProxyType({})


@frozen
class PackStamp:
    """Which pack a game was played with: name, version and digest of its contents."""

    name: str
    version: str
    digest: str


@frozen
class Header:
    """The header of a journal: game, packs, seats, seed, options, position and notes.

    ``position`` is the saved position that a game starts from if it did not start
    at the beginning (a scenario, a sampled world); empty otherwise. ``notes``
    belong to front ends, such as who sits where; the engine ignores them.
    """

    game: str
    packs: tuple[PackStamp, ...]
    seats: int
    seed: int
    options: dict[str, str] = field(factory=dict)
    position: str = ""
    notes: dict[str, str] = field(factory=dict)


class Journal:
    """The entries of one game. Clones share the entries from before they were cloned.

    While all seats work at once, ``lanes`` has a page for each, and ``notes`` the events that were noted meanwhile: by
    seat, and place on its page of the choice that they follow, -1 for those before the first choice.
    """

    __slots__ = ("_base", "lanes", "notes", "tail")

    def __init__(self) -> None:
        self._base: _Link | None = None
        self.tail: list[Entry] = []
        self.lanes: list[list[Entry]] | None = None

    def append(self, entry: Entry) -> None:
        """Append one entry."""
        self.tail.append(entry)

    def open_lanes(self, seats: int) -> None:
        """Give each seat a page of its own for its entries, until :meth:`close_lanes`."""
        self.lanes = [[] for _ in range(seats)]
        self.notes: Mapping[tuple[int, int], list[Note]] = _NO_NOTES

    def note(self, seat: int, notes: list[Note]) -> None:
        """Keep the events that follow the last entry on the page of a seat."""
        assert self.lanes is not None
        self.notes = {**self.notes, (seat, len(self.lanes[seat]) - 1): notes}

    def close_lanes(self) -> list[Note]:
        """Append the seats' pages in seat order, and return their events in that order, without what was undone."""
        pages = self.lanes or ()
        notes: list[Note] = []
        for page in pages:
            self.tail += page
        if pages and self.notes:
            for seat, page in enumerate(pages):
                notes += self._kept(seat, page)
        self.lanes = None
        return notes

    def _kept(self, seat: int, page: list[Entry]) -> list[Note]:
        gone = undone(page)
        places = [place for place in range(-1, len(page)) if place not in gone]
        return [note for place in places for note in self.notes.get((seat, place), ())]

    def clone(self) -> Journal:
        """Return an independent journal with the same entries, in constant time except for open pages."""
        if self.tail:
            self._base = (self._base, self.tail)
            self.tail = []
        twin = object.__new__(Journal)  # clones of tables are made by the million
        twin._base, twin.tail, twin.lanes = self._base, [], None
        if self.lanes is not None:
            twin.lanes = [page.copy() for page in self.lanes]
            twin.notes = _NO_NOTES
        return twin

    def strike(self, seat: int | None, pages: list[list[Entry]] | None, length: int) -> list[Chanced]:
        """Remove a choice that failed, and the entries after it; return the chance outcomes removed."""
        outcomes = chanced(self.tail[length:])
        del self.tail[length:]
        self.lanes = pages
        if pages is not None and seat is not None:
            pages[seat].pop()
        return outcomes

    def entries(self) -> list[Entry]:
        """Return all entries in order, open pages last."""
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
    """Return the chance outcomes among some entries."""
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
