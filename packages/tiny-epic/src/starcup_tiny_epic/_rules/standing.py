"""Standing orders: whether a seat follows may be said beforehand, until a turn or a die (FOLLOW-6)."""

from __future__ import annotations

from starcup.making import Standing, Until
from starcup_tiny_epic._rules.following import AskFollow
from starcup_tiny_epic._rules.seen import Seen
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.choices import FOLLOW, PASS


def _another_turn(then: Seen, now: Seen) -> bool:
    return now.turn != then.turn


def _own_turn(then: Seen, now: Seen) -> bool:
    return now.active == now.seat and now.turn != then.turn


def _another_die(then: Seen, now: Seen) -> bool:
    return (now.turn, len(now.bay)) != (then.turn, len(then.bay))


def _face(face: int) -> Until[Seen]:
    """Return the condition that a die of a face is activated."""

    def met(then: Seen, now: Seen) -> bool:
        return now.bay[-1:] == (face,) and _another_die(then, now)

    name = FACES[face]
    return Until(name, f"{'an' if name[0] in 'aeiou' else 'a'} {name} die is activated", met)


STANDING: tuple[Standing[Seen], ...] = (
    Standing(
        AskFollow.kind,
        (PASS.text, FOLLOW.text),
        (
            Until("my-turn", "your turn begins", _own_turn),
            Until("next-turn", "the next turn begins", _another_turn),
            Until("next-die", "another die is activated", _another_die),
            *map(_face, range(len(FACES))),
        ),
    ),
)
"""The one question that is asked again and again, and the conditions that end an order for it."""
