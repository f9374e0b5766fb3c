"""Festival: an Idler into the cup."""

from starcup.packed import hookimpl
from starcup.roll import Grant


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return (Grant(dice=1, colour="idler", to="cup"),)
