"""Alien Research Team: an extra tile at the end of Explore; $1 if an Alien explorer Scouted (POWER-25, POWER-26)."""

from starcup.packed import hookimpl
from starcup.roll import RollTable
from starcup.roll.extending import DrawTiles, PlaceTiles

SCOUTED = "alien_research_team"


@hookimpl
def scouted(table: RollTable, seat: int, colour: str) -> None:
    if colour == "alien_technology":
        table.add_to_tally(seat, SCOUTED)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    # A short bag is refilled with abandoned tiles (EXPLORE-16), but no seat gives a tile up for this draw.
    if table.bag or any(other.abandoned for other in table.seats):
        table.push(PlaceTiles(seat, plain=True))
        table.push(DrawTiles(seat, 1))


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return min(1, table.tally(seat, SCOUTED))
