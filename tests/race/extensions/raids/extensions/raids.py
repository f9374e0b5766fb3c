"""Takeovers: when a round ends, whoever has most military takes a military world of whoever is next, once a game.

A raided seat has its world no more, with the good on it; a seat that raids a second time burns the world instead.
"""

from __future__ import annotations

from collections.abc import Mapping

from starcup.extensions import State
from starcup.making import Public, frozen
from starcup.packed import hookimpl
from starcup_race import Card, RaceTable


@frozen
class Raids(State):
    """How often a seat has raided, and lost a card."""

    raids: Public[int] = 0
    lost: Public[int] = 0


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Raids()


def strength(table: RaceTable, seat: int) -> int:
    return table.rules.compiled[table.seats[seat].tableau].military


@hookimpl
def round_ended(table: RaceTable) -> None:
    raider = max(table.order, key=lambda seat: strength(table, seat))
    for owner in table.others(raider):
        mine = table.seats[raider].tableau
        spoils = [card for card in table.seats[owner].tableau if table.rules.cards[card].military and card not in mine]
        if spoils and strength(table, raider) > strength(table, owner):
            raids = table.seat_state(raider, Raids)
            table.set_seat_state(raider, Raids(raids.raids + 1, raids.lost))
            if raids.raids:
                table.leave_tableau(owner, spoils[0])
            else:
                table.take_over(raider, spoils[0], owner)
            return


@hookimpl
def left_tableau(table: RaceTable, seat: int, card: Card) -> None:
    raids = table.seat_state(seat, Raids)
    table.set_seat_state(seat, Raids(raids.raids, raids.lost + 1))
