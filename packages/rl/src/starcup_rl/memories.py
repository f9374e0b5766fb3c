"""Memories: what seats saw at their questions and did; noting is cheap, the rest is computed on demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from attrs import define

from starcup import Recall

MOST = 1 << 20
"""More actions than any seat takes."""


class Remembered(Protocol):
    """A position that is never changed."""

    def known(self, seat: int) -> bytes:
        """Return what a seat sees, as bytes."""


@define(eq=False)
class _Note:
    """A note of one action of a seat: the action, its position and the note before it."""

    before: _Note | None
    where: Remembered | None
    action: int
    recall: Recall | None = None


class Memories:
    """What each seat of a game remembers. Memories are immutable, and share notes with those they were made from.

    A note keeps its position until the memory of its seat is computed.
    """

    __slots__ = ("_notes",)

    def __init__(self, players: int) -> None:
        self._notes: tuple[_Note | None, ...] = (None,) * players

    @classmethod
    def _with(cls, notes: tuple[_Note | None, ...]) -> Memories:
        memories = object.__new__(cls)
        memories._notes = notes
        return memories

    def __reduce__(self) -> tuple[object, ...]:
        seats = range(len(self._notes))
        return _restored, tuple([(self.recall(seat), tuple(self.last(seat, MOST))) for seat in seats])

    def noting(self, seat: int, where: Remembered, action: int) -> Memories:
        """Return memories with one more action."""
        notes = self._notes
        return self._with((*notes[:seat], _Note(notes[seat], where, action), *notes[seat + 1 :]))

    def recall(self, seat: int) -> Recall:
        """Return what a seat remembers, as a recall with that seat as seat 0. Don't change it."""
        note, waiting = self._notes[seat], list[_Note]()
        while note is not None and note.recall is None:
            waiting.append(note)
            note = note.before
        recall = Recall(1) if note is None else note.recall
        assert recall is not None
        for note in reversed(waiting):
            assert note.where is not None
            recall = recall.clone()
            recall.note(0, note.where.known(seat), str(note.action))
            note.recall, note.where = recall, None
        return recall

    def of(self, seat: int) -> Memories:
        """Return the memory of one seat, without those of the others."""
        return self._with(tuple([note if place == seat else None for place, note in enumerate(self._notes)]))

    def last(self, seat: int, number: int) -> list[int]:
        """Return the last actions of a seat, the latest first."""
        actions, note = list[int](), self._notes[seat]
        while note is not None and len(actions) < number:
            actions.append(note.action)
            note = note.before
        return actions


def _restored(*remembered: tuple[Recall, Sequence[int]]) -> Memories:
    """Return memories from the recall and the actions of each seat, the latest first."""
    notes = list[_Note | None]()
    for recall, actions in remembered:
        note: _Note | None = None
        for action in reversed(actions):
            note = _Note(note, None, action)
        if note is not None:
            note.recall = recall
        notes.append(note)
    return Memories._with(tuple(notes))
