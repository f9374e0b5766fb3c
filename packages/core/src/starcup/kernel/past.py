"""Undo: copies of the table from before choices that may be taken back, kept from the first undo on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from starcup.kernel import loop
from starcup.kernel.choices import Choice
from starcup.kernel.errors import CannotUndo
from starcup.kernel.journal import Header, chanced, undone
from starcup.kernel.rebuilding import answer, at_first, renumber, scripted
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)

MOST_UNDOS = 10_000
"""The most undos in a game: enough for all uses, and few enough for its journal to be replayed."""


class Past(Generic[TableT]):
    """The copies of the table that a game keeps for undo; a game has none before its first undo.

    A stretch is the part of a game since something was last shown. The first undo of a stretch replays the journal
    from the base: the table at the beginning of the last stretch with an undo, or of the game. It keeps a new base from
    the beginning of its own stretch, and a copy from before each choice. Each further choice of the stretch adds a
    copy, and each undo takes the last one. So an undo costs about as much as the choice that it takes back, however
    many undos there are.
    """

    __slots__ = ("_base", "_before", "_place", "undos")

    def __init__(self, base: TableT | None = None, place: int = 0, undos: int = 0) -> None:
        self._base = base
        self._place = place  # the number of entries of the journal before the base
        self._before: list[tuple[int, TableT]] | None = None
        self.undos: int = undos

    def shared(self) -> Past[TableT]:
        """Return the past of a clone."""
        return Past(self._base, self._place, self.undos)

    def forget(self) -> None:
        """Drop the copies of this stretch: choices will be made without :meth:`note`."""
        self._before = None

    def note(self, table: TableT, seat: int) -> None:
        """Keep a copy of the table before a choice of ``seat``, if there was an undo in this stretch."""
        if self._before and not _depth(table):  # something was shown since the last copy: another stretch
            self._before = None
        if self._before is not None:
            self._before.append((seat, table.clone()))

    def back(self, ruleset: Ruleset[TableT, Any], header: Header, now: TableT, seat: int) -> TableT:
        """Return the table from before the last choice of ``seat``, with new numbers of questions.

        The caller has checked that the choice may be taken back.
        """
        if self.undos >= MOST_UNDOS:
            raise CannotUndo(f"{MOST_UNDOS} choices were taken back in this game: no more can be")
        if self._before and self._before[-1][0] == seat:
            table = self._before.pop()[1]
        else:
            table = self._rebuilt(ruleset, header, now, seat)
        self.undos += 1
        # The number of a withdrawn question is not used again: an answer to it may still arrive.
        answered = now.answered[:]
        for decision in now.pending:
            if now.lanes is None or decision.seat == seat:
                answered[decision.seat] += 1
        renumber(table, answered)
        return table

    def _rebuilt(self, ruleset: Ruleset[TableT, Any], header: Header, now: TableT, seat: int) -> TableT:
        entries = now.journal.entries()
        since = [*entries[self._place :], (seat, None)]
        table = at_first(ruleset, header) if self._base is None else self._base.clone()
        table.outside_chance = now.outside_chance
        scripted(table, chanced(since))
        if self._base is None:
            loop.advance(table)
        gone = undone(since)
        base, place, before = self._base, self._place, list[tuple[int, TableT]]()
        for number, (who, what) in enumerate(since):
            if number in gone or not isinstance(who, int) or not isinstance(what, Choice):
                continue
            if not _depth(table):
                base, place, before = table.clone(), self._place + number, []
            before.append((who, table.clone()))
            answer(table, who, what)
        if not _depth(table):
            base, place, before = table.clone(), len(entries) + 1, []
        if now.journal.lanes is not None:  # entries may still come before those of later seats' pages
            place = len(entries) - _entries(now.journal.lanes)
        self._base, self._place, self._before = base, place, before
        return table


def _entries(pages: Sequence[Sequence[object]]) -> int:
    return sum(map(len, pages))


def _depth(table: Table) -> int:
    """Return how many choices there were in this stretch; while all seats work at once, since they began."""
    pages = table.journal.lanes
    return table.undo_count if pages is None else _entries(pages)
