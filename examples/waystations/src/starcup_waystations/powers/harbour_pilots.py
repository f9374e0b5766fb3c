"""Harbour Pilots: large worlds cost less, and bring a card."""

from starcup.packed import hookimpl
from starcup_race import Card, DrawCards, RaceTable

LARGE = 4


def _is_large(card: Card) -> bool:
    return card.is_world and not card.military and card.cost >= LARGE


@hookimpl
def discount(card: Card) -> int:
    return 1 if _is_large(card) else 0


@hookimpl
def placed(table: RaceTable, seat: int, card: Card) -> None:
    if _is_large(card):
        table.push(DrawCards(seat, 1))
