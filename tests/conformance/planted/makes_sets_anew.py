"""Makes a new choice whenever a set is asked for: equal ones have to be the same."""

from attrs import frozen

from starcup import Choice, Items, Picks
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "makes_sets_anew"


@frozen(eq=False)
class Show(PowerChoice):
    """Show some colours."""

    pattern = "show {power} {items}"
    items: Items


@frozen
class Ask(SeatStep[RollTable]):
    """The question of this power."""

    kind = f"power:{KEY}"
    question = "Which colours do you show?"

    def run(self, table: RollTable) -> Legal | None:
        return Picks(lambda items: Show(KEY, items), (("red", 2), ("blue", 1)), 0, 2)

    def take(self, table: RollTable, choice: Choice) -> None:
        table.gain_credits(self.seat, 1, KEY)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
