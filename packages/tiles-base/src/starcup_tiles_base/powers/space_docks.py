"""Space Docks: an imaginary Home shipper (POWER-17)."""

from starcup.roll import hookimpl


@hookimpl
def extra_workers() -> tuple[str, ...]:
    return ("home",)
