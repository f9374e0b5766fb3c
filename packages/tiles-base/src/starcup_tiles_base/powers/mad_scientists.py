"""Mad Scientists: move two workers with the most Novelty worlds, one when tied for most, none otherwise (POWER-32)."""

from starcup.roll import Reassign, RollTable, hookimpl

ALONE, TIED = Reassign(up_to=2), Reassign()


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    worlds = [len(table.worlds(other, "novelty")) for other in range(table.players)]
    if worlds[seat] < max(worlds):
        return None
    return ALONE if worlds.count(worlds[seat]) == 1 else TIED
