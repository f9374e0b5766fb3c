"""Events: records of what happened in a game, each with an audience.

Steps note them as plain tuples ``(EventClass, argument, ...)``, and only if the
game keeps a log, which costs a few percent; readers get typed, frozen objects.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from starcup.kernel.errors import EngineError
from starcup.kernel.values import frozen

Note = tuple[object, ...]


@frozen
class Event:
    """Base class of all events. ``private`` events are told to their own ``seat`` only.

    A class may override :meth:`read`, so that steps note numbers of the ruleset,
    which are looked up only when the event is read.
    """

    private: ClassVar[bool] = False

    @classmethod
    def read(cls, ruleset: object, *noted: object) -> Event:
        """Return the event for the arguments that were noted.

        Args:
            ruleset: the ruleset of the game, to look numbers up.
            *noted: the arguments of ``table.note`` after the class.
        """
        return cls(*noted)


@frozen
class SeatEvent(Event):
    """An event about one seat; a number beyond the players' stands for an opponent that nobody plays."""

    seat: int


@frozen
class Undone(SeatEvent):
    """The seat took its last choice back; events from position ``since`` on no longer hold."""

    since: int


def typed(note: Note, ruleset: object) -> Event:
    """Return the event that a note stands for."""
    kind, *arguments = note
    if not (isinstance(kind, type) and issubclass(kind, Event)):
        raise EngineError(f"{kind!r} was noted, expected the class of an event")
    try:
        return kind.read(ruleset, *arguments)
    except Exception as error:
        noted = ", ".join(map(repr, arguments))
        raise EngineError(f"event {kind.__name__} can't be read from ({noted}): {error}") from error


def audible(notes: Iterable[Note], ruleset: object, seat: int | None, since: int = 0) -> list[Event]:
    """Return the events from position ``since`` on that ``seat`` may hear, typed; None hears everything (for referees).

    Positions count only the events that the seat may hear, also the one in an :class:`Undone`.
    """
    found: list[Event] = []
    places: list[int] = []
    place = 0
    for note in notes:
        kind = note[0]
        places.append(place)
        if place < since and kind is not Undone and not getattr(kind, "private", True):
            place += 1  # already told: front ends ask often, and making events costs more than counting
            continue
        event = typed(note, ruleset)
        if isinstance(event, Undone):
            event = Undone(event.seat, places[event.since] if event.since < len(places) else place)
        if seat is None or not event.private or getattr(event, "seat", None) == seat:
            if place >= since:
                found.append(event)
            place += 1
    return found
