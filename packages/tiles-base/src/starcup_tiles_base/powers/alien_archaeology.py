"""Alien Archaeology: a Stock by an Alien Technology explorer brings $4 (POWER-23)."""

from starcup.roll import hookimpl


@hookimpl
def stock_credits(colour: str, credits: int) -> int:
    return 4 if colour == "alien_technology" else credits
