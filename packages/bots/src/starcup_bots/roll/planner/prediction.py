"""Prediction of the phases that others will select, from what lies open: their dice, zones, worlds and goods."""

from __future__ import annotations

from attrs import frozen

from starcup.roll import Rules, SeatView
from starcup.roll.dice import Dice, count, kinds, total
from starcup_bots.roll.greedy.outlook import Outlook


@frozen
class Wishes:
    """The estimated wishes of others for each phase: a push for each phase and for what lies open."""

    explore: float = 0.6
    empty_zone: float = 0.8
    """Explore, for each stack of the zone that is empty."""
    poor: float = 0.5
    """Explore, with less than 2 credits."""
    worker: float = 0.45
    """Develop and Settle, for each worker that an average roll brings there."""
    completes: float = 0.8
    """Develop and Settle, if these workers complete the top tile."""
    room: float = 0.45
    """Produce, for each world without a good, as far as there are workers."""
    good: float = 0.5
    """Ship, for each good, as far as there are workers."""
    empty: float = -2.0
    """A phase in which there is nothing to do."""


def workers(rules: Rules, dice: Dice, phase: str) -> float:
    """Return the workers that dice bring to a phase in an average roll; wild faces are shared out."""
    force = 0.0
    for kind in kinds(dice):
        faces = rules.dice[kind].faces
        fitting = faces.count(phase) + 0.3 * faces.count("wild")
        force += count(dice, kind) * fitting / len(faces)
    return force


def push(outlook: Outlook, wishes: Wishes, seat: SeatView, phase: str) -> float:
    """Return the strength of a seat's wish for a phase."""
    rules = outlook.rules
    dice = rules.real(Dice(seat.behind_screen + seat.cup)) if outlook.view.phase < 0 else rules.real(seat.cup)
    force = workers(rules, dice, phase)
    if phase == "explore":
        empty = (not seat.development_stack) + (not seat.world_stack)
        return wishes.explore + wishes.empty_zone * empty + wishes.poor * (seat.credits < 2) + 0.2 * force
    if phase in ("develop", "settle"):
        stack = seat.world_stack if phase == "settle" else seat.development_stack
        if not stack or stack[0] is None:
            return wishes.empty
        tile = rules.tiles[stack[0]]
        lying = total(seat.settlers if phase == "settle" else seat.developers)
        missing = (tile.world if phase == "settle" else tile.development).cost - lying
        return wishes.worker * force + (wishes.completes if force + 0.8 >= missing else 0.0)
    goods = sum(total(good) for good in seat.goods)
    if phase == "produce":
        room = sum(rules.faces[index].holds_goods for index in seat.tableau) - goods
        return wishes.room * min(room, force + 1) if room > 0 else wishes.empty
    if phase == "ship":
        return wishes.good * min(goods, force + 1) if goods else wishes.empty
    return 0.0
