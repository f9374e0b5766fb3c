"""Space Mercenaries: move one Military or Rare Elements die to any other column (POWER-11)."""

from starcup.roll import Reassign, RollTable, hookimpl

POWER = Reassign(colours=("military", "rare_elements"))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return POWER
