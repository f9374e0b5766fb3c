"""Conscription: lose one of your dice, then gain two Military dice into the cup (POWER-38)."""

from starcup.roll import Grant, hookimpl


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return Grant(lose=1), Grant(dice=2, colour="military", to="cup")
