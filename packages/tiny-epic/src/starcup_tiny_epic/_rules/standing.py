"""Standing orders: a seat says beforehand whether it follows (FOLLOW-6), or that the rebel's dice stand (SOLO-10)."""

from __future__ import annotations

from starcup import Decision
from starcup.making import OrderableQuestion, Until, until_stopped
from starcup_tiny_epic._rules.acting import acquired
from starcup_tiny_epic._rules.following import AskFollow, follow_price
from starcup_tiny_epic._rules.rebel import AskForce, is_useless
from starcup_tiny_epic._rules.terms import CULTURE, FACES
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.choices import FOLLOW, LET_STAND, PASS


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


def _brings_back_its_price(view: EpicView, decision: Decision) -> bool:
    """Return whether a follow of a culture die leaves a seat with no more culture than it has."""
    step = decision.step
    if not isinstance(step, AskFollow) or step.face != CULTURE:
        return False
    has = view.empires[step.seat].culture
    after = has - follow_price(view, step.seat, step.free) + acquired(view, step.seat, step.face)
    return min(after, view.most(step.seat)) <= has


_TURNS: tuple[Until[EpicView], ...] = (
    Until("my-turn", "your turn begins", lambda then, now: now.active == now.seat and now.turn != then.turn),
    Until("next-turn", "the next turn begins", lambda then, now: now.turn != then.turn),
)

STANDING: tuple[OrderableQuestion[EpicView], ...] = (
    OrderableQuestion(
        AskFollow.kind,
        (PASS.text, FOLLOW.text),
        (*_TURNS, Until("next-die", "another die is activated", _another_die), *map(_face, range(len(FACES)))),
    ),
    OrderableQuestion(AskForce.kind, (LET_STAND.text,), (*_TURNS, *map(_rolled, range(len(FACES)))), seats=(1,)),
    OrderableQuestion(
        "follow-for-nothing",
        (PASS.text,),
        (until_stopped(),),
        step=AskFollow.kind,
        applies=_brings_back_its_price,
        where="a follow brings back no more than its price",
        at_first=PASS.text,
    ),
    OrderableQuestion(
        "useless-rebel-die",
        (LET_STAND.text,),
        (until_stopped(),),
        seats=(1,),
        step=AskForce.kind,
        applies=lambda view, decision: is_useless(view),
        where="the rebel has no use for its die",
        at_first=LET_STAND.text,
    ),
)
"""The questions that are asked again and again, and the conditions that end an order for them."""
