"""Spore Gardens: a good that is produced here brings a card."""

from starcup.packed import hookimpl
from starcup_race import Card, DrawCards, RaceTable


@hookimpl
def good_produced(table: RaceTable, seat: int, world: Card) -> None:
    if world.key == "spore_gardens":
        table.push(DrawCards(seat, 1))
