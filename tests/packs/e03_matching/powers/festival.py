"""Festival: an Idler into the cup."""

from starcup.roll import Grant, hookimpl


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return (Grant(dice=1, colour="idler", to="cup"),)
