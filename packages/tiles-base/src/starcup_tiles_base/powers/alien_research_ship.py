"""Alien Research Ship: two imaginary explorers, one Home and one Alien Technology (POWER-17, POWER-24)."""

from starcup.roll import hookimpl


@hookimpl
def extra_workers() -> tuple[str, ...]:
    return ("home", "alien_technology")
