"""Salvage in words: the rules, what happens, and what a drone is called."""

from __future__ import annotations

from collections.abc import Mapping

from starcup import Event
from starcup.packs import Rule
from starcup.words import Words, counted
from starcup_salvage import events
from starcup_salvage.table import NAMES, SalvageTable, SalvageView

RULES = {
    "SALVAGE-1": "Each crew draws eight drones from a deck of 36, six of each strength from 1 to 6.",
    "SALVAGE-2": "Five wrecks drift by, one after another. Two dice say how strong the hull of a wreck is.",
    "SALVAGE-3": "All crews choose at once, in secret, which drones they send: up to three, or none.",
    "SALVAGE-4": "The strongest crew hauls the wreck, and scores the strength of the hull, if it is as strong as the "
    "hull and no other crew is as strong. Drones sent are scrap. A crew that sent none draws a drone.",
    "SALVAGE-5": "The crew that hauled the wreck opens holds for as long as it dares, and scores their dice.",
    "SALVAGE-6": "If the die of a hold is no more than the number of holds opened before, they all blow up.",
    "SALVAGE-7": "In the end a drone in hand scores 1. A tie goes to more points for wrecks. A lone player needs 55.",
}


class SalvageWords(Words[SalvageTable, SalvageView]):
    """The words of Salvage; what isn't here is told by Starcup."""

    def rules(self) -> Mapping[str, Rule]:
        return {key: Rule(key, text, "printed", "", "Salvage") for key, text in RULES.items()}

    def status(self, table: SalvageTable, view: SalvageView) -> list[str]:
        return [f"Hull {view.hull}; holds opened: {', '.join(map(str, view.opened)) or 'none'}"]

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
