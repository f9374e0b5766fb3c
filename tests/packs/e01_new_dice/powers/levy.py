"""Levy: two Leader dice into the cup."""

from starcup.packed import hookimpl
from starcup.roll import Grant


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return (Grant(dice=2, colour="leader", to="cup"),)
