"""The worth of choices about dice: activations, re-rolls, the converter, the end of the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starcup import Decision, Picks
from starcup_bots import around
from starcup_tiny_epic import choices as c
from starcup_tiny_epic._rules.converting import CONVERTED
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.bots.outlook import Parts
from starcup_tiny_epic.bots.planning import Dice, without
from starcup_tiny_epic.bots.weighing import Desk, Weighed, worth

LEAST = 0.02
"""The least gain for which a player without foresight activates a die."""


@worth.register
def activate(choice: c.Activate, desk: Desk) -> Parts | None:
    """Return what an activation gains, together with what the other dice can still do."""
    if choice.face not in FACES or FACES.index(choice.face) not in desk.dice:
        return None
    return _activation(FACES.index(choice.face), desk)


@worth.register
def start_reroll(choice: c.StartReroll, desk: Desk) -> Parts | None:
    """Return what the dice can do if the poor ones are rolled anew."""
    if not desk.dice:
        return None
    if desk.numbers.foresight:
        return {"dice_to_come": desk.plans.rerolled(desk.now, desk.dice, desk.plans.free)}
    return {"dice_to_come": LEAST if desk.plans.free else -LEAST}


@worth.register
def start_convert(choice: c.StartConvert, desk: Desk) -> Parts | None:
    """Return what the dice can do once the converter was used."""
    if len(desk.dice) < CONVERTED + 1:
        return None
    if desk.plans.free or not desk.numbers.foresight:  # a re-roll may show the face that is missing
        return {"dice_to_come": -LEAST}
    worth = desk.plans.converted(desk.now, desk.dice, False)
    return {"dice_to_come": worth, "hesitation": -desk.numbers.converting}


@worth.register
def end_turn(choice: c.EndTurn, desk: Desk) -> Parts | None:
    """Return the worth of ending the turn: nothing, as the others gain."""
    return {}


def _activation(face: int, desk: Desk) -> Parts:
    after = desk.faces.after(desk.now, face)
    left = without(desk.dice, face)
    if after is None:
        return {"others": -LEAST}
    parts = desk.gain(after, left[after.dice :])
    if desk.numbers.foresight:
        cost = desk.numbers.followed * desk.numbers.rival * _followers(desk)
        if cost:
            parts["others"] = parts.get("others", 0.0) - cost
    return parts


def _followers(desk: Desk) -> int:
    """Return the number of seats that may follow."""
    view = desk.view
    if view.players == 1:
        return 0
    return sum([view.empires[other].culture >= view.follow_price for other in desk.outlook.others])


def reroll(decision: Decision, desk: Desk) -> Weighed:
    """Return sets of dice to roll anew: the poor ones, and sets around them."""
    answers = decision.answers
    if (
        not isinstance(answers, Picks)
        or tuple(FACES.index(face) for face in answers.offered if face in FACES) != desk.dice
    ):
        return []
    dice, now, plans = desk.dice, desk.now, desk.plans
    if desk.numbers.foresight:
        poor, after = plans.kept(now, dice)
    else:
        after = now
        poor = tuple([face for face in dice if desk.faces.gain(now, face) <= LEAST])
    poor = poor or tuple(sorted(dice, key=lambda face: desk.faces.gain(now, face))[:1])
    weighed = Weighed()
    for choice, items in around(answers, [FACES[face] for face in poor]).items():
        left = _less(dice, [FACES.index(item) for item in items])
        again = len(items) * plans.hope(after)
        weighed.append(({"dice_kept": plans.rest(now, left, False), "dice_to_come": again}, choice))
    return weighed


def _less(dice: Dice, faces: list[int]) -> Dice:
    left = Counter(dice)
    left.subtract(faces)
    return tuple(sorted(left.elements()))


@worth.register
def put_in(choice: c.PutIn, desk: Desk) -> Parts | None:
    """Return what the other dice can do once two were put into the converter, and one was turned."""
    left = _without(choice.items, desk)
    return {"dice_to_come": desk.plans.turned(desk.now, left, desk.plans.free)} if left else None


@worth.register
def give_up(choice: c.GiveUp, desk: Desk) -> Parts | None:
    """Return what the other dice can still do once some were given up."""
    left = _without(choice.items, desk)
    return None if left is None else {"dice_to_come": desk.plans.rest(desk.now, left, desk.plans.free)}


@worth.register
def turn_die(choice: c.TurnDie, desk: Desk) -> Parts | None:
    """Return what the dice can do once one was turned."""
    left = _without((choice.face,), desk)
    if left is None or choice.other not in FACES:
        return None
    after = tuple(sorted((*left, FACES.index(choice.other))))
    return {"dice_to_come": desk.plans.rest(desk.now, after, desk.plans.free)}


def _without(items: Sequence[str], desk: Desk) -> Dice | None:
    """Return the unused dice less some; None if these are not among them."""
    faces = [FACES.index(item) for item in items if item in FACES]
    if len(faces) < len(items) or Counter(faces) - Counter(desk.dice):
        return None
    return _less(desk.dice, faces)
