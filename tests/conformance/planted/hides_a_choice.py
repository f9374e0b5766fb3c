"""Carries a shake out, but lists a nod only."""

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "hides_a_choice"


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
        return (NOD, Nod(f"{KEY}_twice"))

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Shake):
            table.gain_credits(self.seat, 1, KEY)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
