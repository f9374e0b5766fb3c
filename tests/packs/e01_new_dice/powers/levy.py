"""Levy: two Leader dice into the cup."""

from starcup.roll import Grant, hookimpl


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return (Grant(dice=2, colour="leader", to="cup"),)
