"""Asks a question that carries the bottom tile of the owner's stack: what is still to be done is open to everybody."""

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "leaks_by_a_step"


@frozen(eq=False)
class Nod(PowerChoice):
    """Yes."""

    pattern = "nod {power}"


@frozen(eq=False)
class Shake(PowerChoice):
    """No."""

    pattern = "shake {power}"


LEGAL = (Nod(KEY), Shake(KEY))


@frozen
class Ask(SeatStep[RollTable]):
    """Remembers a tile that it has no need of."""

    kind = f"power:{KEY}"
    tile: int

    def run(self, table: RollTable) -> Legal | None:
        return LEGAL

    def take(self, table: RollTable, choice: Choice) -> None:
        pass


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    if len(table.seats[seat].development_stack) > 1:
        table.push(Ask(seat, table.seats[seat].development_stack[-1]))
