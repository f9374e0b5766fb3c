"""Asks again whatever is answered."""

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "asks_for_ever"


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
        return (NOD, SHAKE)

    def take(self, table: RollTable, choice: Choice) -> None:
        table.push(self)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
