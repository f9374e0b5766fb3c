"""Prestige: a point of it for each good Traded; 2 VP for each point at the end of the game."""

from starcup.packed import hookimpl
from starcup.roll import Face, RollTable

NAME = "prestige"


@hookimpl
def traded(table: RollTable, seat: int, world: Face) -> None:
    table.change_resource(seat, NAME, 1)


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return 2 * table.resource(seat, NAME)
