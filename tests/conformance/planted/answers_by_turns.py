"""Pays more for every other Stock, counted where no table sees it."""

from itertools import cycle

from starcup.packed import hookimpl

MORE = cycle((0, 1))


@hookimpl
def stock_credits(colour: str, credits: int) -> int:
    return credits + next(MORE)
