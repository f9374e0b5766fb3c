"""The phases as a list, which gives everything else their number, names and order (PHASE-1)."""

from __future__ import annotations

from collections.abc import Callable

from starcup.making import AnyStep, interned
from starcup.roll._rules.construction import Construct
from starcup.roll._rules.definitions import Phase
from starcup.roll._rules.explore import EndExplore, Explore
from starcup.roll._rules.produce import ProduceGoods
from starcup.roll._rules.ship import ShipGoods


def _tasks(step: Callable[..., AnyStep], *fields: object) -> Callable[[int], tuple[AnyStep, ...]]:
    """Return the function that gives the tasks of a seat: one step with these fields."""
    return interned(lambda seat: (step(seat, *fields),))


PHASES = (
    Phase("explore", "Explore", "I", "explorer", _tasks(Explore), EndExplore(), imaginary=True),
    Phase("develop", "Develop", "II", "developer", _tasks(Construct, False)),
    Phase("settle", "Settle", "III", "settler", _tasks(Construct, True)),
    Phase("produce", "Produce", "IV", "producer", _tasks(ProduceGoods)),
    Phase("ship", "Ship", "V", "shipper", _tasks(ShipGoods), imaginary=True),
)
