"""Old Guard: a Military die into the cup."""

from starcup.packed import hookimpl
from starcup.roll import Grant


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return (Grant(dice=1, colour="military", to="cup"),)
