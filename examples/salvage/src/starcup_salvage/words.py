"""Salvage in words: what happens, and what a drone is called."""

from __future__ import annotations

from starcup.making import Event
from starcup.words import Words, counted
from starcup_salvage import events
from starcup_salvage.table import NAMES, SalvageTable, SalvageView


class SalvageWords(Words[SalvageTable, SalvageView]):
    """The words of Salvage; what isn't here is told by Starcup."""

    def item_meaning(self, item: str) -> str:
        return f"strength {NAMES.index(item) + 1}"

    def event(self, event: Event) -> str:
        match event:
            case events.WreckFound(wreck=wreck, hull=hull):
                return f"--- Wreck {wreck}: its hull is {hull}"
            case events.DronesBuilt(seat=seat, drones=drones):
                return f"{self.seat(seat)} built: {named(drones)}."
            case events.DronesSent(seat=seat, drones=drones):
                return f"{self.seat(seat)} sent: {named(drones)}."
            case events.WreckHauled(seat=seat, points=points):
                return f"{self.seat(seat)} hauled the wreck, for {points} points."
            case events.WreckLost():
                return "Nobody hauled the wreck."
            case events.HoldOpened(seat=seat, die=die):
                return f"{self.seat(seat)} opened a hold: {die}."
            case events.HoldsLeft(seat=seat, points=points):
                return f"{self.seat(seat)} left the wreck; its holds brought {points}."
        return super().event(event)

    def round_begun(self, event: Event) -> int | None:
        return event.wreck if isinstance(event, events.WreckFound) else None


def named(drones: tuple[int, ...]) -> str:
    """Return drones by name, equal ones counted."""
    return counted(NAMES[drone - 1] for drone in drones) or "none"
