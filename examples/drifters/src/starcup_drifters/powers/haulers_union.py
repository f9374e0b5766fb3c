"""Haulers' Union: a further card for the good of a large world, which no term can say."""

from starcup.packed import hookimpl
from starcup_race import Card

LARGE = 4
"""The least cost or defense of a large world."""


@hookimpl
def trade_bonus(world: Card) -> int:
    return int(world.cost >= LARGE)
