"""The phases: a list, from which everything else takes their number, names and order (PHASE-1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from attrs import frozen

from starcup.kernel.steps import Step
from starcup.roll.construction import Construct
from starcup.roll.explore import EndExplore, Explore
from starcup.roll.produce import ProduceGoods
from starcup.roll.ship import ShipGoods
from starcup.roll.table import RollTable

Tasks = tuple[Step[RollTable], ...]


@frozen
class Phase:
    """A phase: its key, name, numeral, what its workers are called, and the steps of one seat in it.

    ``imaginary`` says whether powers may give imaginary workers here, ``end``
    is a step done after the phase's income.
    """

    key: str
    name: str
    numeral: str
    worker: str
    tasks: Callable[[int], Tasks]
    end: Step[RollTable] | None = None
    imaginary: bool = False


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
