"""Gene Mediums: each Genes settler on a Genes world makes it cost 1 fewer."""

from starcup.packed import hookimpl
from starcup.roll import Face, RollTable


@hookimpl
def cost_now(table: RollTable, seat: int, face: Face, cost: int) -> int:
    return cost - table.count_dice(table.lying_on(seat, face), "genes") if face.counts("genes") else cost
