"""The automatic turns of the rebel galaxy in a solo game (SOLO)."""

from __future__ import annotations

from starcup.making import Legal, Step, frozen
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.turn import clear_turn

REBEL = 1
"""The number of the rebel's empire."""


@frozen
class RebelTurn(Step[EpicTable]):
    """A step that begins the rebel's turn (SOLO-8)."""

    kind = "rebel-turn"

    def run(self, table: EpicTable) -> Legal | None:
        clear_turn(table)
        table.active = REBEL
        table.turn += 1
        return None
