"""Events as lines, in as many portions as the caller likes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from starcup.kernel.events import Event, Undone
from starcup.kernel.steps import Decision
from starcup.words.text import sentence, wrap

INDENT = "  "
HEADINGS = ("--- ", "## ", "=== ")
"""The beginning of a heading: headings are printed unchanged, with an empty line before them."""


class Telling:
    """Puts the events of one game into lines.

    Args:
        event: puts an event into a sentence; empty if it is not worth telling.
    """

    def __init__(self, event: Callable[[Event], str]) -> None:
        self._event = event

    def lines(self, events: Iterable[Event]) -> list[str]:
        """Return the lines for the next portion of events.

        Args:
            events: in the order in which they happened, without those that were taken back.
        """
        found: list[str] = []
        for event in events:
            told = self._event(event)
            if told.startswith(HEADINGS):
                found += ["", told]
            elif told:
                found += wrap(sentence(told[:1].upper() + told[1:]), INDENT, INDENT * 2)
        return found

    def before(self, decision: Decision) -> list[str]:
        """Return a heading that no event announces, for a question that opens a new part of the game.

        Args:
            decision: the question that comes next.
        """
        return []


def live(events: Sequence[Event], since: int = 0) -> list[Event]:
    """Return the events that still hold, without those that were taken back.

    Args:
        events: all that happened.
        since: the position from which on they are wanted.
    """
    kept: list[tuple[int, Event]] = []
    for position in range(since, len(events)):
        event = events[position]
        if isinstance(event, Undone):
            kept = [one for one in kept if one[0] < event.since]
        else:
            kept.append((position, event))
    return [event for _, event in kept]


def of_round(events: Sequence[Event], number: int, begun: Callable[[Event], int | None]) -> list[Event]:
    """Return the events of one round; all, if no event begins a round.

    Args:
        events: all that happened.
        number: of the round; 0 is the time before the first.
        begun: tells the number of the round that an event begins, or None: as ``Words.round_begun``.
    """
    found: list[Event] = []
    present, divided = 0, False
    for event in events:
        begins = begun(event)
        if begins is not None:
            present, divided = begins, True
        if present == number:
            found.append(event)
    return found if divided or not number else list(events)
