"""Census: 1 VP for each of your dice that counts as Genes, and 2 for each world that does."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return table.count_dice(table.dice_owned(seat), "genes") + 2 * len(table.worlds(seat, "genes"))
