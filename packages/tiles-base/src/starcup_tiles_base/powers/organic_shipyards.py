"""Organic Shipyards: two imaginary shippers, one Home and one Genes (POWER-17, POWER-35)."""

from starcup.roll import hookimpl


@hookimpl
def extra_workers() -> tuple[str, ...]:
    return ("home", "genes")
