"""Granary: $1 at the end of Produce for each good that counts as Novelty."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return table.count_dice(table.goods(seat), "novelty")
