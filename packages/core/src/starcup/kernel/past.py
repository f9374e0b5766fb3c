"""Undo: tables as they stood before choices that may be taken back, kept only once somebody takes one back."""

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
"""So many undos are taken in a game: more than anybody needs, and few enough for its journal to be read again."""


class Past(Generic[TableT]):
    """What a game keeps in order to take choices back; games in which nobody does so have none.

    The first undo of a stretch, that is since something was last shown, plays the journal again from the beginning
    of the last such stretch on. It leaves a table from the beginning of its own, and one from before each choice;
    from then on each choice of the stretch leaves one as well, and an undo takes the last one up again. So undos
    cost what the choices cost that they take back, however many there are.
    """

    __slots__ = ("_base", "_before", "_place", "undos")

    def __init__(self, base: TableT | None = None, place: int = 0, undos: int = 0) -> None:
        self._base = base
        self._place = place  # how many entries of the journal led to the base
        self._before: list[tuple[int, TableT]] | None = None
        self.undos: int = undos

    def shared(self) -> Past[TableT]:
        """Return the past of a clone."""
        return Past(self._base, self._place, self.undos)

    def forget(self) -> None:
        """Keep no more tables in this stretch: choices will be made that are not :meth:`noted`."""
        self._before = None

    def note(self, table: TableT, seat: int) -> None:
        """Keep the table as it stands before a choice of ``seat``, if somebody took one back in this stretch."""
        if self._before and not _depth(table):  # something was shown since the last one: another stretch
            self._before = None
        if self._before is not None:
            self._before.append((seat, table.clone()))

    def back(self, ruleset: Ruleset[TableT, Any], header: Header, now: TableT, seat: int) -> TableT:
        """Return the table as it stood before the last choice of ``seat``, which may be taken back, with new numbers.

        Raises:
            CannotUndo: too many undos.
            Exception: whatever a plugin raises that answers otherwise than before. Nothing has changed.
        """
        if self.undos >= MOST_UNDOS:
            raise CannotUndo(f"{MOST_UNDOS} choices were taken back in this game: no more can be")
        if self._before and self._before[-1][0] == seat:
            table = self._before.pop()[1]
        else:
            table = self._rebuilt(ruleset, header, now, seat)
        self.undos += 1
        # The number of a question that is withdrawn is not used again: its answer may be under way.
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
        if now.journal.lanes is not None:  # pages grow in front of others' entries
            place = len(entries) - _entries(now.journal.lanes)
        self._base, self._place, self._before = base, place, before
        return table


def _entries(pages: Sequence[Sequence[object]]) -> int:
    return sum(map(len, pages))


def _depth(table: Table) -> int:
    """How many choices of anybody could be taken back now."""
    return table.undo_count if table.lanes is None else sum(table.lane_undo)
