"""Old Guard: a Military die into the cup."""

from starcup.roll import Grant, hookimpl


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return (Grant(dice=1, colour="military", to="cup"),)
