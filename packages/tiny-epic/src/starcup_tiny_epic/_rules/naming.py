"""Names of things as messages: resources and their amounts, tracks, faces of dice, planets, missions, rebel boards."""

from __future__ import annotations

from collections.abc import Iterable

from starcup.messages import Message
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.terms import FACES, RESOURCES, TRACKS


def amounts(energy: int, culture: int) -> Message:
    """Return amounts of the two resources."""
    return Message("tiny-epic-amounts", energy=energy, culture=culture)


def resource(number: int) -> Message:
    """Return the name of a resource."""
    return Message(f"resource-{RESOURCES[number]}")


def track(number: int) -> Message:
    """Return the name of a kind of track."""
    return Message(f"track-{TRACKS[number]}")


def face(number: int) -> Message:
    """Return the name of a face."""
    return Message(f"face-{FACES[number]}")


def faces(numbers: Iterable[int]) -> tuple[Message, ...]:
    """Return the names of the faces of dice."""
    return tuple([face(number) for number in numbers])


def planet(piece: Planet) -> Message:
    """Return the name of a planet."""
    return Message(f"planet-{piece.key}", piece.name)


def mission(piece: Mission) -> Message:
    """Return the name of a secret mission."""
    return Message(f"mission-{piece.key}", piece.name)


def board(piece: RebelBoard) -> Message:
    """Return the name of a rebel board."""
    return Message(f"board-{piece.key}", piece.name)


def difficulty(piece: RebelBoard) -> Message:
    """Return how hard it is to beat a rebel board, in a word."""
    return Message(f"difficulty-{piece.difficulty}", piece.difficulty)
