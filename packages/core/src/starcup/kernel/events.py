"""Events: facts that happened, each with an audience.

Steps note them as plain tuples ``(EventClass, argument, ...)`` and only while
somebody listens, which costs a few percent; readers get typed, frozen objects.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

Note = tuple[object, ...]


@frozen
class Event:
    """Base of all events. ``private`` events are told to their own ``seat`` only."""

    private: ClassVar[bool] = False


@frozen
class SeatEvent(Event):
    """An event about one seat."""

    seat: int


@frozen
class Undone(SeatEvent):
    """The seat took its last choice back; events from position ``since`` on no longer hold."""

    since: int


def typed(note: Note) -> Event:
    """The event that a note stands for."""
    kind, *arguments = note
    assert isinstance(kind, type) and issubclass(kind, Event)
    return kind(*arguments)


def audible(notes: Iterable[Note], seat: int | None) -> list[Event]:
    """The events that ``seat`` may hear, typed; None hears everything (a referee, never a player)."""
    events = map(typed, notes)
    if seat is None:
        return list(events)
    return [event for event in events if not event.private or getattr(event, "seat", None) == seat]
