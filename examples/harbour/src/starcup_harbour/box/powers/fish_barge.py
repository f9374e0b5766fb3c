"""Fish Barge: fishing ships cost one coin less."""

from starcup_harbour.ships import Ship

from starcup.packed import hookimpl


@hookimpl
def discount(ship: Ship) -> int:
    return int(ship.kind == "fishing")
