"""Colony Ship: at the end of Settle draw until a world that holds goods comes; it is placed, this leaves the game."""

from attrs import frozen

from starcup.packed import hookimpl
from starcup.roll import RollTable, Tile, put_into_play, return_tile
from starcup.roll.extending import DrawUntil

KEY = "colony_ship"


@frozen
class FindColony(DrawUntil):
    """Draw until a world that holds goods comes."""

    kind = "power:find-colony"

    def wanted(self, table: RollTable, tile: Tile) -> bool:
        return tile.world.holds_goods

    def found(self, table: RollTable, tile: Tile | None) -> None:
        if tile is not None:
            put_into_play(table, self.seat, tile.world)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    return_tile(table, seat, table.rules.faces[table.rules.face_index[KEY]], "box")
    table.push(FindColony(seat))
