"""The questions about dice: activations, re-rolls, the converter, the end of the turn."""

from __future__ import annotations

from collections import Counter

from starcup import Choice, Decision, Picks
from starcup_bots.sets import around
from starcup_tiny_epic import choices as c
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.bots.outlook import Parts
from starcup_tiny_epic.bots.planning import Dice, without
from starcup_tiny_epic.bots.weighing import Desk, Weighed

LEAST = 0.02
"""The least gain for which a player without foresight activates a die."""


def turn(decision: Decision, desk: Desk) -> Weighed:
    """Return the choices of a turn with what they gain, together with what the other dice can still do.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    return [(_turn_choice(choice, desk), choice) for choice in decision.legal]


def _turn_choice(choice: Choice, desk: Desk) -> Parts:
    dice, now = desk.dice, desk.now
    if isinstance(choice, c.Activate):
        return _activation(FACES.index(choice.face), desk)
    if isinstance(choice, c.StartReroll):
        if desk.numbers.foresight:
            return {"dice_to_come": desk.plans.rerolled(now, dice, desk.plans.free)}
        return {"dice_to_come": LEAST if desk.plans.free else -LEAST}
    if isinstance(choice, c.StartConvert):
        if desk.plans.free or not desk.numbers.foresight:  # a re-roll may show the face that is missing
            return {"dice_to_come": -LEAST}
        worth = desk.plans.converted(now, dice, False)
        return {"dice_to_come": worth, "hesitation": -desk.numbers.converting}
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
    """Return sets of dice to roll anew: the poor ones, and sets around them.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    answers = decision.answers
    if not isinstance(answers, Picks):
        return []
    dice, now, plans = desk.dice, desk.now, desk.plans
    if desk.numbers.foresight:
        poor, after = plans.kept(now, dice)
    else:
        after = now
        poor = tuple([face for face in dice if desk.faces.gain(now, face) <= LEAST])
    poor = poor or tuple(sorted(dice, key=lambda face: desk.faces.gain(now, face))[:1])
    found = Weighed()
    for choice, items in around(answers, [FACES[face] for face in poor]).items():
        kept = _less(dice, [FACES.index(item) for item in items])
        again = len(items) * plans.hope(after)
        found.append(({"dice_kept": plans.rest(now, kept, False), "dice_to_come": again}, choice))
    return found


def _less(dice: Dice, faces: list[int]) -> Dice:
    left = Counter(dice)
    left.subtract(faces)
    return tuple(sorted(left.elements()))


def put_in(decision: Decision, desk: Desk) -> Weighed:
    """Return pairs of dice for the converter, with what the others can do once one of them is turned.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found, plans = Weighed(), desk.plans
    for choice in decision.legal:
        if isinstance(choice, c.PutIn):
            kept = _less(desk.dice, [FACES.index(item) for item in choice.items])
            found.append(({"dice_to_come": plans.turned(desk.now, kept, plans.free)}, choice))
    return found


def give_up(decision: Decision, desk: Desk) -> Weighed:
    """Return sets of dice that are given up, with what the others can still do.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found, plans = Weighed(), desk.plans
    for choice in decision.legal:
        if isinstance(choice, c.GiveUp):
            kept = _less(desk.dice, [FACES.index(item) for item in choice.items])
            found.append(({"dice_to_come": plans.rest(desk.now, kept, plans.free)}, choice))
    return found


def turn_die(decision: Decision, desk: Desk) -> Weighed:
    """Return the ways to turn a die, with what the dice can then do.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found, dice = Weighed(), desk.dice
    for choice in decision.legal:
        if isinstance(choice, c.TurnDie):
            kept = without(dice, FACES.index(choice.face))
            after = tuple(sorted((*kept, FACES.index(choice.other))))
            found.append(({"dice_to_come": desk.plans.rest(desk.now, after, desk.plans.free)}, choice))
    return found
