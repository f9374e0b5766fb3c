"""Keeps a count under the name of a tile that only its owner knows; tallies are open to everybody."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def scouted(table: RollTable, seat: int, colour: str) -> None:
    below = table.seats[seat].development_stack[1:]
    if below:
        table.add_to_tally(seat, f"leaks {table.rules.tiles[below[-1]].id}")
