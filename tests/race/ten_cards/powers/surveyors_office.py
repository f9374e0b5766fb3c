"""Surveyors' Office: small worlds are easier, and bring a VP if somebody has a good on another one of their kind."""

from starcup.packed import hookimpl
from starcup_race import Card, RaceTable

SMALL = 3


@hookimpl
def discount(card: Card) -> int:
    return int(card.is_world and not card.military and card.cost <= SMALL)


@hookimpl
def military(card: Card) -> int:
    return int(card.cost <= SMALL)


@hookimpl
def placed(table: RaceTable, seat: int, card: Card) -> None:
    cards, others = table.rules.cards, [other for number, other in enumerate(table.seats) if number != seat]
    if card.is_world and any(cards[world].good == card.good for other in others for world in other.loaded()):
        table.gain_chips(seat, 1, "surveyors_office")
