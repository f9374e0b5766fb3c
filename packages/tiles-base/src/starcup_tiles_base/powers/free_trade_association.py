"""Free Trade Association: $2 at the end of Ship; VP for half the cost of your Novelty worlds."""

from starcup.roll import RollTable, hookimpl
from starcup_tiles_base.powers._shapes import rounded_up


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 2


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return rounded_up(sum(world.cost for world in table.worlds(seat, "novelty")), 2)
