"""Allows besides what it lists already."""

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "lists_it_twice"


@frozen(eq=False)
class Nod(PowerChoice):
    """Yes, so many times."""

    pattern = "nod {power} {times}"
    times: int


ONCE, TWICE = Nod(KEY, 1), Nod(KEY, 2)


@frozen
class Ask(SeatStep[RollTable]):
    """The question of this power."""

    kind = f"power:{KEY}"
    question = "Well?"

    def run(self, table: RollTable) -> Legal | None:
        return (ONCE, TWICE)

    def allowed(self, table: RollTable) -> Legal:
        return (TWICE,)

    def take(self, table: RollTable, choice: Choice) -> None:
        table.gain_credits(self.seat, {ONCE.text: 1, TWICE.text: 2}[choice.text], KEY)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
