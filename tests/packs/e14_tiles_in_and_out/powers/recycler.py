"""Recycler: at the end of Ship you may return a tile of yours to the bag for $3."""

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable, return_tile

KEY = "recycler"


@frozen(eq=False)
class Recycle(PowerChoice):
    """Return ``face`` to the bag."""

    pattern = "recycle {power} {face}"
    face: str


@frozen(eq=False)
class KeepAll(PowerChoice):
    """Return nothing."""

    pattern = "keep-all {power}"


KEEP = KeepAll(KEY)


@frozen
class ChooseTile(SeatStep[RollTable]):
    """Which tile is returned?"""

    kind = "power:recycler"
    question = "Return a tile to the bag?"

    def run(self, table: RollTable) -> Legal | None:
        tiles = [face for face in table.tableau(self.seat) if face.index < 2 * len(table.rules.tiles)]
        return (KEEP, *(Recycle.of(KEY, face.key) for face in tiles)) if tiles else None

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Recycle):
            return_tile(table, self.seat, table.rules.faces[table.rules.face_index[choice.face]])
            table.gain_credits(self.seat, 3, KEY)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(ChooseTile(seat))
