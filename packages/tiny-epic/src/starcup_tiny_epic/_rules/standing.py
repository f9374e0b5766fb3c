"""Standing orders: a seat says beforehand whether it follows (FOLLOW-6), or that the rebel's dice stand (SOLO-10)."""

from __future__ import annotations

from starcup.making import OrderableQuestion, Until
from starcup_tiny_epic._rules.following import AskFollow
from starcup_tiny_epic._rules.rebel import AskForce
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.choices import FOLLOW, LET_STAND, PASS


def _another_turn(then: EpicView, now: EpicView) -> bool:
    return now.turn != then.turn


def _own_turn(then: EpicView, now: EpicView) -> bool:
    return now.active == now.seat and now.turn != then.turn


def _another_die(then: EpicView, now: EpicView) -> bool:
    return (now.turn, len(now.bay)) != (then.turn, len(then.bay))


def _face(face: int) -> Until[EpicView]:
    """Return the condition that a die of a face is activated."""

    def met(then: EpicView, now: EpicView) -> bool:
        return now.bay[-1:] == (face,) and _another_die(then, now)

    name = FACES[face]
    return Until(name, f"{'an' if name[0] in 'aeiou' else 'a'} {name} die is activated", met)


def _rolled(face: int) -> Until[EpicView]:
    """Return the condition that the rebel rolls a face."""

    def met(then: EpicView, now: EpicView) -> bool:
        changed = (now.turn, now.bay, now.unused) != (then.turn, then.bay, then.unused)
        return changed and now.active != now.seat and now.unused == (face,)

    return Until(FACES[face], f"the rebel rolls {FACES[face]}", met)


_TURNS = (Until("my-turn", "your turn begins", _own_turn), Until("next-turn", "the next turn begins", _another_turn))

STANDING: tuple[OrderableQuestion[EpicView], ...] = (
    OrderableQuestion(
        AskFollow.kind,
        (PASS.text, FOLLOW.text),
        (
            *_TURNS,
            Until("next-die", "another die is activated", _another_die),
            *map(_face, range(len(FACES))),
        ),
        seats=(2, 3, 4, 5),
    ),
    OrderableQuestion(AskForce.kind, (LET_STAND.text,), (*_TURNS, *map(_rolled, range(len(FACES)))), seats=(1,)),
)
"""The questions that are asked again and again, and the conditions that end an order for them."""
