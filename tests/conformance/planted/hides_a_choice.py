"""Carries a shake out, but lists a nod only."""

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "hides_a_choice"


@frozen(eq=False)
class Nod(PowerChoice):
    """Yes, this many times."""

    pattern = "nod {times} {power}"
    domains = {"times": (1, 2)}  # noqa: RUF012 - a pack of a stranger
    times: int


@frozen(eq=False)
class Shake(PowerChoice):
    """No."""

    pattern = "shake {power}"


@frozen
class Ask(SeatStep[RollTable]):
    """The question of this power."""

    kind = f"power:{KEY}"
    question = "Well?"

    def run(self, table: RollTable) -> Legal | None:
        return (Nod(KEY, 1), Nod(KEY, 2))

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Shake):
            table.gain_credits(self.seat, 1, KEY)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
