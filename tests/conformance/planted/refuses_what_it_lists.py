"""Lists what it then refuses."""

from attrs import frozen

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "refuses_what_it_lists"


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
        if isinstance(choice, Nod) and table.seats[self.seat].credits < 5:
            raise IllegalChoice("too-poor", "POWER-4", "a nod costs $5.")


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
