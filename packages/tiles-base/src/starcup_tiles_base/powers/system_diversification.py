"""System Diversification: move one or two dice other than Home; VP for half the cost of Reassign developments."""

from functools import cache

from starcup.roll import Reassign, RollTable, hookimpl
from starcup_tiles_base.powers._shapes import rounded_up


@cache
def _power(dice: tuple[str, ...]) -> Reassign:
    return Reassign(up_to=2, colours=tuple(key for key in dice if key != "home"))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return _power(table.rules.die_keys)


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return rounded_up(sum(face.cost for face in table.developments(seat) if face.reassign), 2)
