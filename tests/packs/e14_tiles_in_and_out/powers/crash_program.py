"""Crash Program: at the end of Develop draw until a development of cost 9 or more comes; it is placed."""

from attrs import frozen

from starcup.packed import hookimpl
from starcup.roll import RollTable, Tile, put_into_play
from starcup.roll.extending import DrawUntil


@frozen
class FindDevelopment(DrawUntil):
    """Draw until a development comes that is dear enough."""

    kind = "power:find-development"
    least: int = 9

    def wanted(self, table: RollTable, tile: Tile) -> bool:
        return tile.development.cost >= self.least

    def found(self, table: RollTable, tile: Tile | None) -> None:
        if tile is not None:
            put_into_play(table, self.seat, tile.development)
        else:
            table.gain_credits(self.seat, 1, "crash_program")


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(FindDevelopment(seat, least=9 if table.round % 2 else 5))
