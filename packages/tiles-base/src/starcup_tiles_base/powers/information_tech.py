"""Information Tech: lose one of your dice, then gain two Novelty dice into the cup (POWER-38)."""

from starcup.roll import Grant, hookimpl


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return Grant(lose=1), Grant(dice=2, colour="novelty", to="cup")
