"""A good has a kind of its own: the first on a world is of the world's kind, each later one of the next kind."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.extensions import State
from starcup.making import Public, frozen
from starcup.packed import hookimpl
from starcup_race import Card, RaceTable

KINDS = ("novelty", "rare", "genes", "alien")


@frozen
class Made(State):
    """The goods that came to each world of a seat, and all that it consumed and sold."""

    goods: Public[tuple[tuple[str, int], ...]] = ()
    used: Public[int] = 0


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Made()


@hookimpl
def good_placed(table: RaceTable, seat: int, world: Card, produced: bool) -> None:
    made = table.seat_state(seat, Made)
    goods = dict(made.goods)
    goods[world.key] = goods.get(world.key, 0) + 1
    table.set_seat_state(seat, Made(tuple(goods.items()), made.used))


@hookimpl
def consumed(table: RaceTable, seat: int, worlds: tuple[Card, ...], chips: int) -> None:
    made = table.seat_state(seat, Made)
    table.set_seat_state(seat, Made(made.goods, made.used + len(worlds)))


@hookimpl
def sold(table: RaceTable, seat: int, world: Card, cards: int) -> None:
    consumed(table, seat, (world,), 0)


@hookimpl
def good_kind(table: RaceTable, seat: int, world: Card, kind: str) -> str:
    number = dict(table.seat_state(seat, Made).goods).get(world.key, 1)
    return KINDS[(KINDS.index(kind) + number - 1) % len(KINDS)] if kind else kind
