"""The phases as a list, which gives everything else their number, names and order (PHASE-1)."""

from __future__ import annotations

from functools import cache

from starcup.making import AnyStep
from starcup.roll._rules.construction import Construct
from starcup.roll._rules.definitions import Phase
from starcup.roll._rules.explore import EndExplore, Explore
from starcup.roll._rules.produce import ProduceGoods
from starcup.roll._rules.ship import ShipGoods

Tasks = tuple[AnyStep, ...]


@cache
def _explore(seat: int) -> Tasks:
    return (Explore(seat),)


@cache
def _develop(seat: int) -> Tasks:
    return (Construct(seat, False),)


@cache
def _settle(seat: int) -> Tasks:
    return (Construct(seat, True),)


@cache
def _produce(seat: int) -> Tasks:
    return (ProduceGoods(seat),)


@cache
def _ship(seat: int) -> Tasks:
    return (ShipGoods(seat),)


PHASES = (
    Phase("explore", "Explore", "I", "explorer", _explore, EndExplore(), imaginary=True),
    Phase("develop", "Develop", "II", "developer", _develop),
    Phase("settle", "Settle", "III", "settler", _settle),
    Phase("produce", "Produce", "IV", "producer", _produce),
    Phase("ship", "Ship", "V", "shipper", _ship, imaginary=True),
)
