"""Major Research Labs: an imaginary Home explorer (POWER-17)."""

from starcup.roll import hookimpl


@hookimpl
def extra_workers() -> tuple[str, ...]:
    return ("home",)
