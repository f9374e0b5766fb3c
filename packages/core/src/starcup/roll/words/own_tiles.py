"""Events with the names of the tiles that a person has placed and abandoned, which are hidden from all others."""

from __future__ import annotations

from collections import deque

from attrs import frozen

from starcup import Event
from starcup.roll import RollGame
from starcup.roll import choices as c
from starcup.roll import events as ev

TOP = "@top"


@frozen
class OwnPlaced(ev.TilePlaced):
    """The event that a tile of the person's own was put on a stack."""

    key: str


@frozen
class OwnAbandoned(ev.TileAbandoned):
    """The event that a tile of the person's own was abandoned."""

    key: str


def events_of(game: RollGame, seat: int) -> list[Event]:
    """Return the events that a seat may hear, with the names of its own tiles, which its choices tell."""
    placed, abandoned = deque[str](), deque[str]()
    for who, what in game.journal:
        if who == seat and isinstance(what, c.Place):
            tops = [item.removesuffix(TOP) for item in reversed(what.items) if item.endswith(TOP)]
            placed.extend([*tops, *(item for item in what.items if not item.endswith(TOP))])
        elif who == seat and isinstance(what, c.Abandon):
            abandoned.extend(what.items)
    found: list[Event] = []
    for event in game.events(seat):
        if isinstance(event, ev.TilePlaced) and event.seat == seat and placed:
            event = OwnPlaced(event.seat, event.stack, event.where, placed.popleft())
        elif isinstance(event, ev.TileAbandoned) and event.seat == seat and abandoned:
            event = OwnAbandoned(event.seat, event.stack, abandoned.popleft())
        found.append(event)
    return found
