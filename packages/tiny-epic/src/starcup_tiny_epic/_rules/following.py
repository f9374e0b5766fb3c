"""The window in which the others follow a die, clockwise, one after the other (FOLLOW)."""

from __future__ import annotations

from starcup import Choice
from starcup.making import AnyStep, AskInTurn, Legal, SeatStep, frozen
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.acting import act, possible
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.choices import FOLLOW, PASS, Follow

_ANSWERS: Legal = (FOLLOW, PASS)


def follow_price(table: EpicTable, number: int, free: bool) -> int:
    """Return the culture that a follow costs an empire (FOLLOW-2, CLARIFY-36)."""
    if free:
        return 0
    price = table.follow_price
    return max(0, table.limited(table.rules.extensions.follow_price, number, price)) if table.rules.extended else price


def can_follow(table: EpicTable, number: int, leader: int, face: int, free: bool = False) -> bool:
    """Return whether an empire can pay for a follow, and then carry out the action (FOLLOW-13 to FOLLOW-15)."""
    empire, price = table.empires[number], 0 if free else table.follow_price
    if table.rules.extended:
        price = follow_price(table, number, free)
    if empire.culture < price:
        return False
    empire.culture -= price
    try:
        if leader == table.active and table.follow_gain != (0, 0):
            with table.empires[leader].trying(*table.follow_gain, table.most(leader)):  # it comes before (CLARIFY-6)
                return possible(table, number, face)
        return possible(table, number, face)
    finally:
        empire.culture += price


@frozen
class Window(AskInTurn[EpicTable]):
    """A step that lets the empires of ``left`` follow a die of ``leader``, one after the other (FOLLOW-6, FOLLOW-8)."""

    kind = "window"
    leader: int
    face: int
    left: tuple[int, ...]
    free: bool = False

    def ask(self, table: EpicTable, seat: int) -> AnyStep | None:
        if can_follow(table, seat, self.leader, self.face, self.free):
            return AskFollow.of(seat, self.leader, self.face, self.free)
        if table.rules.extended:
            further = table.rules.extensions.further_choices
            if any(hook(table, seat, AskFollow.kind) for hook in further):
                return AskFollow.of(seat, self.leader, self.face, self.free)
        return None


@frozen
class AskFollow(SeatStep[EpicTable]):
    """A question whether a seat follows the die of ``leader`` (FOLLOW-1)."""

    kind = "follow"
    question = "Do you follow?"
    rule = "FOLLOW-1"
    leader: int
    face: int
    free: bool = False

    def run(self, table: EpicTable) -> Legal | None:
        if table.rules.extended and not can_follow(table, self.seat, self.leader, self.face, self.free):
            return (PASS,)  # it is asked for the sake of an extension's choice
        return _ANSWERS

    def take(self, table: EpicTable, choice: Choice) -> None:
        if not isinstance(choice, Follow):
            return
        price = follow_price(table, self.seat, self.free)
        table.empires[self.seat].culture -= price
        if table.log is not None:
            table.log.append((events.Followed, self.seat, FACES[self.face], price))
        if self.leader == table.active and table.follow_gain != (0, 0):
            energy, culture = table.follow_gain
            table.gain(table.active, energy, culture, "follow")  # before the follower acts (CLARIFY-6)
        if table.rules.extended:
            for hook in table.rules.extensions.followed:
                hook(table, self.seat, FACES[self.face])
        act(table, self.seat, self.face)
