"""Space Marines: lose one of your dice, then gain $1 and a Military die into the cup (POWER-38)."""

from starcup.roll import Grant, hookimpl


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return Grant(lose=1), Grant(credits=1), Grant(dice=1, colour="military", to="cup")
