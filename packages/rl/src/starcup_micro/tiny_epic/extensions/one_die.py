"""One die a turn, with three sides and two faces, and no free re-roll."""

from starcup.packed import hookimpl
from starcup_tiny_epic import EpicTable

SIDES = ("move", "move", "economy")


@hookimpl
def turn_dice(table: EpicTable, seat: int, dice: int) -> int:
    return 1


@hookimpl
def sides(table: EpicTable, seat: int, sides: tuple[str, ...]) -> tuple[str, ...]:
    return SIDES


@hookimpl
def turn_began(table: EpicTable, seat: int) -> None:
    table.rerolls = 1  # as if the free one was done
