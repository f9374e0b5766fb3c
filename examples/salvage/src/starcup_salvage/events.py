"""The events: what players are told."""

from __future__ import annotations

from starcup import Event, SeatEvent
from starcup.making import frozen
from starcup_salvage.table import Drone


@frozen
class WreckFound(Event):
    """A wreck drifts by; its hull is what it takes to haul it, and what it is worth."""

    wreck: int
    hull: int


@frozen
class DronesBuilt(SeatEvent):
    """Drones came into a hand; only their owner sees which."""

    private = True
    drones: tuple[Drone, ...]


@frozen
class DronesSent(SeatEvent):
    """The drones that a crew sent are shown."""

    drones: tuple[Drone, ...]


@frozen
class WreckHauled(SeatEvent):
    """A crew hauled the wreck."""

    points: int


@frozen
class WreckLost(Event):
    """Nobody hauled the wreck."""


@frozen
class HoldOpened(SeatEvent):
    """A hold was opened, with this die."""

    die: int


@frozen
class HoldsLeft(SeatEvent):
    """A crew left the wreck; what the holds brought is 0 if they blew up."""

    points: int
