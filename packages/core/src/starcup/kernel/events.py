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
    """Base of all events. ``private`` events are told to their own ``seat`` only.

    A class may override :meth:`read` to have notes with numbers of the ruleset
    put in words only when somebody reads them.
    """

    private: ClassVar[bool] = False

    @classmethod
    def read(cls, ruleset: object, *noted: object) -> Event:
        """The event for the arguments that were noted."""
        return cls(*noted)


@frozen
class SeatEvent(Event):
    """An event about one seat."""

    seat: int


@frozen
class Undone(SeatEvent):
    """The seat took its last choice back; events from position ``since`` on no longer hold."""

    since: int


def typed(note: Note, ruleset: object) -> Event:
    """The event that a note stands for."""
    kind, *arguments = note
    assert isinstance(kind, type) and issubclass(kind, Event)
    return kind.read(ruleset, *arguments)


def audible(notes: Iterable[Note], ruleset: object, seat: int | None) -> list[Event]:
    """The events that ``seat`` may hear, typed; None hears everything (a referee, never a player).

    The position that an :class:`Undone` names is one in the list returned.
    """
    found: list[Event] = []
    places: list[int] = []
    for note in notes:
        event = typed(note, ruleset)
        places.append(len(found))
        if isinstance(event, Undone):
            event = Undone(event.seat, places[event.since] if event.since < len(places) else len(found))
        if seat is None or not event.private or getattr(event, "seat", None) == seat:
            found.append(event)
    return found
