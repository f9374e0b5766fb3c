"""Events as data: what happened, and what moved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Generic

from starcup.kernel.events import Event, SeatEvent, Undone
from starcup.kernel.messages import NOTHING, Message
from starcup.kernel.naming import hyphened, in_words
from starcup.kernel.ruleset import TableT, ViewT
from starcup.scene.naming import Naming
from starcup.scene.parts import Beat, Move, Weight
from starcup.scene.paths import Path


class Telling(Naming[TableT, ViewT], Generic[TableT, ViewT]):
    """The part of a game's scene that tells what happened."""

    paths: ClassVar[Mapping[type[Event], Path | tuple[Path, ...]]] = MappingProxyType({})
    """What events move from where to where, by their classes."""
    weights: ClassVar[Mapping[type[Event], Weight]] = MappingProxyType({})
    """The events that are not told by a plain sentence."""
    conserved: ClassVar[frozenset[str]] = frozenset()
    """The kinds of pieces whose every way from place to place is told by the moves of beats, for checks."""
    silent: ClassVar[frozenset[type[Event]]] = frozenset()
    """The events that are not told in words, since others say the same."""

    def beats(self, events: Sequence[Event], since: int = 0, seat: int | None = None) -> list[Beat]:
        """Return what happened, one beat an event; those that were taken back are left out.

        Args:
            events: all that the viewer heard.
            since: the position from which on they are wanted.
            seat: the viewer; None for an onlooker.
        """
        beats: list[Beat] = []
        for position in range(since, len(events)):
            event = events[position]
            if isinstance(event, Undone):
                beats = [beat for beat in beats if beat.position < event.since]
            else:
                beats.append(self.beat(event, position, events))
        return beats

    def beat(self, event: Event, position: int, events: Sequence[Event]) -> Beat:
        """Return an event as a beat.

        Args:
            event: of any class that the ruleset notes.
            position: where it stands.
            events: all that the viewer heard, for what went before.
        """
        kind = type(event)
        return Beat(
            position,
            hyphened(kind),
            NOTHING if kind in self.silent else self.sentence(event),
            event.seat if isinstance(event, SeatEvent) else None,
            self.source(event),
            tuple(self.moves(event)),
            self.weights.get(kind, "sentence"),
        )

    def sentence(self, event: Event) -> Message:
        """Return an event as a sentence; by default its class and fields.

        Args:
            event: of any class that the ruleset notes.
        """
        args = self.args(event)
        shown = [f"{in_words(name)} {{{name}}}" for name in args if name != "seat"]
        words = in_words(type(event).__name__) + (f" ({', '.join(shown)})" if shown else "")
        words = f"{{seat}}: {words}" if "seat" in args else words.capitalize()
        return Message(f"{self.game}-event-{hyphened(type(event))}", words, **args)

    def source(self, event: Event) -> str:
        """Return the piece whose power brought an event about, as ``KIND/KEY``; empty if none did.

        Args:
            event: of any class that the ruleset notes.
        """
        return ""

    def moves(self, event: Event) -> Iterable[Move]:
        """Return the pieces that an event moved; by default by :attr:`paths`.

        Args:
            event: of any class that the ruleset notes.
        """
        paths = self.paths.get(type(event), ())
        for path in (paths,) if isinstance(paths, Path) else paths:
            yield from path.moves(event, self.entry)
