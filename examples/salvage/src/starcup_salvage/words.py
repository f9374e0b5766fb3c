"""The rules of Salvage, to look up."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.packs import Rule
from starcup.words import Words
from starcup_salvage.table import SalvageTable, SalvageView

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
    """What people look up in Salvage."""

    def rules(self) -> Mapping[str, Rule]:
        return {key: Rule(key, text, "printed", "", "Salvage") for key, text in RULES.items()}
