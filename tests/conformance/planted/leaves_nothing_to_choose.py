"""Asks somebody who has hardly any credits, and offers nothing then."""

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "leaves_nothing_to_choose"


@frozen(eq=False)
class Nod(PowerChoice):
    """Yes."""

    pattern = "nod {power}"


@frozen(eq=False)
class Shake(PowerChoice):
    """No."""

    pattern = "shake {power}"


NOD, SHAKE = Nod(KEY), Shake(KEY)


@frozen
class Ask(SeatStep[RollTable]):
    """The question of this power."""

    kind = f"power:{KEY}"
    question = "Well?"

    def run(self, table: RollTable) -> Legal | None:
        return (NOD, SHAKE) if table.seats[self.seat].credits > 1 else ()

    def take(self, table: RollTable, choice: Choice) -> None:
        pass


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
